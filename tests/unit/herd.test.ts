import type { TypedListing } from '@maveshi/shared/listing/typed'
import { describe, expect, test } from 'vitest'
import type { FieldInWords } from '../../storefront/src/data/rules/catalogue-words.ts'
import {
  type AnimalRow,
  animalInWhole,
  animalOf,
  blankRow,
  checkAnimal,
  columnsOf,
  isBlank,
  sharedModel,
  wordsOf,
} from '../../storefront/src/data/rules/herd.ts'

const IN_WORDS = { label: '', placeholder: '', unitLabel: '', choices: [], required: false }
const FIELDS: readonly FieldInWords[] = [
  { ...IN_WORDS, id: 'subcategory', type: 'radio', options: ['cow', 'heifer'], hides: { heifer: ['milk'] } },
  { ...IN_WORDS, id: 'breed', type: 'select', options: ['Gir'], required: true, roles: ['name'] },
  { ...IN_WORDS, id: 'age', type: 'number', required: true, min: 0, max: 30 },
  { ...IN_WORDS, id: 'milk', type: 'number' },
  { ...IN_WORDS, id: 'isLactating', type: 'switch' },
  { ...IN_WORDS, id: 'history', type: 'text' },
]
const MODEL: TypedListing = {
  category: 'Cattle',
  answers: { subcategory: 'cow', breed: 'Gir', age: 4, milk: 12, isLactating: true, history: 'Two calves' },
  title: '',
  description: 'Gentle',
  price: '60000',
  negotiable: true,
  quantity: '',
  placeId: 'IN.16',
}
const { subcategory: _stored, ...attributes } = MODEL.answers
const STORED = {
  id: '1',
  category: 'Cattle',
  subcategory: 'cow',
  title: null,
  description: 'Gentle',
  language: 'en',
  price: 60_000,
  negotiable: true,
  quantity: 1,
  place_id: 'IN.16',
  attributes,
} as const
const row = (changes: Partial<AnimalRow>): AnimalRow => ({ ...blankRow(), ...changes })
const sent = (one: AnimalRow, words: readonly string[] = ['history', 'description']) =>
  animalOf(STORED, animalInWhole(sharedModel(MODEL, words, FIELDS), one), one, FIELDS, 'en')

describe('one more animal', () => {
  test('is as the other one where its row is empty', () => {
    const { id, ...animal } = sent(row({ label: ' 12 ' }))
    expect(animal).toEqual({ label: '12', subcategory: 'cow', price: 60_000, quantity: 1, attributes: {}, title: null })
  })

  test('says what its row says, in digits of any script', () => {
    const { price, attributes } = sent(row({ price: '७५,०००', answers: { age: '५', isLactating: false } }))
    expect(price).toBe(75_000)
    expect(attributes).toEqual({ age: 5, isLactating: false })
  })

  test('has no answer to what is not asked of it', () => {
    const { subcategory, attributes } = sent(row({ answers: { subcategory: 'heifer', age: '1' } }))
    expect(subcategory).toBe('heifer')
    expect(attributes).toEqual({ age: 1, milk: null })
  })

  test('has none of the words that are about the other one alone', () => {
    const animal = sent(row({ label: '12' }), [])
    expect(animal).toMatchObject({ attributes: { history: null }, description: null })
  })

  test('is checked as a listing is', () => {
    const check = (changes: Partial<AnimalRow>) => checkAnimal(MODEL, row(changes), FIELDS)
    expect(check({ label: '12' })).toEqual({})
    expect(check({ answers: { age: '70' }, price: 'x' })).toEqual({
      age: { code: 'between', min: 0, max: 30 },
      price: { code: 'number' },
    })
  })
})

test('a row in which nothing is written is no animal', () => {
  expect(isBlank(blankRow())).toBe(true)
  expect(isBlank(row({ answers: { age: ' ' } }))).toBe(true)
  for (const given of [{ label: '1' }, { price: '1' }, { answers: { isLactating: false } }]) {
    expect(isBlank(row(given))).toBe(false)
  }
})

test('what is asked of each is what numbers, yes or no, and its kind say', () => {
  const columns = (...answers: TypedListing['answers'][]) =>
    columnsOf(
      FIELDS,
      answers.map((one) => ({ answers: one })),
    ).map(({ id }) => id)
  expect(columns(MODEL.answers)).toEqual(['subcategory', 'age', 'milk', 'isLactating'])
  expect(columns({ subcategory: 'heifer' })).toEqual(['subcategory', 'age', 'isLactating'])
  expect(columns({ subcategory: 'heifer' }, { subcategory: 'cow' })).toContain('milk')
})

test('the seller’s words are those that say something', () => {
  expect(wordsOf(MODEL, FIELDS)).toEqual([
    { id: 'history', text: 'Two calves' },
    { id: 'description', text: 'Gentle' },
  ])
})
