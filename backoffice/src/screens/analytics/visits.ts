import type { VisitorLogEntry } from '@maveshi/shared/visitor/log'
import { indianDay } from './period.ts'

/** How the log is narrowed. Days are of India, both included; what is empty narrows nothing. */
export interface VisitFilter {
  /** Words of the page, of who and where somebody was, and of what the browser says of itself. */
  readonly text: string
  readonly browser: string
  readonly who: '' | 'guest' | 'member'
  readonly from: string
  readonly to: string
}

export const NO_FILTER: VisitFilter = { text: '', browser: '', who: '', from: '', to: '' }

/** What the log calls somebody who is not signed in. */
export const GUEST = 'Guest'

/** The address of a page as people read it, with its letters and signs as they were written. */
export function readablePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const searched = ({ path, userId, ip, city, region, country, userAgent }: VisitorLogEntry): string =>
  [path, userId, ip, city, region, country, userAgent].join('\n').toLowerCase()

function isWithin({ timestamp }: VisitorLogEntry, from: string, to: string): boolean {
  if (!from && !to) return true
  const time = new Date(timestamp)
  if (Number.isNaN(time.getTime())) return false
  const day = indianDay(time)
  return (!from || day >= from) && (!to || day <= to)
}

/** The page views that fit a filter. */
export function visitsThat(
  log: readonly VisitorLogEntry[],
  { text, browser, who, from, to }: VisitFilter,
): readonly VisitorLogEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return log.filter(
    (visit) =>
      words.every((word) => searched(visit).includes(word)) &&
      (!browser || visit.browser === browser) &&
      (!who || (visit.userId === GUEST) === (who === 'guest')) &&
      isWithin(visit, from, to),
  )
}
