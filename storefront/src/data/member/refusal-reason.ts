import type { Refusal } from '@maveshi/shared/refusal/refusal'
import { check } from './check.ts'
import { member } from './member-client.ts'

/** What is reported, as the database names it. */
export type Reported = { readonly listing_id: string } | { readonly wanted_id: string }

/** Somebody wants of their own listing what is for others. */
export const OWN_LISTING: Refusal = { kind: 'conflict', about: 'own', hint: {}, message: '' }

/** Whether a listing or a wanted notice is the signed-in person's own. */
export async function isOwn(about: Reported): Promise<boolean> {
  const { id, database } = await member()
  const answer =
    'wanted_id' in about
      ? await database.from('wanted_notices').select('id').eq('id', about.wanted_id).eq('profile_id', id)
      : await database.from('listings').select('id').eq('id', about.listing_id).eq('seller_id', id)
  check(answer)
  return Boolean(answer.data?.length)
}

/** Whether no more is known than that it was refused: a policy or a constraint did. */
export const isUnexplained = ({ kind }: Refusal) => kind === 'forbidden' || kind === 'linked' || kind === 'other'

/** Finds out why a policy has refused: policies say no, and not why. */
export async function explainRefusal(about: Reported): Promise<Refusal> {
  const { id, database } = await member()
  const message = 'Refused by a policy'
  const [profile, listing] = await Promise.all([
    database.from('profiles').select('suspended_at').eq('id', id).limit(1),
    'listing_id' in about
      ? database.from('listings').select('seller_id').eq('id', about.listing_id).limit(1)
      : undefined,
  ])
  if (profile.data?.[0]?.suspended_at) return { kind: 'suspended', message }
  // What somebody else looks for is not theirs to read as a row: it is shown no more.
  if (!listing) return { kind: 'missing', about: 'wanted', message }
  if (listing.error) return { kind: 'forbidden', message }
  const [found] = listing.data
  if (!found) return { kind: 'missing', about: 'listing', message }
  return found.seller_id === id ? OWN_LISTING : { kind: 'forbidden', message }
}
