import type { Refusal } from '@maveshi/shared/refusal/refusal'
import { check } from './check.ts'
import { member } from './member-client.ts'

/** Somebody wants of their own listing what is for others. */
export const OWN_LISTING: Refusal = { kind: 'conflict', about: 'own', hint: {}, message: '' }

/** Whether a listing is the signed-in person's own. */
export async function isOwnListing(listingId: string): Promise<boolean> {
  const { id, database } = await member()
  const answer = await database.from('listings').select('id').eq('id', listingId).eq('seller_id', id)
  check(answer)
  return Boolean(answer.data?.length)
}

/** Whether no more is known than that it was refused: a policy or a constraint did. */
export const isUnexplained = ({ kind }: Refusal) => kind === 'forbidden' || kind === 'linked' || kind === 'other'

/** Finds out why a policy has refused: policies say no, and not why. */
export async function explainRefusal(listingId: string): Promise<Refusal> {
  const { id, database } = await member()
  const [profile, listing] = await Promise.all([
    database.from('profiles').select('suspended_at').eq('id', id).limit(1),
    database.from('listings').select('seller_id').eq('id', listingId).limit(1),
  ])
  const message = 'Refused by a policy'
  if (profile.data?.[0]?.suspended_at) return { kind: 'suspended', message }
  if (listing.error) return { kind: 'forbidden', message }
  const [found] = listing.data
  if (!found) return { kind: 'missing', about: 'listing', message }
  return found.seller_id === id ? OWN_LISTING : { kind: 'forbidden', message }
}
