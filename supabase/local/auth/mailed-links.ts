import { setTimeout as wait } from 'node:timers/promises'
import type { Context, Next } from 'hono'
import type { Behind, FrontEnv } from '../front.ts'
import type { Turns } from '../turns.ts'
import { accountOfLink, isChangeTaken, isFirstOfTwo, markRecovery } from './accounts.ts'
import { isRefused, readBody, replaceBody } from './bodies.ts'
import { callerAddress } from './caller-address.ts'
import { type AuthLimiters, accountKey, secondsToWait } from './limits.ts'
import { ADDRESS_TAKEN, answerAnew, BAD_ADDRESS, BAD_LINK, refuse, refuseForNow } from './refusals.ts'

type Handler = (c: Context<FrontEnv>, next: Next) => Promise<Response | undefined>

/** Answers come at these steps after the request, whether a mail was written meanwhile or nobody has that address. */
const STEP_MS = 250

async function atTheNextStep(work: Promise<void>): Promise<void> {
  const startedAt = performance.now()
  await work
  await wait(STEP_MS - ((performance.now() - startedAt) % STEP_MS))
}

/** Counts a mail to every address of an account. @returns the seconds to wait, where it would be one too many */
export function tryMail(
  c: Context<FrontEnv>,
  { account, address }: AuthLimiters,
  ...emails: readonly string[]
): Promise<number | undefined> {
  const mails = emails.map((email) => [account.mails, accountKey(email)] as const)
  return secondsToWait([address.mails, callerAddress(c)], ...mails)
}

/**
 * Mails a link to an account: for whoever has forgotten the password, or proves the address. Where there is no account
 * nobody is mailed, none is made, and the answer is the same.
 */
export function mailLink(limiters: AuthLimiters): Handler {
  return async (c, next) => {
    const body = await readBody(c)
    if (isRefused(body)) return refuse(c, body)
    const { email } = body
    if (!email) return refuse(c, BAD_ADDRESS)
    const seconds = await tryMail(c, limiters, email)
    if (seconds) return refuseForNow(c, seconds, 'over_email_send_rate_limit')
    replaceBody(c, { email, create_user: false })
    await atTheNextStep(next())
    if (c.res.headers.get('x-sb-error-code') === 'otp_disabled') c.res = c.json({})
  }
}

/** What hosted Supabase answers where a change of address waits for the other link. */
const OTHER_LINK_NEEDED = {
  code: '200',
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
}

const MAILED_TYPES = ['recovery', 'magiclink', 'email_change']

/** The hash of a link. A code with an address is never accepted: mails carry none. */
const TOKEN_HASH = /^[0-9a-f]{64}$/

/** Opens a mailed link: in turn with changes of its account, since it may end the sessions that these come from. */
export function openLink({ connection }: Behind, { address }: AuthLimiters, turns: Turns): Handler {
  async function open(c: Context<FrontEnv>, next: Next, type: string, hash: string): Promise<Response | undefined> {
    if (type === 'email_change' && (await isFirstOfTwo(connection, hash))) return c.json(OTHER_LINK_NEEDED)
    await next()
    if (c.res.status === 500 && (await isChangeTaken(connection, hash))) answerAnew(c, ADDRESS_TAKEN)
    const session = c.res.headers.get('sb-auth-session-id')
    if (type === 'recovery' && session && c.res.status === 200) await markRecovery(connection, session)
  }

  return async (c, next) => {
    const body = await readBody(c)
    if (isRefused(body)) return refuse(c, body)
    const { type = '', token_hash = '' } = body
    const seconds = await secondsToWait([address.links, callerAddress(c)])
    if (seconds) return refuseForNow(c, seconds)
    if (!MAILED_TYPES.includes(type) || !TOKEN_HASH.test(token_hash)) return refuse(c, BAD_LINK)
    replaceBody(c, { type, token_hash })
    const account = (await accountOfLink(connection, token_hash)) ?? token_hash
    return turns.take(account, () => open(c, next, type, token_hash))
  }
}
