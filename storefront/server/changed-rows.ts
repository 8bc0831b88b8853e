import type { IncomingHttpHeaders } from 'node:http'

/** Has the backend count the rows that a write changes. */
export function askForCount(prefer: string | undefined): string {
  if (!prefer) return 'count=exact'
  return /(^|,)\s*count=/.test(prefer) ? prefer : `${prefer},count=exact`
}

/** Whether a write that went through has changed something: `Content-Range` ends with how many rows. */
export function hasChangedRows(headers: IncomingHttpHeaders): boolean {
  return !/\/0\s*$/.test(headers['content-range'] ?? '')
}
