import { randomBytes } from 'node:crypto'
import type { Backend } from '../../supabase/local/backend.ts'
import { query } from '../../supabase/local/database.ts'

/** Who gets the console where nobody was named. */
export const DEFAULT_ADMIN_EMAIL = 'admin@maveshi.example'

/** An account as it is printed for whoever started the market. */
export interface Account {
  readonly email: string
  readonly password: string
}

/**
 * Names `email` as the market's administrator and makes the account where there is none yet. Who has registered with that
 * address before is not made administrator by the start: they open a link that is mailed to it.
 * @returns the account with its random password when it was made now; nothing on later starts
 * @throws Error when the registration is refused
 */
export async function ensureAdministrator({ lite, connection }: Backend, email: string): Promise<Account | undefined> {
  await query(connection, "update public.settings set value = to_jsonb($1::text) where key = 'support_admin_email'", [
    email,
  ])
  const known = await query(connection, 'select 1 from auth.users where lower(email) = lower($1)', [email])
  if (known.length > 0) return undefined
  const password = randomBytes(12).toString('base64url')
  const { data, error } = await lite.getClient().auth.signUp({ email, password })
  if (error) throw new Error(`The administrator ${email} could not be registered: ${error.message}`)
  await query(connection, 'update public.profiles set is_admin = true where id = $1::uuid', [data.user?.id])
  return { email, password }
}

/** Whether `email` has an account that is no administrator's. */
export async function isUnproved({ connection }: Backend, email: string): Promise<boolean> {
  const found = await query(
    connection,
    `select 1 from auth.users as account join public.profiles as profile on profile.id = account.id
     where lower(account.email) = lower($1) and not profile.is_admin`,
    [email],
  )
  return found.length > 0
}
