import type { Language } from '@maveshi/shared/locale/languages'
import type { Translate } from '@maveshi/shared/locale/translate'
import { describeListings, type ListingWords } from '../rules/describe-listings.ts'
import { inReadersScript } from '../rules/reader-script.ts'
import { readCategories, readListingFields } from './catalogue.ts'
import { readPlaceNames } from './places.ts'

export type { Fact, ListingWords } from '../rules/describe-listings.ts'

/**
 * Loads the catalogue's and the places' words in a language. What sellers
 * have written in a title, the name of a vet or of a bird's breed, is in its letters, where it can be; as it was written it
 * stands beside.
 */
export async function listingWords(language: Language, t: Translate): Promise<ListingWords> {
  const [categories, fieldsOf, place] = await Promise.all([
    readCategories(language),
    readListingFields(language),
    readPlaceNames(language),
  ])
  const words = describeListings({ categories, place, fields: (category) => fieldsOf.get(category) ?? [] }, language, t)
  const inLetters = (own: string) => inReadersScript(own, language) ?? own
  return {
    ...words,
    title: (listing) => inLetters(words.title(listing)),
    ownTitle(listing) {
      const own = words.ownTitle(listing)
      return own && inLetters(own)
    },
  }
}
