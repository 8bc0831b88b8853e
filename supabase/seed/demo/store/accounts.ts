import type { Backend } from '../../../local/backend.ts'
import { query } from '../../../local/database.ts'
import type { Seller } from '../generate/draft.ts'

/** How somebody of the demo signs in. */
export interface DemoAccount {
  readonly email: string
  readonly password: string
  readonly name: string
}

export const DEMO_PASSWORD = 'maveshi-demo'

export const emailOf = (key: string) => `${key}@maveshi.example`

const DAY_MS = 86_400_000

async function idOf({ connection }: Backend, email: string): Promise<string | undefined> {
  const [row] = await query<{ id: string }>(connection, 'select id from auth.users where lower(email) = $1', [email])
  return row?.id
}

/** Registers somebody, or finds them where an earlier start was interrupted. */
async function register(backend: Backend, account: DemoAccount, data: Record<string, string>): Promise<string> {
  const known = await idOf(backend, account.email)
  if (known) return known
  const { email, password, name } = account
  const { error } = await backend.lite
    .getClient()
    .auth.signUp({ email, password, options: { data: { name, ...data } } })
  const id = error ? undefined : await idOf(backend, email)
  if (!id) throw new Error(`${email} could not be registered: ${error?.message ?? 'no account was made'}`)
  await query(
    backend.connection,
    'update private.address_proofs set proved = $2, proved_at = now() where user_id = $1::uuid',
    [id, email],
  )
  return id
}

/** After this long the registration of a veterinarian has been looked up. */
const CHECKED_AFTER_DAYS = 200

/** Sellers have been here for a while, and answer on WhatsApp too. */
async function backdate({ connection }: Backend, id: string, { memberDays, role }: Seller, now: Date): Promise<void> {
  const since = new Date(now.getTime() - memberDays * DAY_MS).toISOString()
  const checked = role === 'veterinarian' && memberDays > CHECKED_AFTER_DAYS ? now.toISOString() : null
  await query(
    connection,
    'update public.profiles set created_at = $2, whatsapp = phone, registration_verified_at = $3 where id = $1',
    [id, since, checked],
  )
  await query(connection, 'update public.public_profiles set member_since = $2 where id = $1', [id, since])
}

/** Registers the demo's sellers. @returns their ids by key */
export async function registerSellers(
  backend: Backend,
  sellers: readonly Seller[],
  now: Date,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const seller of sellers) {
    const { key, name, role, phone, language, districts } = seller
    const account = { email: emailOf(key), password: DEMO_PASSWORD, name }
    const id = await register(backend, account, { role, phone, language, placeId: districts[0] ?? '' })
    await backdate(backend, id, seller, now)
    ids.set(key, id)
  }
  return ids
}

/**
 * Makes the demo's administrator, and names them in the settings: by the start, since no mail is opened in it. In this
 * order: whoever proves an address that is named already has to choose a new password.
 */
export async function registerAdministrator(backend: Backend, account: DemoAccount): Promise<void> {
  const { connection } = backend
  const id = await register(backend, account, { role: 'buyer', language: 'en' })
  await query(connection, 'update public.profiles set is_admin = true where id = $1::uuid', [id])
  await query(connection, "update public.settings set value = to_jsonb($1::text) where key = 'support_admin_email'", [
    account.email,
  ])
}
