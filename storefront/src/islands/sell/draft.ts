import type { Problems } from '@maveshi/shared/listing/problem'
import { answersOf } from '@maveshi/shared/listing/subcategory'
import { checkTyped, readAnswers, storedListing } from '@maveshi/shared/listing/typed'
import type { Language } from '@maveshi/shared/locale/languages'
import type { FieldInWords } from '../../data/rules/catalogue-words.ts'
import type { DraftListing } from '../../data/rules/draft-listing.ts'
import type { DraftWords } from '../../data/rules/draft-words.ts'

export { newId } from '@maveshi/shared/listing/typed'
export { readAnswers }

/** A listing as it is typed. */
export interface Draft extends DraftWords {
  /** The listing's id from the first key on, so that a retry makes no second listing. */
  readonly id: string
  /** The listing on offer that it changes. */
  readonly revises?: string | undefined
}

/** A stored listing, to be written on: its numbers become text again. */
export function wordsOf(listing: DraftListing): DraftWords {
  return {
    category: listing.category,
    answers: answersOf(listing),
    title: listing.title ?? '',
    description: listing.description ?? '',
    price: listing.price === null ? '' : String(listing.price),
    negotiable: listing.negotiable,
    quantity: listing.quantity > 1 ? String(listing.quantity) : '',
    placeId: listing.place_id,
  }
}

/** What is wrong with a draft, by field id. */
export function checkDraft(draft: Draft, fields: readonly FieldInWords[]): Problems {
  return checkTyped(draft, fields)
}

/** A checked draft as it is stored: hidden answers dropped, numbers as numbers. */
export function listingOf(draft: Draft, fields: readonly FieldInWords[], language: Language): DraftListing {
  const { id, revises } = draft
  return { id, ...(revises ? { revises } : {}), ...storedListing(draft, fields, language) }
}
