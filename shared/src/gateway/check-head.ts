import { type Refusal, Refused, refuse } from './refusal.ts'
import { checkTableQuery, readParameters } from './rest-query.ts'
import { checkSelect } from './rest-select.ts'
import { type Route, routeOf } from './routes.ts'

/** A request without its body. */
export interface Head {
  readonly method: string
  /** Path and query as they were sent. */
  readonly target: string
  /** A header by its name in small letters. */
  readonly header: (name: string) => string | undefined
}

const ACCEPTED = /^(\*\/\*|application\/\*|application\/json|application\/vnd\.pgrst\.object\+json)$/
const PREFERRED =
  /^(return=(minimal|representation|headers-only)|count=exact|missing=default|resolution=(merge|ignore)-duplicates)$/
const KEY_CHARACTERS = 4096
const WRITTEN = /^(application\/json)\s*(;\s*charset=utf-8\s*)?$/i

const listed = (header: string | undefined): string[] => (header ?? '').split(',').flatMap((part) => part.trim() || [])

function checkRestHeaders({ header }: Head): void {
  const wanted = listed(header('accept')).map((one) => one.split(';', 1)[0]?.trim() ?? '')
  if (wanted.length > 0 && !wanted.some((type) => ACCEPTED.test(type))) refuse('Answers are JSON', 406)
  if (listed(header('accept')).some((one) => /pgrst\.(plan|array)|nulls=/.test(one))) refuse('Answers are JSON', 406)
  const preferred = listed(header('prefer')?.replaceAll(';', ','))
  if (!preferred.every((one) => PREFERRED.test(one))) refuse('No such preference')
  for (const name of ['accept-profile', 'content-profile']) {
    if ((header(name) ?? 'public') !== 'public') refuse('No such schema', 406)
  }
  if (header('range') !== undefined) refuse('Say limit and offset')
}

function checkQuery({ method, target }: Head, route: Route): void {
  const question = target.indexOf('?')
  const parameters = readParameters(question < 0 ? '' : target.slice(question + 1))
  if (route.table) {
    checkTableQuery(route.table, method, parameters)
    return
  }
  for (const [name, value] of parameters) {
    if (!route.parameters?.get(name)?.test(value)) refuse('No such parameter here')
  }
  if (route.called && parameters.has('select')) checkSelect(parameters.get('select') || '*', {})
}

function checkBodyHeaders({ method, header }: Head, route: Route): void {
  const [coding, length] = [header('content-encoding'), header('content-length')]
  if (coding && coding !== 'identity') refuse('Bodies are sent as they are', 415)
  if (READS.has(method) && header('transfer-encoding') !== undefined) refuse('Nothing comes along with a question')
  if (length !== undefined && !/^\d{1,12}$/.test(length)) refuse('No such length')
  if (Number(length ?? 0) > (READS.has(method) ? 0 : route.bodyBytes)) refuse('The body is too large', 413)
  const type = header('content-type')
  const isJson = route.service !== 'storage' && !READS.has(method) && Number(length ?? 1) > 0
  if (isJson && type && !WRITTEN.test(type)) refuse('Bodies are JSON', 415)
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD'])
const TARGET_CHARACTERS = 14_000

function check(head: Head): Route {
  const { method, target, header } = head
  if (target.length > TARGET_CHARACTERS) refuse('The address is too long', 414)
  const route = routeOf(target.split('?', 1)[0] ?? '')
  if (!route) refuse('There is nothing here', 404)
  if (!route.methods.includes(method)) refuse(`${route.methods.join(', ')} only`, 405)
  for (const name of ['authorization', 'apikey']) {
    if ((header(name)?.length ?? 0) > KEY_CHARACTERS) refuse('The key is too long')
  }
  if (route.service === 'rest') checkRestHeaders(head)
  checkBodyHeaders(head, route)
  checkQuery(head, route)
  return route
}

/** Where a request leads, or why it leads nowhere. */
export function checkHead(head: Head): Route | Refusal {
  try {
    return check(head)
  } catch (error) {
    if (error instanceof Refused) return { status: error.status, message: error.message }
    throw error
  }
}

export const isRefusal = (outcome: Route | Refusal): outcome is Refusal => 'status' in outcome
