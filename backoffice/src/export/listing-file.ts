import type { Answer } from '@maveshi/shared/listing/visibility'
import type { Listing } from '../providers/listing-rows.ts'
import { csvText } from './csv.ts'

/** The columns of a file of listings that can be imported again, before those of answers. */
export const LISTING_COLUMNS = [
  ...['id', 'seller', 'status', 'reason', 'note', 'category', 'subcategory', 'title', 'description', 'language'],
  ...['price', 'negotiable', 'quantity', 'place_id', 'state', 'district'],
] as const

/** What else such a file tells of a listing. Nobody changes these, and an import leaves them out. */
export const TOLD_COLUMNS = ['submitted_at', 'published_at', 'expires_at', 'views', 'contacts', 'open_reports'] as const

/** What the columns of answers begin with, before the question's id. */
export const ANSWERS_PREFIX = 'answers.'

/** The listing's own columns that are in the file. */
export type FiledListing = Pick<
  Listing,
  | 'id'
  | 'seller_id'
  | 'status'
  | 'rejection_reason'
  | 'rejection_note'
  | 'removal_reason'
  | 'category'
  | 'subcategory'
  | 'title'
  | 'description'
  | 'language'
  | 'price'
  | 'negotiable'
  | 'quantity'
  | 'attributes'
> &
  Partial<Pick<Listing, 'submitted_at' | 'published_at' | 'expires_at' | 'view_count' | 'contact_count' | 'reports'>>

/** Where a listing is, in words: its district, none where it is in a state as a whole, and the state. */
export interface FiledPlace {
  readonly state: string
  readonly district: string
}

/** An answer in a cell, as the database reads it: bars between several choices, a slash between two days. */
function answerCell(answer: Answer | undefined | null): string {
  if (answer === undefined || answer === null) return ''
  if (Array.isArray(answer)) return answer.join('|')
  if (typeof answer !== 'object') return String(answer)
  const { from, to } = answer as { from: string; to: string }
  return `${from}/${to}`
}

function ownCells(listing: FiledListing, { state, district }: FiledPlace): (string | number | null)[] {
  const { id, seller_id, status, category, subcategory, title, description, language } = listing
  const { price, negotiable, quantity } = listing
  const reason = listing.rejection_reason ?? listing.removal_reason
  return [
    ...[id, seller_id, status, reason, listing.rejection_note, category, subcategory, title, description, language],
    ...[price, String(negotiable), quantity, state, district],
  ]
}

/** In the order of the columns that only tell. */
function toldCells({
  submitted_at,
  published_at,
  expires_at,
  ...counts
}: FiledListing): (string | number | undefined)[] {
  const times = [submitted_at, published_at, expires_at].map((time) => time?.toISOString())
  const open = counts.reports?.filter(({ status }) => status === 'open').length
  return [...times, counts.view_count, counts.contact_count, open]
}

/**
 * Listings as a file that can be changed and imported again. Photographs are not in it.
 * @param placeOf where a listing is, in any language
 */
export function listingFile<Row extends FiledListing>(
  listings: readonly Row[],
  placeOf: (listing: Row) => FiledPlace,
): string {
  const questions = [...new Set(listings.flatMap(({ attributes }) => Object.keys(attributes)))].sort()
  const columns = LISTING_COLUMNS.filter((column) => column !== 'place_id')
  const cells = listings.map((listing) => [
    ...ownCells(listing, placeOf(listing)),
    ...questions.map((id) => answerCell(listing.attributes[id])),
    ...toldCells(listing),
  ])
  return csvText([[...columns, ...questions.map((id) => ANSWERS_PREFIX + id), ...TOLD_COLUMNS], ...cells])
}

/** Rows in parts that can each be imported again, in their order. */
export function fileParts<Row>(rows: readonly Row[], rowsMax: number): (readonly Row[])[] {
  const count = Math.max(1, Math.ceil(rows.length / rowsMax))
  return Array.from({ length: count }, (_, part) => rows.slice(part * rowsMax, (part + 1) * rowsMax))
}

/** What a part is called, so that people see how many there are: nothing is added to one that is alone. */
export const partName = (name: string, part: number, count: number): string =>
  count === 1 ? name : `${name}-${part + 1}-of-${count}`
