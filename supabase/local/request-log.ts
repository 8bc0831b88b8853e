import { AsyncLocalStorage } from 'node:async_hooks'
import { LineBudget } from '@maveshi/shared/log/line-budget'
import { oneLine } from '@maveshi/shared/log/one-line'
import { requestId } from 'hono/request-id'
import type { DatabaseError } from './errors.ts'
import type { Check } from './front.ts'

/** The request that something is said about. Not its query, which holds what people look for. */
interface Request {
  readonly id: string
  readonly method: string
  readonly path: string
}

/** `/rest/v1/rpc/search_listings` is what was asked; what follows is whose, and which. */
const TELLING_SEGMENTS = 5

const requests = new AsyncLocalStorage<Request>()

/** Parts of messages between quotes are values, or may be. */
const withoutValues = (message: string) => message.replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '"…"').replace(/"…".*"/gs, '"…"')

interface Named extends DatabaseError {
  readonly constraint?: string
  readonly constraint_name?: string
  readonly table?: string
  readonly table_name?: string
  readonly column?: string
  readonly column_name?: string
}

/** What went wrong, in a few words and without the values that it went wrong with. */
export function describe(error: Error & Named): string {
  const source = error.code === 'PGRST' && error.cause instanceof Error ? (error.cause as Error & Named) : error
  const names = [
    source.table ?? source.table_name,
    source.column ?? source.column_name,
    source.constraint ?? source.constraint_name,
  ].filter(Boolean)
  const what = `${source.code ?? source.name} ${withoutValues(source.message)}`
  return names.length > 0 ? `${what} [${names.join(' ')}]` : what
}

/** Where a mistake of ours was made: the first line of the trace. A database's error has a code, and no place here. */
function placeOf({ stack = '' }: Error): string {
  const [, place = ''] = /\n\s+at ([^\n]+)/.exec(stack) ?? []
  return place && ` at ${place}`
}

function partOf(part: unknown): string {
  if (part instanceof Error) return (part as Named).code ? describe(part) : describe(part) + placeOf(part)
  return typeof part === 'string' ? withoutValues(part) : typeof part
}

const watched = new WeakSet<Console>()

/**
 * The embedded server writes to the console whole: errors with their fields, stacks and values. What it says within a
 * request becomes one line that names the request. Everything else is left alone.
 */
export function logRequestsInLines(log: Console = console): void {
  if (watched.has(log)) return
  watched.add(log)
  const budget = new LineBudget()
  const print = log.error.bind(log)
  for (const method of ['error', 'warn', 'info', 'log'] as const) {
    const original = log[method].bind(log)
    log[method] = (...parts: unknown[]) => {
      const request = requests.getStore()
      if (!request) return original(...parts)
      const { id, method: verb, path } = request
      const line = [new Date().toISOString(), id, verb, path, ...parts.map(partOf)].join(' ')
      budget.spend(print, oneLine(line))
    }
  }
}

/** Gives every request a number, which its answer bears and its lines of the log begin with. */
export const requestLog: Check = (front) => {
  front.use(requestId({ limitLength: 64 }))
  // Written to the answer itself: what the embedded server or the gateway answers knows nothing of headers that were set before.
  front.use(async (c, next) => {
    await next()
    c.header('X-Request-Id', c.get('requestId'))
  })
  front.use((c, next) => {
    const path = c.req.path.split('/').slice(0, TELLING_SEGMENTS).join('/')
    return requests.run({ id: c.get('requestId'), method: c.req.method, path }, next)
  })
}
