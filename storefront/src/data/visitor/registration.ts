import type { Refusal } from '@maveshi/shared/refusal/refusal'
import { ADDRESS_TAKEN, isTakenAddress } from '@maveshi/shared/refusal/taken-address'
import { fetchInTime } from './answer-time.ts'
import { readConfig } from './config.ts'
import { attempt } from './session.ts'

/** What a registration says about a person. `phone` is in the form of E.164. */
export interface Registration {
  readonly name: string
  readonly phone: string
  /** Where somebody is at home, where that is known. */
  readonly placeId?: string
  readonly language: string
  /** In the form of E.164; none for a number without WhatsApp. */
  readonly whatsapp?: string
  /** Whether the address is the support administrator's: never believed (docs/product.md, Administrators). */
  readonly is_admin: boolean
}

/**
 * Asks the market about a name, since it knows words of payment that this page does not: a registration goes through
 * with such a name, and without it. Whatever else goes wrong, registering finds out.
 */
async function nameRefusal(name: string): Promise<Refusal | undefined> {
  const { supabaseUrl, publishableKey } = await readConfig()
  const answer = await fetchInTime(`${supabaseUrl}/rest/v1/rpc/check_name`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  return answer.status === 422 ? { kind: 'invalid', field: 'name', code: '', hint: {}, message: '' } : undefined
}

/**
 * Makes an account.
 * @param path where the person wants to go: the mailed link, where there is one, leads on to it
 * @returns whether the person is signed in at once, or has to open a link first
 */
export async function signUp(
  email: string,
  password: string,
  registration: Registration,
  path: string,
): Promise<Refusal | { isSignedIn: boolean }> {
  const unfit = await nameRefusal(registration.name).catch(() => undefined)
  if (unfit) return unfit
  const options = { data: registration, emailRedirectTo: location.origin + path }
  const answer = await attempt((client) => client.signUp({ email, password, options }))
  if ('kind' in answer) return answer
  const { session, user } = answer.data
  return isTakenAddress(user, session) ? ADDRESS_TAKEN : { isSignedIn: Boolean(session) }
}
