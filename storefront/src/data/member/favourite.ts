import { Refused, refusalOf } from '@maveshi/shared/refusal/refused'
import {
  MOST_FAVOURITES,
  readFavouriteIds,
  readStoredFavourites,
  storeFavourites,
  withChangesSince,
  withFavourite,
} from '../phone/stored-favourites.ts'
import { check } from './check.ts'
import { type Member, member } from './member-client.ts'
import { explainRefusal, isUnexplained } from './refusal-reason.ts'

/** As many as an account keeps. */
const ROWS = 500

/** What the signed-in person has saved, the newest first; the phone remembers it. */
export async function readAccountFavourites(): Promise<readonly string[]> {
  const { id, database } = await member()
  const before = readFavouriteIds(id)
  const answer = await database
    .from('favourites')
    .select('listing_id')
    .eq('user_id', id)
    .order('created_at', { ascending: false })
    .limit(ROWS)
  check(answer)
  const read = (answer.data ?? []).map(({ listing_id }) => listing_id)
  const ids = withChangesSince(before, readFavouriteIds(id), read)
  storeFavourites({ ownerId: id, readAt: Date.now(), ids })
  return ids
}

/**
 * Saves in the account what this phone has saved without one, as far as the account has room for it; from then on the
 * account is what counts. Doing so twice is the same as once.
 * @throws TypeError without a network: the phone keeps it until there is one
 */
export async function takeFavouritesOver(): Promise<readonly string[]> {
  const { ownerId, ids } = readStoredFavourites()
  if (!ownerId && ids.length > 0) {
    const { database } = await member()
    const answer = await database.rpc('save_favourites', { listing_ids: ids.slice(0, MOST_FAVOURITES) })
    // Whoever is suspended has the account as it is.
    if (answer.status !== 403) check(answer)
  }
  return readAccountFavourites()
}

/**
 * Saves a listing, or removes it, and lets the phone know. Doing so twice is the same as once.
 * @throws Refused; TypeError without a network
 */
export async function setFavourite(listingId: string, isOn: boolean): Promise<void> {
  const me = await member()
  await writeFavourite(me, listingId, isOn)
  const stored = readStoredFavourites()
  storeFavourites({ ...stored, ids: withFavourite(readFavouriteIds(me.id), listingId, isOn) })
}

async function writeFavourite({ id, database }: Member, listingId: string, isOn: boolean): Promise<void> {
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
    const why = await explainRefusal({ listing_id: listingId })
    if (!isOn && why.kind !== 'suspended') return
    throw new Refused(why)
  }
}
