import { readTime } from '@maveshi/shared/locale/time'
import type { Refusal } from '@maveshi/shared/refusal/refusal'
import { member } from './member-client.ts'
import { attemptWrite } from './own-profile.ts'

/** That I asked for my account to be deleted. */
export interface DeletionRequest {
  readonly reason: string
  readonly askedAt: Date
}

/**
 * Reads my request; nothing where I made none.
 * @throws Refused when nobody is signed in, Error when it cannot be read
 */
export async function readDeletionRequest(): Promise<DeletionRequest | undefined> {
  const { id, database } = await member()
  const { data, error } = await database.from('deletion_requests').select('reason, created_at').eq('profile_id', id)
  if (error) throw new Error(error.message)
  const [row] = data
  return row && { reason: row.reason ?? '', askedAt: readTime(row.created_at) }
}

/** Asks the administrators to delete my account. Asking twice is the same as once. */
export async function requestDeletion(reason: string): Promise<Refusal | undefined> {
  const problem = await attemptWrite(async () => {
    const { id, database } = await member()
    return database.from('deletion_requests').insert({ profile_id: id, reason: reason || null })
  })
  return problem?.kind === 'duplicate' ? undefined : problem
}

/** Takes the request back. */
export function cancelDeletion(): Promise<Refusal | undefined> {
  return attemptWrite(async () => {
    const { id, database } = await member()
    return database.from('deletion_requests').delete().eq('profile_id', id)
  })
}
