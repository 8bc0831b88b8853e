import { VISITOR_LOG_ENTRIES } from '../limits.ts'
import { type BrowserName, browserName } from './browser-name.ts'

/** Under which key the browser stores the log. */
export const VISITOR_LOG_KEY = 'maveshi-visitor-log'

/** Where the network says that a visitor is. */
export interface NetworkPlace {
  readonly ip: string
  readonly city: string
  readonly region: string
  readonly country: string
}

/** Nobody has asked, or the service does not know. */
export const UNKNOWN_PLACE: NetworkPlace = { ip: 'Unavailable', city: 'N/A', region: 'N/A', country: 'N/A' }

/** One page view (docs/product.md, Visitor log). */
export interface VisitorLogEntry extends NetworkPlace {
  /** Milliseconds since 1970; entries of one moment count on. */
  readonly id: number
  /** ISO 8601. */
  readonly timestamp: string
  /** With its query, but without the values of secrets. */
  readonly path: string
  /** A person's id, or `Guest`. */
  readonly userId: string
  readonly userAgent: string
  readonly browser: BrowserName
}

/** What is known of a page view when it happens. `path` is with its query. */
export interface PageView {
  readonly path: string
  readonly userId: string | undefined
  readonly userAgent: string
  readonly time: Date
}

/** Whether a page view belongs into the log: those of the console do not (docs/product.md, Visitor log). */
export const isLogged = (path: string): boolean => !path.startsWith('/admin')

const SECRET = /([?&][^=&]*(token|code|secret|password)[^=&]*=)[^&#]*/gi

/** The entry of a page view. Where the visitor is, is not known yet. */
export function entryOf({ path, userId, userAgent, time }: PageView): VisitorLogEntry {
  return {
    id: time.getTime(),
    timestamp: time.toISOString(),
    path: path.replace(SECRET, '$1…'),
    userId: userId ?? 'Guest',
    userAgent,
    browser: browserName(userAgent),
    ...UNKNOWN_PLACE,
  }
}

const isEntry = (entry: VisitorLogEntry | null): boolean => typeof entry?.path === 'string' && 'timestamp' in entry

/** Reads the stored text of the log; what is no log is an empty one, and what is no entry is left out. */
export function readLog(text: string | null): readonly VisitorLogEntry[] {
  try {
    const log: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(log) ? log.filter(isEntry) : []
  } catch {
    return []
  }
}

/** Adds an entry at the end, under an id of its own; the oldest beyond the limit go. */
export function withEntry(
  log: readonly VisitorLogEntry[],
  entry: VisitorLogEntry,
  limit = VISITOR_LOG_ENTRIES,
): readonly VisitorLogEntry[] {
  const id = Math.max(entry.id, (log[log.length - 1]?.id ?? 0) + 1)
  return [...log, { ...entry, id }].slice(-limit)
}
