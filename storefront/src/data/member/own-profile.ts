import type { Role } from '@maveshi/shared/access/roles'
import type { Row } from '@maveshi/shared/database'
import type { Language } from '@maveshi/shared/locale/languages'
import { readTime } from '@maveshi/shared/locale/time'
import { avatarFile } from '@maveshi/shared/photo/stored'
import { type RefusedAnswer, readRefusal } from '@maveshi/shared/refusal/read'
import type { Refusal } from '@maveshi/shared/refusal/refusal'
import { refusalOf } from '@maveshi/shared/refusal/refused'
import { rememberDetails } from './account.ts'
import { member } from './member-client.ts'

/** What a person may change of their profile. Numbers are in the form of E.164. */
export interface ProfileChanges {
  readonly name: string
  readonly role: Role
  readonly phone: string | null
  readonly whatsapp: string | null
  readonly language: Language
  readonly placeId: string | null
}

/** My own profile. */
export interface Profile extends ProfileChanges {
  readonly avatarUrl: string | undefined
  readonly isSuspended: boolean
  readonly memberSince: Date
}

const COLUMNS = 'name, role, phone, whatsapp, language, place_id, avatar_path, suspended_at, created_at'

type OwnRow = Pick<
  Row<'profiles'>,
  'name' | 'role' | 'phone' | 'whatsapp' | 'language' | 'place_id' | 'avatar_path' | 'suspended_at' | 'created_at'
>

function profileOf(row: OwnRow): Profile {
  return {
    name: row.name ?? '',
    role: row.role,
    phone: row.phone,
    whatsapp: row.whatsapp,
    language: row.language,
    placeId: row.place_id,
    avatarUrl: row.avatar_path ? avatarFile(row.avatar_path) : undefined,
    isSuspended: row.suspended_at !== null,
    memberSince: readTime(row.created_at),
  }
}

/**
 * Reads my profile.
 * @throws Refused when nobody is signed in, Error when it cannot be read
 */
export async function readProfile(): Promise<Profile> {
  const { id, database } = await member()
  const { data, error } = await database.from('profiles').select(COLUMNS).eq('id', id).single()
  if (error) throw new Error(error.message)
  return profileOf(data)
}

/** Turns what goes wrong with a write of the signed-in person into a refusal that can be said. */
export async function attemptWrite(
  write: () => PromiseLike<{ error: RefusedAnswer | null; status: number }>,
): Promise<Refusal | undefined> {
  try {
    const { error, status } = await write()
    return error ? readRefusal(error, status) : undefined
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal.kind === 'broken') throw error
    return refusal
  }
}

/** Changes my profile. Somebody suspended changes nothing, which the database says by changing no row. */
export async function updateProfile({ placeId, ...changes }: ProfileChanges): Promise<Refusal | undefined> {
  const problem = await attemptWrite(async () => {
    const { id, database } = await member()
    return database
      .from('profiles')
      .update({ ...changes, place_id: placeId })
      .eq('id', id)
      .select('id')
      .single()
  })
  if (!problem) await rememberDetails(changes.name, changes.language)
  return problem
}

/**
 * Whether somebody has opened a link that was mailed to my address.
 * @throws Refused when nobody is signed in, Error when it cannot be read
 */
export async function readAddressProof(): Promise<boolean> {
  const { id, database } = await member()
  const { data, error } = await database.from('public_profiles').select('is_email_verified').eq('id', id).single()
  if (error) throw new Error(error.message)
  return data.is_email_verified
}
