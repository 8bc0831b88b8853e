import { AVATAR_BUCKET, PHOTO_BUCKET } from '../access/session.ts'
import { BODY_BYTES, CATALOGUE_BODY_BYTES, FUNCTIONS, TABLES } from './rest-policy.ts'

/** Which part of the backend a request is for, and what may be done there. */
export interface Route {
  readonly service: 'auth' | 'rest' | 'storage'
  readonly methods: readonly string[]
  /** What a request that writes may carry. */
  readonly bodyBytes: number
  /** Parameters that the query may have, and what they may be; without, the query is read for itself. */
  readonly parameters?: Parameters
  /** Whether it is known before the body is read that an administrator sends it: it is large, or dear to read. */
  readonly isForAdministrators?: boolean
  /** Whether the body has to say that no account is to be made of it. */
  readonly isForAccounts?: boolean
  /** The table or function that a REST request is for. */
  readonly table?: string
  readonly called?: string
}

type Parameters = ReadonlyMap<string, RegExp>

const READING = ['GET', 'HEAD']
const KB = 1024
const AUTH_BODY_BYTES = 16 * KB
/** The larger bucket takes files of one megabyte; a form around one weighs a little. */
const FILE_BYTES = 1024 * KB + 16 * KB
const FILE_LIST_BYTES = 64 * KB

const NONE: Parameters = new Map()
const SELECT: Parameters = new Map([['select', /./]])
/** Where a mailed link leads back to: Auth itself knows to which addresses it may. */
const REDIRECTED: Parameters = new Map([['redirect_to', /^https?:\/\/.{1,500}$/]])

const auth = (methods: readonly string[], parameters: Parameters): Route => ({
  service: 'auth',
  methods,
  bodyBytes: AUTH_BODY_BYTES,
  parameters,
})

/** What accounts need of Auth: with a password, by a mailed link, and nothing else that it can do. */
const AUTH: Readonly<Record<string, Route>> = {
  signup: auth(['POST'], REDIRECTED),
  token: auth(['POST'], new Map([['grant_type', /^(password|refresh_token)$/]])),
  recover: auth(['POST'], REDIRECTED),
  // A link that proves an address: to somebody who has an account, as the body has to say.
  otp: { ...auth(['POST'], REDIRECTED), isForAccounts: true },
  verify: auth(['POST'], REDIRECTED),
  user: auth(['GET', 'PUT'], REDIRECTED),
  logout: auth(['POST'], new Map([['scope', /^(global|local|others)$/]])),
}

const BUCKETS = `(?:${PHOTO_BUCKET}|${AVATAR_BUCKET})`
/** Folders are named by ids, files by ids and letters: no dots but the one before the ending. */
const FILE = '(?:[\\w-]{1,64}/){0,3}[\\w-]{1,64}(?:\\.[a-z]{3,4})?'

/** The hash of the picture that is meant: part of the address, so that no cache shows an earlier one under the same name. */
const VERSION: Parameters = new Map([['v', /^[\w-]{1,128}$/]])

const storage = (methods: readonly string[], bodyBytes: number, parameters = NONE): Route => ({
  service: 'storage',
  methods,
  bodyBytes,
  parameters,
})

/** What photographs need of the storage. */
const STORAGE: readonly (readonly [RegExp, Route])[] = [
  [new RegExp(`^object/public/${BUCKETS}/${FILE}$`), storage(READING, 0, VERSION)],
  [new RegExp(`^object/list/${BUCKETS}$`), storage(['POST'], FILE_LIST_BYTES)],
  [new RegExp(`^object/${BUCKETS}$`), storage(['DELETE'], FILE_LIST_BYTES)],
  [new RegExp(`^object/${BUCKETS}/${FILE}$`), storage(['POST', 'PUT'], FILE_BYTES)],
]

const TABLE_METHODS = [...READING, 'POST', 'PATCH', 'DELETE']

const own = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

function restRoute(path: string): Route | undefined {
  const called = /^rpc\/(\w+)$/.exec(path)?.[1]
  const policy = called ? own(FUNCTIONS, called) : own(TABLES, path)
  if (!policy) return undefined
  const bodyBytes = policy.bodyBytes ?? BODY_BYTES
  const isForAdministrators = bodyBytes > CATALOGUE_BODY_BYTES
  const route = { service: 'rest', bodyBytes, isForAdministrators } as const
  return called
    ? { ...route, methods: ['POST'], parameters: SELECT, called }
    : { ...route, methods: TABLE_METHODS, table: path }
}

/**
 * Where a path leads, as it was sent. Whatever is no path of these, letter by letter, leads nowhere: so nothing has to
 * be known about how anybody behind decodes or shortens one.
 */
export function routeOf(path: string): Route | undefined {
  const [, service, rest = ''] = /^\/(auth|rest|storage)\/v1\/([\w./-]{1,300})$/.exec(path) ?? []
  if (service === 'auth') return own(AUTH, rest)
  if (service === 'rest') return restRoute(rest)
  return STORAGE.find(([pattern]) => pattern.test(rest))?.[1]
}
