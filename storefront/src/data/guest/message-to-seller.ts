import { withoutIsolates } from '@maveshi/shared/locale/isolate'
import type { Translate } from '@maveshi/shared/locale/translate'
import type { Listing } from './listing-detail.ts'
import { listingWords } from './listing-words.ts'

/**
 * What a buyer writes to a seller at first, in the seller's language: which listing it is about, by title and address.
 * @param t finds words in the language of the listing
 */
export async function messageToSeller(listing: Listing, address: string, t: Translate): Promise<string> {
  const words = await listingWords(listing.language, t)
  return withoutIsolates(t('listing:contact.message', { title: words.title(listing), address }))
}
