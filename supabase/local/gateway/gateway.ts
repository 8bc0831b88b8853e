import { FOR_ADMINISTRATORS, isAdministrator } from '@maveshi/shared/gateway/administrator'
import { checkJson } from '@maveshi/shared/gateway/check-body'
import { checkHead, isRefusal } from '@maveshi/shared/gateway/check-head'
import { type Refusal, refusalBody } from '@maveshi/shared/gateway/refusal'
import type { Route } from '@maveshi/shared/gateway/routes'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Behind, Check, FrontEnv } from '../front.ts'

function answer(refusal: Refusal): Response {
  return new Response(refusalBody(refusal), {
    status: refusal.status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })
}

/** Path and query letter by letter: what has no path of its own, such as `*`, leads nowhere. */
function targetOf(c: Context<FrontEnv>): string {
  const sent = c.env?.incoming?.url
  if (sent !== undefined) return sent
  const { pathname, search } = new URL(c.req.url)
  return pathname + search
}

const tooLarge = () => answer({ status: 413, message: 'The body is too large' })

async function refusalOfBody(c: Context<FrontEnv>, route: Route): Promise<Refusal | undefined> {
  if (c.req.raw.body === null) return undefined
  const checked = checkJson(route, await c.req.text())
  return 'refusal' in checked ? checked.refusal : undefined
}

/** Whether a request may go on, as far as that is known before its body. */
async function mayGoOn(route: Route, c: Context<FrontEnv>, lite: Behind['lite']): Promise<boolean> {
  if (!route.isForAdministrators || c.req.raw.body === null) return true
  const keys = { apikey: c.req.header('apikey'), authorization: c.req.header('authorization') }
  return isAdministrator(keys, (path, headers) => lite.fetch(new Request(new URL(path, c.req.url), { headers })))
}

/**
 * Lets through what the market has a use for, and nothing else that the embedded server can do. Programs of the
 * operator's, which hold the secret key, may ask tables and functions whatever they like.
 */
export const gateway: Check = (front, { keys, lite }) => {
  front.use('*', async (c, next) => {
    const target = targetOf(c)
    const isOperator =
      Boolean(keys.secretKey) && c.req.header('apikey') === keys.secretKey && /^\/rest\/v1\/\w/.test(target)
    if (isOperator) return next()
    const outcome = checkHead({ method: c.req.method, target, header: (name) => c.req.header(name) })
    if (isRefusal(outcome)) return answer(outcome)
    // Read within bounds where files are stored, once it is known who sends one and how many of theirs are under way.
    if (outcome.service === 'storage') return next()
    if (!(await mayGoOn(outcome, c, lite))) return answer(FOR_ADMINISTRATORS)
    const limited = await bodyLimit({ maxSize: outcome.bodyBytes, onError: tooLarge })(c, async () => {
      const refusal = await refusalOfBody(c, outcome)
      if (refusal) c.res = answer(refusal)
      else await next()
    })
    return limited ?? c.res
  })
}
