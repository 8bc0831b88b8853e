import { changedPrice } from '@maveshi/shared/listing/changed-price'
import { expect, test } from 'vitest'

test.each([
  [9000, -10, 1, 8100],
  [9000, -10, 500, 8000],
  [9250, 10, 100, 10_200],
  [1, 50, 1, 2],
  [0, 20, 100, 0],
  [999_999_999, 200, 1, 1_000_000_000],
])('₹%i by %i %% to whole ₹%i is ₹%i', (price, percent, rounding, changed) => {
  expect(changedPrice(price, percent, rounding)).toBe(changed)
})
