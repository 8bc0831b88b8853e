import { member } from './member-client.ts'

function throwOn(error: { message: string } | null): void {
  if (error) throw new Error(error.message)
}

/** Whether the signed-in person has saved a listing. */
export async function isFavourite(listingId: string): Promise<boolean> {
  const { id, database } = await member()
  const { data, error } = await database
    .from('favourites')
    .select('listing_id')
    .eq('user_id', id)
    .eq('listing_id', listingId)
  throwOn(error)
  return Boolean(data?.length)
}

/** Saves a listing, or forgets it. Doing so twice is the same as once. */
export async function setFavourite(listingId: string, isKept: boolean): Promise<void> {
  const { id, database } = await member()
  const row = { user_id: id, listing_id: listingId }
  const favourites = database.from('favourites')
  const { error } = isKept ? await favourites.insert(row) : await favourites.delete().match(row)
  // In another tab it has been saved already.
  if (error?.code !== '23505') throwOn(error)
}
