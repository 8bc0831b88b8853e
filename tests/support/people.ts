import type { ConsoleRole } from '@maveshi/shared/access/console-roles'
import { query } from '@maveshi/supabase/local/database'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { market } from './market.ts'
import { mailedToken } from './outbox.ts'

/** Somebody who uses the market: a client as a browser has it, and the account behind it. */
export interface Person {
  readonly client: SupabaseClient
  readonly id: string
  readonly email: string
}

/** Everybody's. */
export const PASSWORD = 'a-long-password'
let registered = 0

async function clientWith(key: 'publishableKey' | 'secretKey'): Promise<SupabaseClient> {
  const { app, keys } = await market()
  return createClient('http://market.test', keys[key], {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: async (input, init) => app.fetch(new Request(input, init)) },
  })
}

/** A client of the market without a session: a guest. Its requests go through the whole server, but over no network. */
export const guest = (): Promise<SupabaseClient> => clientWith('publishableKey')

/** A client with the secret key: a program of the operator's, past every policy. */
export const service = (): Promise<SupabaseClient> => clientWith('secretKey')

/**
 * The same person or guest past the gateway and all other checks of requests, as a hosted project can be asked: what
 * holds here is held by the database alone.
 */
export async function directClient({ auth }: SupabaseClient): Promise<SupabaseClient> {
  const { lite, keys } = await market()
  const { data } = await auth.getSession()
  return createClient('http://market.test', keys.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      headers: { authorization: `Bearer ${data.session?.access_token ?? keys.publishableKey}` },
      fetch: async (input, init) => lite.fetch(new Request(input, init)),
    },
  })
}

/** Registers a person with an address of their own and signs them in. */
export async function register(metadata: Record<string, unknown> = {}, address?: string): Promise<Person> {
  const client = await guest()
  registered += 1
  const email = address ?? `person-${process.pid}-${Date.now()}-${registered}@maveshi.example`
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD, options: { data: metadata } })
  if (error || !data.user) throw new Error(`${email} could not register: ${error?.message}`)
  return { client, id: data.user.id, email }
}

/** Runs one statement as the database's owner. */
export async function asOwner<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  const { connection } = await market()
  return query<Row>(connection, text, values)
}

/** Calls a function of the database as somebody. @throws what refuses it */
export async function callAs({ client }: Person, name: string, parameters: Record<string, unknown>): Promise<unknown> {
  const { data, error } = await client.rpc(name, parameters)
  if (error) throw error
  return data
}

/** Changes one setting as the database's owner. */
export async function setSetting(key: string, value: string | number | null): Promise<void> {
  await asOwner('update public.settings set value = $2::text::jsonb where key = $1', [key, JSON.stringify(value)])
}

/** Leaves administrators nothing to be told of their own work, whatever other tests have left behind. */
export async function leaveNoBacklog(): Promise<void> {
  await setSetting('waiting_listings_alert', 100_000)
  await asOwner("update public.reports set acknowledged_at = now() where status = 'open' and acknowledged_at is null")
}

/** Opens a link that is mailed to the person's address, which proves it. */
export async function proveAddress({ client, email }: Pick<Person, 'client' | 'email'>): Promise<void> {
  const asked = await client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
  if (asked.error) throw asked.error
  const { error } = await client.auth.verifyOtp({ type: 'magiclink', token_hash: await mailedToken(email) })
  if (error) throw error
}

/** Registers an administrator the way one comes to be without another: by the link mailed to the address in the settings. */
export async function registerAdministrator(): Promise<Person> {
  registered += 1
  const email = `administrator-${process.pid}-${Date.now()}-${registered}@maveshi.example`
  const person = await register({ name: 'Admin' }, email)
  await setSetting('support_admin_email', email)
  await proveAddress(person)
  await setSetting('support_admin_email', null)
  return person
}

/** Registers an administrator of one role alone. */
export async function registerRole(role: ConsoleRole): Promise<Person> {
  const person = await register({ name: 'Colleague' })
  await asOwner('update public.profiles set console_roles = array[$2::text] where id = $1::uuid', [person.id, role])
  return person
}

/** Suspends a person as the database's owner. */
export async function suspend({ id }: Person): Promise<void> {
  await asOwner('update public.profiles set suspended_at = now() where id = $1::uuid', [id])
}

/** Everybody whose rights differ. */
export interface Cast {
  readonly visitor: SupabaseClient
  readonly owner: Person
  readonly stranger: Person
  readonly suspended: Person
  readonly administrator: Person
}

/** A new cast: somebody whom something belongs to, and all the others who may want it. */
export async function newCast(): Promise<Cast> {
  const [visitor, owner, stranger, suspended] = [await guest(), await register(), await register(), await register()]
  const administrator = await registerAdministrator()
  await suspend(suspended)
  return { visitor, owner, stranger, suspended, administrator }
}
