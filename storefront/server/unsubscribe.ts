import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseByLink } from '../src/data/guest/mail-links.ts'
import type { Middleware } from './middleware.ts'
import { readBody } from './request-body.ts'

const PATH = '/unsubscribe'
const BODY_BYTES = 1024
const TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** What somebody has pressed: in their mail program, which is told nothing but that it is done, or on the page. */
const PRESSED = /(List-Unsubscribe=One-Click|name="List-Unsubscribe"\s+One-Click)|choice=(stop|again)/

function leadBack(response: ServerResponse, target: URL, said: string): void {
  target.searchParams.set('said', said)
  response.writeHead(303, { location: target.pathname + target.search, 'cache-control': 'no-store' }).end()
}

async function answer(request: IncomingMessage, response: ServerResponse, target: URL): Promise<void> {
  const body = TYPE.test(request.headers['content-type'] ?? '') ? await readBody(request, BODY_BYTES) : undefined
  const [pressed, oneClick, choice] = PRESSED.exec(body?.toString('latin1') ?? '') ?? []
  if (!pressed) {
    response.writeHead(400, { 'cache-control': 'no-store' }).end()
    return
  }
  const isKnown = await chooseByLink(target.searchParams.get('token') ?? '', choice === 'again')
  if (oneClick) response.writeHead(isKnown ? 200 : 404, { 'cache-control': 'no-store' }).end()
  else leadBack(response, target, isKnown ? (choice ?? '') : 'unknown')
}

/**
 * Does what the link at the foot of a mail is about, at one press and without signing in (RFC 8058). Opening the link does
 * nothing: programs that look at mails open links too. Mail programs are not led anywhere, which they would not follow.
 */
export const unsubscribe: Middleware = (request, response, next) => {
  const target = new URL(`http://market${request.url}`)
  if (request.method !== 'POST' || target.pathname !== PATH) return next()
  return answer(request, response, target)
}
