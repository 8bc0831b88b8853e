import { member } from './member-client.ts'

/** My own profile, as far as the storefront asks for it. */
export interface OwnProfile {
  readonly is_admin: boolean
  readonly role: string
  readonly place_id: string | null
}

/** Reads my profile; nothing where there is none. */
export async function readOwnProfile(): Promise<OwnProfile | undefined> {
  const { id, database } = await member()
  const { data, error } = await database.from('profiles').select('is_admin, role, place_id').eq('id', id).limit(1)
  if (error) throw new Error(error.message)
  return data?.[0] as OwnProfile | undefined
}
