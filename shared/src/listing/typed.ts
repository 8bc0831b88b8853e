import type { ListingField } from '../catalogue/types.ts'
import { DESCRIPTION_CHARACTERS } from '../limits.ts'
import type { Language } from '../locale/languages.ts'
import { parseNumber } from '../locale/parse.ts'
import { needsTitle } from './naming.ts'
import type { Problems } from './problem.ts'
import { columnsOf } from './subcategory.ts'
import { checkAnswers, checkTerms } from './validate.ts'
import { type Answers, storedAnswers } from './visibility.ts'

/** A listing as it is typed: numbers are still text. */
export interface TypedListing {
  readonly category: string
  readonly answers: Answers
  readonly title: string
  readonly description: string
  readonly price: string
  readonly negotiable: boolean
  readonly quantity: string
  readonly placeId: string
}

/** A listing in which nothing is typed yet. */
export const NOTHING_TYPED: TypedListing = {
  category: '',
  answers: {},
  title: '',
  description: '',
  price: '',
  negotiable: false,
  quantity: '',
  placeId: '',
}

/** A listing's own columns as they are stored. `price` is in whole rupees, none for "ask". */
export interface StoredListing {
  readonly category: string
  readonly subcategory: string | null
  readonly title: string | null
  readonly description: string | null
  readonly language: Language
  readonly price: number | null
  readonly negotiable: boolean
  readonly quantity: number
  readonly place_id: string
  readonly attributes: Answers
}

/** A random UUID (RFC 9562, version 4), also where the page is not served over https. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The answers with numbers read out of what was typed. */
export function readAnswers(fields: readonly Pick<ListingField, 'id' | 'type'>[], typed: Answers): Answers {
  const numbers = fields
    .filter(({ id, type }) => type === 'number' && typeof typed[id] === 'string')
    .map(({ id }) => [id, parseNumber(String(typed[id]))] as const)
  return { ...typed, ...Object.fromEntries(numbers) }
}

function termsOf(typed: TypedListing) {
  return {
    title: typed.title,
    description: typed.description.slice(0, DESCRIPTION_CHARACTERS + 1),
    price: parseNumber(typed.price),
    quantity: parseNumber(typed.quantity),
    placeId: typed.placeId,
  }
}

/** What is wrong with a listing as it is typed, by field id. */
export function checkTyped(typed: TypedListing, fields: readonly ListingField[]): Problems {
  return {
    ...checkAnswers(fields, readAnswers(fields, typed.answers)),
    ...checkTerms(termsOf(typed), needsTitle(fields, typed.answers)),
  }
}

/** A checked listing as it is stored: hidden answers dropped, numbers as numbers. */
export function storedListing(typed: TypedListing, fields: readonly ListingField[], language: Language): StoredListing {
  const terms = termsOf(typed)
  return {
    category: typed.category,
    title: terms.title.trim() || null,
    description: terms.description.trim() || null,
    language,
    price: terms.price ?? null,
    negotiable: typed.negotiable,
    quantity: terms.quantity ?? 1,
    place_id: typed.placeId,
    ...columnsOf(storedAnswers(fields, readAnswers(fields, typed.answers))),
  }
}
