import { composeTitle } from '@maveshi/shared/listing/title'
import type { Answers } from '@maveshi/shared/listing/visibility'
import type { TitledCategories } from '../../data/rules/title-words.ts'

/** What of a listing names it. */
interface Titled {
  readonly category: string
  readonly title: string | null
  readonly attributes: Answers
}

/** A listing's title in the reader's language. */
export function titleOf(listing: Titled, categories: TitledCategories): string {
  const category = categories[listing.category]
  return composeTitle(listing, {
    language: category?.language ?? 'en',
    singular: category?.singular ?? listing.category,
    fields: category?.fields ?? [],
    option: (fieldId, value) => category?.choices[fieldId]?.[value] ?? value,
    noun: (subcategory) => category?.nouns[subcategory],
  })
}
