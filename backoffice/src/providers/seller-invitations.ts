import type { Language } from '@maveshi/shared/locale/languages'
import { readAuthRefusal } from '@maveshi/shared/refusal/auth'
import { Refused } from '@maveshi/shared/refusal/refused'
import { ADDRESS_TAKEN, isTakenAddress } from '@maveshi/shared/refusal/taken-address'
import { backendClient } from './client.ts'
import type { PublicConfig } from './config.ts'

/** Somebody on the telephone who has no account. `phone` and `whatsapp` are in the form of E.164. */
export interface Invitation {
  readonly name: string
  readonly phone: string
  readonly whatsapp: string | null
  readonly email: string
  readonly language: Language
}

/** A session of its own that is stored nowhere: the administrator's stays as it is. */
const STORAGE_KEY = 'maveshi-invitation'

/** Nobody ever learns it: the mail leads to a page where the seller chooses one. */
function unknownPassword(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(36))))
}

function separateAuth(config: PublicConfig) {
  return backendClient(config, {
    storageKey: STORAGE_KEY,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  }).auth
}

/**
 * Registers a seller as they would register themselves, and has a link mailed to them by which they choose a password.
 * Without the secret key a browser can do no more: no service of authentication lets it invite.
 * @returns whether the mail was sent: the account is there either way
 * @throws Refused by a code of the service: there is an account of this address, or it is enough for now
 */
export async function registerSeller(config: PublicConfig, { email, ...metadata }: Invitation): Promise<boolean> {
  const auth = separateAuth(config)
  const { data, error } = await auth.signUp({ email, password: unknownPassword(), options: { data: metadata } })
  if (error) throw new Refused(readAuthRefusal(error))
  if (isTakenAddress(data.user, data.session)) throw new Refused(ADDRESS_TAKEN)
  if (data.session) await auth.signOut({ scope: 'local' })
  const redirectTo = `${window.location.origin}/reset-password`
  const mail = await auth.resetPasswordForEmail(email, { redirectTo })
  return !mail.error
}
