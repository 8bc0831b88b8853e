import type { SupabaseClient } from '@supabase/supabase-js'
import { asOwner, type Person } from './people.ts'

/** Whether somebody may use the console, as the database has it. */
export async function isAdmin({ id }: Person): Promise<boolean | undefined> {
  const [row] = await asOwner<{ is_admin: boolean }>('select is_admin from public.profiles where id = $1::uuid', [id])
  return row?.is_admin
}

/** Makes somebody administrator, or no longer, as `client` may. */
export const setAdmin = (client: SupabaseClient, { id }: Person, value: boolean) =>
  client.rpc('set_admin', { profile: id, is_admin: value })

/** An address that nobody else of this run registers with. */
export const addressOf = (name: string) => `${name}-${process.pid}-${Date.now()}@maveshi.example`
