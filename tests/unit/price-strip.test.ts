import { expect, test } from 'vitest'
import { placeOnStrip } from '../../backoffice/src/resources/listings/price-strip.ts'

test('a price stands on the strip by how far it is from the least to the most', () => {
  expect([2000, 4000, 10_000].map((price) => placeOnStrip(price, 2000, 10_000))).toEqual([0, 25, 100])
})

test('where all ask the same it stands in the middle', () => {
  expect(placeOnStrip(9000, 9000, 9000)).toBe(50)
})
