import { member } from './member-client.ts'
import { check, Refused } from './refused.ts'

/** Whether a listing is the signed-in person's own. */
export async function isOwnListing(listingId: string): Promise<boolean> {
  const { id, database } = await member()
  const answer = await database.from('listings').select('id').eq('id', listingId).eq('seller_id', id)
  check(answer)
  return Boolean(answer.data?.length)
}

/**
 * Finds out why a policy has refused: policies say no, and not why.
 * @returns what to throw
 */
export async function explainRefusal(listingId: string): Promise<Refused> {
  const { id, database } = await member()
  const [profile, listing] = await Promise.all([
    database.from('profiles').select('suspended_at').eq('id', id).limit(1),
    database.from('listings').select('seller_id').eq('id', listingId).limit(1),
  ])
  if (profile.data?.[0]?.suspended_at) return new Refused('suspended')
  if (listing.error) return new Refused('refused')
  const [found] = listing.data
  if (!found) return new Refused('ended')
  return new Refused(found.seller_id === id ? 'own' : 'refused')
}
