import { findListingFields } from '@maveshi/shared/catalogue/derived'
import type { ListingField } from '@maveshi/shared/catalogue/types'
import { checkAnswer, checkAnswers, checkTerms, type ListingTerms } from '@maveshi/shared/listing/validate'
import type { Answer } from '@maveshi/shared/listing/visibility'
import { describe, expect, test } from 'vitest'

const FIELDS = {
  number: { id: 'age', type: 'number', min: 0, max: 30 },
  select: { id: 'breed', type: 'select', options: ['Gir', 'Jersey'] },
  radio: { id: 'purpose', type: 'radio', options: ['Dairy', 'Meat'] },
  'multi-select': { id: 'languages', type: 'multi-select', options: ['Hindi', 'Urdu'] },
  switch: { id: 'healthCertificate', type: 'switch' },
  'date-range': { id: 'availableDates', type: 'date-range' },
  text: { id: 'history', type: 'text' },
  textarea: { id: 'address', type: 'textarea' },
} as const satisfies Record<string, ListingField>

type Type = keyof typeof FIELDS

const RIGHT: readonly (readonly [Type, Answer])[] = [
  ['number', 0],
  ['number', 30],
  ['number', 2.5],
  ['select', 'Gir'],
  ['radio', 'Meat'],
  ['multi-select', ['Hindi', 'Urdu']],
  ['switch', false],
  ['date-range', { from: '2026-11-21', to: '2026-11-21' }],
  ['text', 'x'.repeat(500)],
  ['textarea', 'One\nTwo'],
]

const WRONG: readonly (readonly [Type, Answer, string])[] = [
  ['number', -0.1, 'between'],
  ['number', 31, 'between'],
  ['number', Number.NaN, 'number'],
  ['number', Number.POSITIVE_INFINITY, 'number'],
  ['number', '5', 'number'],
  ['select', 'gir', 'choice'],
  ['select', 'Zebra', 'choice'],
  ['radio', true, 'choice'],
  ['multi-select', ['Hindi', 'Latin'], 'choice'],
  ['multi-select', 'Hindi', 'choice'],
  ['switch', 'yes', 'choice'],
  ['date-range', { from: '2026-11-22', to: '2026-11-21' }, 'dates'],
  ['date-range', { from: '21.11.2026', to: '2026-11-22' }, 'dates'],
  ['date-range', { from: '2026-13-01', to: '2026-13-02' }, 'dates'],
  ['date-range', 'tomorrow', 'dates'],
  ['text', 'x'.repeat(501), 'long'],
  ['textarea', 'x'.repeat(501), 'long'],
]

describe('an answer', () => {
  test.each(RIGHT)('of type %s is right: %o', (type, answer) =>
    expect(checkAnswer(FIELDS[type], answer)).toBeUndefined(),
  )
  test.each(WRONG)('of type %s is wrong: %o', (type, answer, code) =>
    expect(checkAnswer(FIELDS[type], answer)?.code).toBe(code),
  )

  test.each(['', '   ', undefined, []])(
    'that is %o is missing where one is required, and fine where not',
    (nothing) => {
      expect(checkAnswer({ ...FIELDS.text, required: true }, nothing)).toEqual({ code: 'required' })
      expect(checkAnswer(FIELDS.text, nothing)).toBeUndefined()
    },
  )

  test('out of bounds says the bounds', () => {
    expect(checkAnswer(FIELDS.number, 99)).toEqual({ code: 'between', min: 0, max: 30 })
  })
})

describe('the answers to a category’s questions', () => {
  const cattle = findListingFields('Cattle')

  test('have no problems when the required ones are there', () => {
    expect(checkAnswers(cattle, { breed: 'Gir', age: 4, purpose: 'Dairy' })).toEqual({})
  })

  test('name each missing one', () => {
    expect(Object.keys(checkAnswers(cattle, {}))).toEqual(['breed', 'age', 'purpose'])
  })

  test('have no problem in a hidden question', () => {
    expect(checkAnswers(cattle, { breed: 'Khillari', age: 4, purpose: 'Draft', milkCapacity: 9999 })).toEqual({})
    expect(checkAnswers(cattle, { breed: 'Gir', age: 4, purpose: 'Draft', milkCapacity: 9999 })).toHaveProperty(
      'milkCapacity',
    )
  })
})

describe('the terms of a listing', () => {
  const terms: ListingTerms = {
    title: '',
    description: '',
    price: undefined,
    quantity: undefined,
    placeId: 'IN.16.492',
  }
  const problems = (changes: Partial<ListingTerms>, needsTitle = false) =>
    checkTerms({ ...terms, ...changes }, needsTitle)

  test('are fine with a place alone', () => expect(problems({})).toEqual({}))
  test('need a place', () => expect(problems({ placeId: '' })).toEqual({ placeId: { code: 'required' } }))
  test('need a title only where none can be composed', () =>
    expect(problems({ title: ' ' }, true)).toEqual({ title: { code: 'required' } }))

  test.each([
    ['title', { title: 'x'.repeat(120) }, { title: 'x'.repeat(121) }, 'long'],
    ['description', { description: 'x'.repeat(4000) }, { description: 'x'.repeat(4001) }, 'long'],
    ['price', { price: 1_000_000_000 }, { price: 1_000_000_001 }, 'between'],
    ['price', { price: 0 }, { price: -1 }, 'between'],
    ['price', { price: 5 }, { price: 5.5 }, 'whole'],
    ['price', {}, { price: Number.NaN }, 'number'],
    ['quantity', { quantity: 1 }, { quantity: 0 }, 'between'],
    ['quantity', { quantity: 100_000 }, { quantity: 100_001 }, 'between'],
    ['quantity', { quantity: 2 }, { quantity: 1.5 }, 'whole'],
  ] as const)('%s: %o is right and %o is wrong', (field, right, wrong, code) => {
    expect(problems(right)).toEqual({})
    expect(problems(wrong)[field]?.code).toBe(code)
  })
})
