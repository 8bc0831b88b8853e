import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Route } from '@maveshi/shared/gateway/routes'
import { idOf } from './request-id.ts'
import { visitorAddress } from './visitor-address.ts'

/** Who stands in front of this server and behind it. */
export interface Forwarding {
  /** Proxies of one's own that a request passes on its way here. */
  readonly proxies: number
  /**
   * The keys of a hosted project, where its authentication is told who visits: it believes that of whoever has the secret
   * one, which stays here.
   */
  readonly keys?: ProjectKeys | undefined
}

export interface ProjectKeys {
  readonly publishable: string
  readonly secret: string
}

/** What the environment says of it. */
export function readForwarding(env: NodeJS.ProcessEnv): Forwarding {
  const { SUPABASE_PUBLISHABLE_KEY: publishable, SUPABASE_SECRET_KEY: secret, TRUST_PROXY } = env
  return { proxies: Number(TRUST_PROXY ?? 0), keys: publishable && secret ? { publishable, secret } : undefined }
}

/**
 * Names the visitor to the authentication of a hosted project, which counts tries by address. With the secret key alone
 * nobody is signed in by it: whoever sends a token of their own goes on with that.
 */
function vouchedFor(headers: IncomingHttpHeaders, visitor: string, keys: ProjectKeys): IncomingHttpHeaders {
  // A caller without the market's own key is nobody of ours.
  if (headers.apikey !== keys.publishable) return headers
  const { authorization, ...others } = headers
  // Clients without a session send the publishable key twice, and the two have to be one.
  const isToken = authorization !== undefined && authorization !== `Bearer ${keys.publishable}`
  return {
    ...others,
    ...(isToken ? { authorization } : {}),
    apikey: keys.secret,
    'sb-forwarded-for': visitor,
  }
}

/** What the backend is told of a request. Cookies are the market's own, and other headers nobody's. */
const FORWARDED = [
  'accept',
  'accept-encoding',
  'accept-profile',
  'apikey',
  'authorization',
  'cache-control',
  'content-profile',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'prefer',
  'range',
  'user-agent',
  'x-client-info',
  'x-supabase-api-version',
  'x-upsert',
] as const

/**
 * The headers that go along to the backend, with the visitor's address and no other.
 * @param length of the body, or nothing where there is none
 */
export function forwardedHeaders(
  request: IncomingMessage,
  length: number | undefined,
  service: Route['service'],
  { proxies, keys }: Forwarding,
): IncomingHttpHeaders {
  const { headers } = request
  const forwarded = Object.fromEntries(
    FORWARDED.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  )
  const visitor = visitorAddress(request, proxies)
  const told = keys && visitor && service === 'auth' ? vouchedFor(forwarded, visitor, keys) : forwarded
  const id = idOf(request)
  return {
    ...told,
    ...(visitor ? { 'x-forwarded-for': visitor } : {}),
    // So that a line of the backend's log and one of ours are known to be about the same.
    ...(id ? { 'x-request-id': id } : {}),
    ...(length === undefined ? {} : { 'content-length': String(length) }),
  }
}
