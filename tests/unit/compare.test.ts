import type { Translate } from '@maveshi/shared/locale/translate'
import { expect, test } from 'vitest'
import { comparedRows } from '../../storefront/src/data/rules/compare.ts'
import type { ListingWords } from '../../storefront/src/data/rules/describe-listings.ts'
import type { ListingSummary } from '../../storefront/src/data/rules/listings.ts'

const t = ((key: string) => key) as Translate

const listing = (more: Partial<ListingSummary>): ListingSummary => ({
  id: 'a',
  category: 'Buffalo',
  title: null,
  price: 90_000,
  negotiable: false,
  quantity: 1,
  attributes: {},
  placeId: 'IN.16',
  publishedAt: new Date(0),
  km: null,
  photos: [],
  isVerified: false,
  ...more,
})

/** Every answer is a fact that is called as its question is. */
const words = {
  facts: ({ attributes }: ListingSummary) =>
    Object.entries(attributes).map(([id, answer]) => ({ id, label: id, text: String(answer) })),
  milk: ({ attributes }: ListingSummary) => attributes.milk as number | undefined,
  place: (placeId: string) => placeId,
} as unknown as ListingWords

function rowsOf(...listings: ListingSummary[]) {
  const rows = comparedRows({ listings, words, price: ({ price }) => String(price), distance: () => undefined, t })
  return Object.fromEntries(rows.map(({ id, texts }) => [id, texts]))
}

test('each question that one of them answers is a row, and what another leaves out stays open', () => {
  const rows = rowsOf(listing({ attributes: { age: 4 } }), listing({ attributes: { weight: 400, age: 6 } }))
  expect(Object.keys(rows)).toEqual(['price', 'age', 'weight', 'place'])
  expect(rows.age).toEqual(['4', '6'])
  expect(rows.weight).toEqual([undefined, '400'])
})

test('milk has a price for a litre a day, but not of several animals, nor where one asks', () => {
  const milk = { milk: 12 }
  const rows = rowsOf(
    listing({ attributes: milk }),
    listing({ attributes: milk, quantity: 3 }),
    listing({ attributes: milk, price: null }),
  )
  expect(rows.perLitre).toEqual(['₹7,500', undefined, undefined])
  expect(rows.quantity).toEqual([undefined, '3', undefined])
  expect(rowsOf(listing({}))).not.toHaveProperty('perLitre')
})
