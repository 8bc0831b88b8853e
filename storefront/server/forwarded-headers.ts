import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { idOf } from './request-id.ts'
import { visitorAddress } from './visitor-address.ts'

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
 * @param proxies of one's own that stand in front of this server
 */
export function forwardedHeaders(
  request: IncomingMessage,
  length: number | undefined,
  proxies: number,
): IncomingHttpHeaders {
  const { headers } = request
  const forwarded = Object.fromEntries(
    FORWARDED.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  )
  const visitor = visitorAddress(request, proxies)
  const id = idOf(request)
  return {
    ...forwarded,
    ...(visitor ? { 'x-forwarded-for': visitor } : {}),
    // So that a line of the backend's log and one of ours are known to be about the same.
    ...(id ? { 'x-request-id': id } : {}),
    ...(length === undefined ? {} : { 'content-length': String(length) }),
  }
}
