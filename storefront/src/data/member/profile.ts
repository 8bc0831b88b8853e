import type { Row } from '@maveshi/shared/database'
import { member } from './member-client.ts'

/** My own profile, as far as the storefront asks for it. */
export type OwnProfile = Pick<Row<'profiles'>, 'is_admin' | 'role' | 'place_id'>

/** Reads my profile; nothing where there is none. */
export async function readOwnProfile(): Promise<OwnProfile | undefined> {
  const { id, database } = await member()
  const { data, error } = await database.from('profiles').select('is_admin, role, place_id').eq('id', id).limit(1)
  if (error) throw new Error(error.message)
  return data[0]
}
