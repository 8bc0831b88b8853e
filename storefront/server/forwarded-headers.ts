import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** What the backend is told of a request. Cookies are the market's own, and other headers nobody's. */
const TOLD = [
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

/** The visitor's address after those that proxies in front of this server have told of. */
function addresses({ headers, socket }: IncomingMessage): string {
  return [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ')
}

/**
 * The headers that go along to the backend.
 * @param length of the body, or nothing where there is none
 */
export function forwardedHeaders(request: IncomingMessage, length: number | undefined): IncomingHttpHeaders {
  const { headers } = request
  const told = Object.fromEntries(TOLD.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])))
  return {
    ...told,
    'x-forwarded-for': addresses(request),
    ...(length === undefined ? {} : { 'content-length': String(length) }),
  }
}
