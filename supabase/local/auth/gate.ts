import type { Check } from '../front.ts'
import { Turns } from '../turns.ts'
import { callerAddress } from './caller-address.ts'
import { createLimiters, secondsToWait } from './limits.ts'
import { mailLink, openLink } from './mailed-links.ts'
import { changeAccount } from './own-account.ts'
import { refuseForNow } from './refusals.ts'
import { registration, signIn } from './sign-in.ts'

/**
 * What stands before the authentication of the embedded server, which has no limits of its own: what the market uses, and
 * nothing else has come as far as this, is checked and counted by account and by address.
 */
export const authGate: Check = (front, behind) => {
  const limiters = createLimiters(behind.addressLimitFactor)
  const turns = new Turns()
  const auth = front.basePath('/auth/v1')
  auth.use('*', async (c, next) => {
    const wait = await secondsToWait([limiters.address.others, callerAddress(c)])
    return wait ? refuseForNow(c, wait) : next()
  })
  auth.post('/signup', registration(behind, limiters))
  auth.post('/token', signIn(behind, limiters, turns))
  auth.post('/recover', mailLink(limiters))
  auth.post('/otp', mailLink(limiters))
  auth.post('/verify', openLink(behind, limiters, turns))
  auth.put('/user', changeAccount(behind, limiters, turns))
}
