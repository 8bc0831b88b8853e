import type { Context } from 'hono'
import type { FrontEnv } from '../front.ts'
import { callerAddress } from './caller-address.ts'
import { type AuthLimiters, accountKey, type Count, secondsToWait } from './limits.ts'

/** A try of an account's password. */
export interface PasswordTry {
  /** The seconds to wait where it is one too many: then the password is not even looked at. */
  readonly wait: number | undefined
  /** Takes the try back, since the password was right. */
  wasRight(): Promise<void>
}

/** Counts a try before the password is compared, so that many at the same time are no way around it. */
export async function tryPassword(
  c: Context<FrontEnv>,
  { account, address }: AuthLimiters,
  email: string,
): Promise<PasswordTry> {
  const caller = callerAddress(c)
  const key = accountKey(email)
  const both = `${key} ${caller}`
  const counts: Count[] = [
    [address.passwords, caller],
    [account.passwordsFromOneAddress, both],
    [account.passwords, key],
  ]
  return {
    wait: await secondsToWait(...counts),
    async wasRight() {
      await account.passwordsFromOneAddress.delete(both)
      await account.passwords.reward(key)
    },
  }
}
