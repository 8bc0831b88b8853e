import type { Language } from '@maveshi/shared/locale/languages'
import type { Translate } from '@maveshi/shared/locale/translate'
import { describeListings, type ListingWords } from '../rules/describe-listings.ts'
import { readCategories, readListingFields } from './catalogue.ts'
import { readPlaceNames } from './places.ts'

export type { Fact, ListingWords } from '../rules/describe-listings.ts'

/** Loads the catalogue's and the places' words in a language. */
export async function listingWords(language: Language, t: Translate): Promise<ListingWords> {
  const [categories, fieldsOf, place] = await Promise.all([
    readCategories(language),
    readListingFields(language),
    readPlaceNames(language),
  ])
  return describeListings({ categories, place, fields: (category) => fieldsOf.get(category) ?? [] }, language, t)
}
