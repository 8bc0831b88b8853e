import { formatNumber, formatPrice } from '@maveshi/shared/locale/format'
import type { Translate } from '@maveshi/shared/locale/translate'
import type { ListingWords } from './describe-listings.ts'
import type { ListingSummary } from './listings.ts'

/** So many fit side by side. */
export const MOST_COMPARED = 4

/** One thing that listings are compared by; nothing where a listing does not say it. */
export interface ComparedRow {
  readonly id: string
  readonly label: string
  readonly texts: readonly (string | undefined)[]
}

interface Comparison {
  readonly listings: readonly ListingSummary[]
  readonly words: ListingWords
  /** The price of a listing as its card says it. */
  readonly price: (listing: ListingSummary) => string
  /** How far a listing is, in words. */
  readonly distance: (listing: ListingSummary) => string | undefined
  readonly t: Translate
}

/** What a litre of milk a day costs. Of several animals nobody says whether the price is for each. */
function pricePerLitre(listing: ListingSummary, words: ListingWords): string | undefined {
  const litres = words.milk(listing)
  if (!litres || listing.price === null || listing.quantity > 1) return undefined
  return formatPrice(Math.round(listing.price / litres))
}

/** The answers of all, a row a question, in the order in which they are asked. */
function answered({ listings, words }: Comparison): ComparedRow[] {
  const facts = listings.map((listing) => words.facts(listing))
  const all = facts.flat()
  const questions = all.filter(({ id }, index) => all.findIndex((one) => one.id === id) === index)
  return questions.map(({ id, label }) => ({
    id,
    label,
    texts: facts.map((own) => own.find((fact) => fact.id === id)?.text),
  }))
}

/** The rows of a table of listings side by side. What none of them says has no row. */
export function comparedRows(comparison: Comparison): ComparedRow[] {
  const { listings, words, price, distance, t } = comparison
  const row = (id: string, label: string, text: (listing: ListingSummary) => string | undefined): ComparedRow => ({
    id,
    label,
    texts: listings.map(text),
  })
  const rows = [
    row('price', t('saved:compare.price'), price),
    row('perLitre', t('saved:compare.perLitre'), (listing) => pricePerLitre(listing, words)),
    row('quantity', t('saved:compare.quantity'), ({ quantity }) => (quantity > 1 ? formatNumber(quantity) : undefined)),
    ...answered(comparison),
    row('place', t('saved:compare.place'), ({ placeId }) => words.place(placeId)),
    row('distance', t('saved:compare.distance'), distance),
  ]
  return rows.filter(({ texts }) => texts.some(Boolean))
}
