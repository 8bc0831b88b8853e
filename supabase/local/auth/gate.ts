import type { Check } from '../front.ts'
import { callerAddress } from './caller-address.ts'
import { createLimiters, secondsToWait } from './limits.ts'
import { mailLink, openLink } from './mailed-links.ts'
import { changeAccount } from './own-account.ts'
import { NOT_OFFERED, refuse, refuseForNow } from './refusals.ts'
import { registration, signIn } from './sign-in.ts'

const PREFIX = '/auth/v1'

/** What the market uses. The embedded server has more ways in, by codes, providers and links to itself. */
const OFFERED: ReadonlySet<string> = new Set([
  'POST /signup',
  'POST /token',
  'POST /recover',
  'POST /otp',
  'POST /verify',
  'GET /user',
  'PUT /user',
  'POST /logout',
  'GET /health',
])

/**
 * What stands before the authentication of the embedded server, which has no limits of its own: only what the market uses
 * is let through, checked, and counted by account and by address.
 */
export const authGate: Check = (front, behind) => {
  const limiters = createLimiters(behind.addressLimitFactor)
  const auth = front.basePath(PREFIX)
  auth.use('*', async (c, next) => {
    const { method, path } = c.req
    if (method !== 'OPTIONS' && !OFFERED.has(`${method} ${path.slice(PREFIX.length)}`)) return refuse(c, NOT_OFFERED)
    const wait = await secondsToWait([limiters.address.others, callerAddress(c)])
    return wait ? refuseForNow(c, wait) : next()
  })
  auth.post('/signup', registration(behind, limiters))
  auth.post('/token', signIn(behind, limiters))
  auth.post('/recover', mailLink(limiters))
  auth.post('/otp', mailLink(limiters))
  auth.post('/verify', openLink(behind, limiters))
  auth.put('/user', changeAccount(behind, limiters))
}
