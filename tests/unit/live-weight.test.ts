import { estimateWeight_kg, isTapeLength, lengthInCm } from '@maveshi/shared/listing/live-weight'
import { expect, test } from 'vitest'

test.each([
  ['in inches as the formula is written: 70² × 60 / 300 = 980 pounds', 70 * 2.54, 60 * 2.54, 445],
  ['a cow of 170 and 150 cm', 170, 150, 400],
  ['a goat of 70 and 65 cm, to half a kilogram', 70, 65, 29.5],
  ['a kid', 40, 35, 5],
])('%s', (_what, girth_cm, length_cm, weight_kg) => {
  expect(estimateWeight_kg(girth_cm, length_cm)).toBe(weight_kg)
})

test('an inch is 2.54 cm', () => {
  expect(lengthInCm(10, 'inch')).toBeCloseTo(25.4)
  expect(lengthInCm(10, 'cm')).toBe(10)
})

test.each([
  [undefined, false],
  [Number.NaN, false],
  [0, false],
  [17, false],
  [170, true],
  [1700, false],
])('%o cm can be read off an animal: %o', (length_cm, expected) => expect(isTapeLength(length_cm)).toBe(expected))
