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
 * Names `email` as the market's administrator and registers the account where there is none yet.
 * @returns the account with its random password when it was made now; nothing on later starts
 * @throws Error when the registration is refused
 */
export async function ensureAdministrator({ app, connection }: Backend, email: string): Promise<Account | undefined> {
  // The address goes in first: the database makes an administrator of nobody else who registers.
  await query(connection, "update public.settings set value = to_jsonb($1::text) where key = 'support_admin_email'", [
    email,
  ])
  const known = await query(connection, 'select 1 from auth.users where lower(email) = lower($1)', [email])
  if (known.length > 0) return undefined
  const password = randomBytes(12).toString('base64url')
  const { error } = await app.getClient().auth.signUp({ email, password, options: { data: { name: 'Maveshi' } } })
  if (error) throw new Error(`The administrator ${email} could not be registered: ${error.message}`)
  return { email, password }
}
