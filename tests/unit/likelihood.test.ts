import { CATEGORIES } from '@maveshi/shared/catalogue/categories'
import { findListingFields } from '@maveshi/shared/catalogue/derived'
import { unlikely } from '@maveshi/shared/listing/likelihood'
import { LIKELIHOODS } from '@maveshi/shared/listing/likelihood-rules'
import type { Answers } from '@maveshi/shared/listing/visibility'
import { describe, expect, test } from 'vitest'

const cases: readonly (readonly [string, string, string, Answers, object | undefined])[] = [
  ['a Gir with 30 L a day', 'Cattle', 'milkCapacity', { breed: 'Gir', milkCapacity: 30 }, { low: 0, high: 22 }],
  ['a Gir with 12 L a day', 'Cattle', 'milkCapacity', { breed: 'Gir', milkCapacity: 12 }, undefined],
  ['a dry cow', 'Cattle', 'milkCapacity', { breed: 'Gir', milkCapacity: 0 }, undefined],
  ['a Holstein with 30 L a day', 'Cattle', 'milkCapacity', { breed: 'Holstein Friesian', milkCapacity: 30 }, undefined],
  [
    'a buffalo of no breed with 30 L',
    'Buffalo',
    'milkCapacity',
    { breed: 'Other', milkCapacity: 30 },
    { low: 0, high: 22 },
  ],
  ['a cow of 48 years, who is 48 months old', 'Cattle', 'age', { age: 48 }, { low: 0, high: 16 }],
  ['a goat of one month, who is one year old', 'Goat', 'age', { age: 1 }, { low: 2, high: 96 }],
  ['a kid of 3 months with 45 kg', 'Goat', 'weight', { age: 3, weight: 45 }, { low: 2, high: 25 }],
  ['a goat of 2 years with 45 kg', 'Goat', 'weight', { age: 24, weight: 45 }, undefined],
  ['a Beetal of 2 years with 100 kg', 'Goat', 'weight', { breed: 'Beetal', age: 24, weight: 100 }, undefined],
  ['a cow of 5 years with 35 kg', 'Cattle', 'weight', { age: 5, weight: 35 }, { low: 100, high: 750 }],
  ['a cow for ₹450', 'Cattle', 'price', { price: 450 }, { low: 3000, high: 300_000 }],
  ['ten cows for ₹8 lakh', 'Cattle', 'price', { price: 800_000, quantity: 10 }, undefined],
  ['one cow for ₹8 lakh', 'Cattle', 'price', { price: 800_000 }, { low: 3000, high: 300_000 }],
  [
    'a hen that lays twelve a week',
    'Poultry',
    'eggProductionCapacity',
    { type: 'Chicken', eggProductionCapacity: 12 },
    { low: 0, high: 7 },
  ],
  [
    'a flock of 100 that lays 500',
    'Poultry',
    'eggProductionCapacity',
    { flockSize: 100, eggProductionCapacity: 500 },
    undefined,
  ],
  [
    'a veterinarian of 60 years’ experience',
    'Veterinary-Support',
    'experience',
    { experience: 60 },
    { low: 0, high: 45 },
  ],
  [
    'an insemination for ₹9,000',
    'AI-Technician',
    'serviceFee',
    { feeType: 'Per Visit', serviceFee: 9000 },
    { low: 20, high: 3000 },
  ],
  ['a package for ₹9,000', 'AI-Technician', 'serviceFee', { feeType: 'Package Deal', serviceFee: 9000 }, undefined],
  ['what is no number', 'Cattle', 'age', { age: Number.NaN }, undefined],
  ['nothing', 'Cattle', 'age', {}, undefined],
  ['a category without rules', 'Rabbit', 'age', { age: 900 }, undefined],
]

test.each(cases)('%s', (_what, category, field, answers, expected) => {
  expect(unlikely(category, field, answers)).toEqual(expected)
})

describe('every rule', () => {
  const name = ({ category, field, when }: (typeof LIKELIHOODS)[number]) =>
    `${category} ${field} ${JSON.stringify(when)}`

  test('is about a question of the catalogue, and about choices that it has', () => {
    const strays = LIKELIHOODS.filter(({ category, field, when = {} }) => {
      const fields = findListingFields(category)
      const isAsked =
        field === 'price' ? CATEGORIES.some(({ value }) => value === category) : fields.some(({ id }) => id === field)
      const areKnown = Object.entries(when).every(([id, condition]) => {
        const asked = fields.find((one) => one.id === id)
        return asked && (!Array.isArray(condition) || condition.every((value) => asked.options?.includes(value)))
      })
      return !isAsked || !areKnown
    })
    expect(strays.map(name)).toEqual([])
  })

  test('leaves room between what is usual and what is refused', () => {
    const pointless = LIKELIHOODS.filter(({ category, field, usual: [low, high] }) => {
      const { min = 0, max = Number.POSITIVE_INFINITY } =
        findListingFields(category).find(({ id }) => id === field) ?? {}
      return low >= high || low < min || high >= max
    })
    expect(pointless.map(name)).toEqual([])
  })

  test('can be reached: none before it takes all its cases', () => {
    const hidden = LIKELIHOODS.filter((rule, index) =>
      LIKELIHOODS.slice(0, index).some(
        (one) => one.category === rule.category && one.field === rule.field && !one.when,
      ),
    )
    expect(hidden.map(name)).toEqual([])
  })
})
