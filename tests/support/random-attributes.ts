import { CATEGORIES } from '@maveshi/shared/catalogue/categories'
import type { ListingField } from '@maveshi/shared/catalogue/types'
import fc from 'fast-check'

/** Attributes that somebody might send for a listing, right or wrong in any way. */
export interface RandomAttributes {
  readonly category: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly isComplete: boolean
}

/** Postgres stores no text with this character. */
const text = (options: fc.StringConstraints = {}) =>
  fc.string({ unit: 'grapheme', ...options }).map((one) => one.replaceAll('\u0000', ''))

const day = fc.oneof(
  fc
    .date({ min: new Date('1999-06-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom('2026-02-29', '2028-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '26-1-1', ''),
)

/** What is no right answer to most questions. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    '',
    ' ',
    '\u00a0\u3000',
    'true',
    'Dairy',
    'Gir',
    [],
    {},
    ['Dairy'],
    [['Dairy']],
    -0,
    1e21,
    1e300,
  ),
  fc.boolean(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  text({ maxLength: 12 }),
  fc.array(text({ maxLength: 4 }), { maxLength: 3 }),
  fc.record({ from: day, to: day, more: fc.boolean() }, { requiredKeys: [] }),
)

function numberFor({ min = 0, max = 100 }: ListingField): fc.Arbitrary<unknown> {
  return fc.oneof(
    { arbitrary: fc.double({ min, max, noNaN: true }), weight: 4 },
    fc.constantFrom(min, max, min - 1, max + 1, min - 0.001, max + 0.001, Number.MAX_SAFE_INTEGER),
    fc.integer(),
  )
}

const longText = fc
  .tuple(fc.constantFrom('x', 'ग', '🐄'), fc.integer({ min: 498, max: 502 }))
  .map(([letter, count]) => letter.repeat(count))

/** Answers that are mostly right. */
function answerTo(field: ListingField): fc.Arbitrary<unknown> {
  const option = fc.constantFrom(...(field.options ?? ['none']))
  switch (field.type) {
    case 'number':
      return numberFor(field)
    case 'select':
    case 'radio':
      return option
    case 'multi-select':
      return fc.oneof({ arbitrary: fc.uniqueArray(option), weight: 3 }, fc.array(option, { maxLength: 4 }))
    case 'switch':
      return fc.boolean()
    case 'date-range':
      return fc.tuple(day, day).map(([one, other]) => ({ from: one, to: other }))
    case 'text':
    case 'textarea':
      return fc.oneof({ arbitrary: text(), weight: 3 }, longText)
  }
}

function attributesOf(fields: readonly ListingField[]): fc.Arbitrary<Record<string, unknown>> {
  const asked = Object.fromEntries(
    fields.map((field) => [field.id, fc.oneof({ arbitrary: answerTo(field), weight: 24 }, anything)] as const),
  )
  const answers = fc.record(asked, { requiredKeys: fields.filter(({ required }) => required).map(({ id }) => id) })
  const fewer = fc.record(asked, { requiredKeys: [] })
  const strays = fc.dictionary(fc.oneof(text({ maxLength: 8 }), fc.constantFrom('breed', '__proto__')), anything, {
    maxKeys: 2,
  })
  return fc.oneof(
    { arbitrary: answers, weight: 6 },
    fewer,
    fc.tuple(answers, strays).map(([some, others]) => ({ ...others, ...some })),
  )
}

/** Attributes for any category, as they are after a journey as JSON. */
export const randomAttributes: fc.Arbitrary<RandomAttributes> = fc.oneof(
  ...CATEGORIES.map(({ value, listingFields }) =>
    fc.record({
      category: fc.constant(value),
      attributes: attributesOf(listingFields).map((one) => JSON.parse(JSON.stringify(one)) as Record<string, unknown>),
      isComplete: fc.boolean(),
    }),
  ),
)
