import { Refused, refusalOf } from '@maveshi/shared/refusal/refused'
import { check } from './check.ts'
import { member } from './member-client.ts'
import { explainRefusal, isUnexplained } from './refusal-reason.ts'

/** Whether the signed-in person has saved a listing. */
export async function isFavourite(listingId: string): Promise<boolean> {
  const { id, database } = await member()
  const answer = await database.from('favourites').select('listing_id').eq('user_id', id).eq('listing_id', listingId)
  check(answer)
  return Boolean(answer.data?.length)
}

/**
 * Saves a listing, or removes it. Doing so twice is the same as once.
 * @throws Refused; TypeError without a network
 */
export async function setFavourite(listingId: string, isOn: boolean): Promise<void> {
  const { id, database } = await member()
  const row = { user_id: id, listing_id: listingId }
  const favourites = database.from('favourites')
  try {
    // What nobody may delete is not found, and no error: so it is asked what went.
    const answer = isOn ? await favourites.insert(row) : await favourites.delete().match(row).select('listing_id')
    check(answer)
    if (!isOn && !answer.data?.length) throw new Refused({ kind: 'forbidden', message: '' })
  } catch (error) {
    const refusal = refusalOf(error)
    // In another tab it has been saved already.
    if (refusal.kind === 'duplicate') return
    if (!isUnexplained(refusal)) throw error
    const why = await explainRefusal(listingId)
    if (!isOn && why.kind !== 'suspended') return
    throw new Refused(why)
  }
}
