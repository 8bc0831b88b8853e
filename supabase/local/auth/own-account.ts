import type { Context, Next } from 'hono'
import type { Behind, FrontEnv } from '../front.ts'
import type { Turns } from '../turns.ts'
import { endOtherSessions, fitsMetadata, type SignedIn, signedIn, voidChange } from './accounts.ts'
import { type AuthBody, isRefused, readBody, replaceBody } from './bodies.ts'
import type { AuthLimiters } from './limits.ts'
import { tryMail } from './mailed-links.ts'
import { isPassword, isTooLong } from './passwords.ts'
import { BAD_METADATA, LONG_PASSWORD, PASSWORD_NEEDED, PASSWORD_WRONG, refuse, refuseForNow } from './refusals.ts'
import { tryPassword } from './tries.ts'

/**
 * Changes the account of whoever is signed in. A new password needs the present one, unless there is none or the session
 * began with a link for whoever has forgotten it, and ends all other sessions: as hosted Supabase does where it is told to.
 * An account is changed by one request at a time: the next one finds what this one has left, its password and its sessions.
 */
export function changeAccount({ connection, keys }: Behind, limiters: AuthLimiters, turns: Turns) {
  const caller = (c: Context<FrontEnv>) => signedIn(connection, c.req.header('authorization'), keys.jwtSecret)

  async function knowsPassword(c: Context<FrontEnv>, person: SignedIn, current: string | undefined) {
    if (person.isRecovery || !person.hash) return undefined
    if (!current) return refuse(c, PASSWORD_NEEDED)
    const attempt = await tryPassword(c, limiters, person.email)
    if (attempt.wait) return refuseForNow(c, attempt.wait)
    if (!(await isPassword(current, person.hash))) return refuse(c, PASSWORD_WRONG)
    await attempt.wasRight()
  }

  async function refusalOf(c: Context<FrontEnv>, person: SignedIn, body: AuthBody): Promise<Response | undefined> {
    const { data, email, password } = body
    if (data && !(await fitsMetadata(connection, data, person.id))) return refuse(c, BAD_METADATA)
    if (password && isTooLong(password)) return refuse(c, LONG_PASSWORD)
    if (password !== undefined) {
      const refusal = await knowsPassword(c, person, body.current_password)
      if (refusal) return refusal
    }
    if (!email || email.toLowerCase() === person.email) return undefined
    const seconds = await tryMail(c, limiters, person.email, email)
    return seconds ? refuseForNow(c, seconds, 'over_email_send_rate_limit') : undefined
  }

  async function change(c: Context<FrontEnv>, next: Next, body: AuthBody): Promise<Response | undefined> {
    const person = await caller(c)
    const { data, email, password } = body
    // Of somebody who is not signed in nothing is handed on, and the embedded server says why.
    replaceBody(c, person ? { data, email, password } : {})
    const refusal = person && (await refusalOf(c, person, body))
    if (refusal) return refusal
    if (person && email && email.toLowerCase() !== person.email) await voidChange(connection, person.id)
    await next()
    if (person && password !== undefined && c.res.status === 200) await endOtherSessions(connection, person)
  }

  return async (c: Context<FrontEnv>, next: Next): Promise<Response | undefined> => {
    const body = await readBody(c)
    if (isRefused(body)) return refuse(c, body)
    const account = (await caller(c))?.id
    return account ? turns.take(account, () => change(c, next, body)) : change(c, next, body)
  }
}
