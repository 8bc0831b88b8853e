import type { Context, Next } from 'hono'
import type { Behind, FrontEnv } from '../front.ts'
import type { Turns } from '../turns.ts'
import { endIfPasswordChanged, fitsMetadata, isRegistered, passwordHash } from './accounts.ts'
import { type AuthBody, isRefused, readBody, replaceBody } from './bodies.ts'
import { callerAddress } from './caller-address.ts'
import { type AuthLimiters, accountKey, secondsToWait } from './limits.ts'
import { compareWithDummy, isTooLong } from './passwords.ts'
import {
  ADDRESS_REGISTERED,
  answerAnew,
  BAD_METADATA,
  LONG_PASSWORD,
  NO_SUCH_LOGIN,
  NOT_OFFERED,
  refuse,
  refuseForNow,
} from './refusals.ts'
import { tryPassword } from './tries.ts'

type Handler = (c: Context<FrontEnv>, next: Next) => Promise<Response | undefined>

/** Registers somebody. Whoever has an account is told so here, since the form has to say it; the time tells nothing. */
export function registration({ connection }: Behind, { account, address }: AuthLimiters): Handler {
  return async (c, next) => {
    const body = await readBody(c)
    if (isRefused(body)) return refuse(c, body)
    const { email = '', password = '', data = {} } = body
    const wait = await secondsToWait(
      [address.registrations, callerAddress(c)],
      [account.registrations, accountKey(email)],
    )
    if (wait) return refuseForNow(c, wait)
    if (!(await fitsMetadata(connection, data))) return refuse(c, BAD_METADATA)
    if (isTooLong(password)) return refuse(c, LONG_PASSWORD)
    if (await passwordHash(connection, email)) await compareWithDummy(password)
    replaceBody(c, { email, password, data })
    await next()
    // Of several at the same time the embedded server registers one, and breaks off at the others.
    if (c.res.status === 500 && (await isRegistered(connection, email))) answerAnew(c, ADDRESS_REGISTERED)
  }
}

/** Signs somebody in by a password, or renews their token. */
export function signIn({ connection }: Behind, limiters: AuthLimiters, turns: Turns): Handler {
  async function byPassword(c: Context<FrontEnv>, next: Next, { email = '', password = '' }: AuthBody) {
    const attempt = await tryPassword(c, limiters, email)
    if (attempt.wait) return refuseForNow(c, attempt.wait)
    const hash = await passwordHash(connection, email)
    // Without a password the embedded server compares nothing.
    if (password && !hash) await compareWithDummy(password)
    replaceBody(c, { email, password })
    await next()
    if (c.res.status !== 200) return undefined
    const session = c.res.headers.get('sb-auth-session-id') ?? ''
    if (hash && (await endIfPasswordChanged(connection, session, hash))) await attempt.wasRight()
    else answerAnew(c, NO_SUCH_LOGIN)
  }

  return async (c, next) => {
    const grant = c.req.query('grant_type')
    if (grant !== 'password' && grant !== 'refresh_token') return refuse(c, NOT_OFFERED)
    const body = await readBody(c)
    if (isRefused(body)) return refuse(c, body)
    if (grant === 'password') return byPassword(c, next, body)
    const { refresh_token = '' } = body
    replaceBody(c, { refresh_token })
    // Two pages may renew one token at the same time: the second is answered by what the first has left behind.
    await turns.take(refresh_token, next)
  }
}
