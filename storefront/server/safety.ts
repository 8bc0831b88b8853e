import type { Middleware } from './middleware.ts'

/** For every answer that brings no policy of its own: it runs nothing. Pages and the console replace it by theirs. */
const STRICTEST_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What a page may ask the phone for. The microphone is for pages that listen to what is searched for. */
export const permissions = (isListening: boolean) =>
  `geolocation=(self), camera=(self), microphone=(${isListening ? 'self' : ''})`

/** Of every answer. */
export const SAFETY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': permissions(false),
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': STRICTEST_POLICY,
} as const

const READING_METHODS = ['GET', 'HEAD']
const BACKEND_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** No link of ours is longer; the backend's calls may be, up to what Node takes. */
const TARGET_CHARACTERS = 4096

export const setSafetyHeaders: Middleware = (_request, response, next) => {
  for (const [name, value] of Object.entries(SAFETY_HEADERS)) response.setHeader(name, value)
  next()
}

function onlyMethods(methods: readonly string[]): Middleware {
  return (request, response, next) => {
    if (methods.includes(request.method ?? '')) return next()
    response.writeHead(405, { allow: methods.join(', ') }).end()
  }
}

/** Refuses TRACE, CONNECT and whatever else the backend has no use for. */
export const refuseOddMethods: Middleware = onlyMethods(BACKEND_METHODS)

/** Everything but the backend is only read. */
export const refuseWriting: Middleware = onlyMethods(READING_METHODS)

/** Some proxies send the whole address (RFC 9112, section 3.2.2). */
export const readTarget: Middleware = (request, _response, next) => {
  request.url = request.url?.replace(/^https?:\/\/[^/?]*\/?/i, '/')
  next()
}

/** Whether an address says something: its percents stand for letters, and none of those is a control character. */
function isReadable(target: string): boolean {
  if (!target.includes('%')) return true
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(target).replace(LINE_BREAKS, ''))
  } catch {
    return false
  }
}

/** A form may send a text of several lines. */
const LINE_BREAKS = /[\t\r\n]/g

/** Refuses what is no path, and paths that nobody could have been led to. */
export const refuseOddTargets: Middleware = ({ url = '' }, response, next) => {
  if (url.length > TARGET_CHARACTERS) response.writeHead(414).end()
  else if (!url.startsWith('/') || !isReadable(url)) response.writeHead(400).end()
  else next()
}
