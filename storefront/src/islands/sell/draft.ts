import { DESCRIPTION_CHARACTERS } from '@maveshi/shared/limits'
import type { Problems } from '@maveshi/shared/listing/problem'
import { hasComposedTitle } from '@maveshi/shared/listing/title'
import { checkAnswers, checkTerms } from '@maveshi/shared/listing/validate'
import { type Answer, type Answers, storedAnswers } from '@maveshi/shared/listing/visibility'
import type { Language } from '@maveshi/shared/locale/languages'
import { parseNumber } from '@maveshi/shared/locale/parse'
import type { FieldInWords } from '../../data/catalogue.ts'
import type { DraftWords } from '../../data/draft-words.ts'
import type { DraftListing } from '../../data/own-listings.ts'

/** A listing as it is typed. */
export interface Draft extends DraftWords {
  /** The listing's id from the first key on, so that a retry makes no second listing. */
  readonly id: string
}

/** A random UUID (RFC 9562, version 4), also where the page is not served over https. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** A stored listing, to be written on: its numbers become text again. */
export function wordsOf(listing: DraftListing): DraftWords {
  return {
    category: listing.category,
    answers: listing.attributes,
    title: listing.title ?? '',
    description: listing.description ?? '',
    price: listing.price === null ? '' : String(listing.price),
    negotiable: listing.negotiable,
    quantity: listing.quantity > 1 ? String(listing.quantity) : '',
    placeId: listing.place_id,
  }
}

/** The answers with numbers read out of what was typed. */
export function readAnswers(fields: readonly FieldInWords[], typed: Answers): Answers {
  const numbers = fields
    .filter(({ id, type }) => type === 'number' && typeof typed[id] === 'string')
    .map(({ id }) => [id, parseNumber(String(typed[id]))] as const)
  return { ...typed, ...Object.fromEntries(numbers) }
}

function termsOf(draft: Draft) {
  return {
    title: draft.title,
    description: draft.description.slice(0, DESCRIPTION_CHARACTERS + 1),
    price: parseNumber(draft.price),
    quantity: parseNumber(draft.quantity),
    placeId: draft.placeId,
  }
}

/** What is wrong with a draft, by field id. */
export function checkDraft(draft: Draft, fields: readonly FieldInWords[]): Problems {
  return {
    ...checkAnswers(fields, readAnswers(fields, draft.answers)),
    ...checkTerms(termsOf(draft), !hasComposedTitle(fields)),
  }
}

/** A checked draft as it is stored: hidden answers dropped, numbers as numbers. */
export function listingOf(draft: Draft, fields: readonly FieldInWords[], language: Language): DraftListing {
  const terms = termsOf(draft)
  const attributes: Record<string, Answer> = storedAnswers(fields, readAnswers(fields, draft.answers))
  return {
    id: draft.id,
    category: draft.category,
    title: terms.title.trim() || null,
    description: terms.description.trim() || null,
    language,
    price: terms.price ?? null,
    negotiable: draft.negotiable,
    quantity: terms.quantity ?? 1,
    place_id: draft.placeId,
    attributes,
  }
}
