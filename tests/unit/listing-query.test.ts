import { PRICE_MAX_RUPEES } from '@maveshi/shared/limits'
import { describe, expect, test } from 'vitest'
import { QUERY_CHARACTERS, type QueryContext, readListingQuery } from '../../storefront/src/data/rules/listing-query.ts'

type Field = QueryContext['fields'][number]

const field = (id: string, type: Field['type'], options: readonly string[] = []): Field => ({
  id,
  type,
  options,
  label: id,
  placeholder: '',
  unitLabel: '',
  choices: [],
})

const FIELDS = [
  field('breed', 'select', ['Gir', 'Sahiwal']),
  field('marks', 'multi-select', ['horns', 'hump']),
  field('age', 'number'),
  field('vaccinated', 'switch'),
  field('story', 'textarea'),
  field('on', 'date-range'),
]
const STATES = [
  { id: 'punjab', name: 'Punjab', districts: [{ id: 'moga', name: 'Moga' }] },
  { id: 'kerala', name: 'Kerala', districts: [{ id: 'kollam', name: 'Kollam' }] },
]
const MOGA = { id: 'moga', typed: 'Moga' }

const read = (address: string, context: Partial<QueryContext> = {}) =>
  readListingQuery(new URLSearchParams(address), {
    categories: ['Cattle'],
    fields: FIELDS,
    states: STATES,
    near: undefined,
    ...context,
  })

describe('the address of a list', () => {
  test('without a query asks for everything', () => {
    expect(read('')).toEqual({
      text: undefined,
      categories: ['Cattle'],
      attributes: {},
      price: {},
      state: undefined,
      district: undefined,
      near: undefined,
      withinKm: undefined,
      sort: undefined,
      after: undefined,
      cursorsBefore: [],
    })
  })

  test.each([
    ['words on one line', 'q=%20gir%0Acow%20', 'gir cow'],
    ['no words where there are blanks alone', 'q=%20%09', undefined],
    ['no more words than are read', `q=${'x'.repeat(QUERY_CHARACTERS + 1)}`, 'x'.repeat(QUERY_CHARACTERS)],
  ])('says %s', (_, address, text) => expect(read(address).text).toBe(text))

  test.each([
    ['one of some choices', 'breed=Gir', { breed: ['Gir'] }],
    ['several choices, each once', 'marks=horns&marks=hump&marks=horns', { marks: ['horns', 'hump'] }],
    ['only choices that there are', 'breed=Gir&breed=Unicorn', { breed: ['Gir'] }],
    ['nothing by a choice that is none', 'breed=Unicorn', {}],
    ['a yes', 'vaccinated=true', { vaccinated: true }],
    ['nothing by a no', 'vaccinated=false', {}],
    ['a number from', 'age.min=2', { age: { min: 2 } }],
    ['a number to, in any digits', 'age.max=%E0%A5%A7%E0%A5%A6', { age: { max: 10 } }],
    ['the lower number first', 'age.min=9&age.max=3', { age: { min: 3, max: 9 } }],
    ['nothing by what is no number', 'age.min=old', {}],
    ['nothing by a number below nothing', 'age.min=-1', {}],
    ['nothing by free words and dates', 'story=tame&on=2026-01-01', {}],
    ['nothing by a question that there is not', 'colour=red', {}],
  ])('narrows by %s', (_, address, attributes) => expect(read(address).attributes).toEqual(attributes))

  test.each([
    ['whole rupees, rounded outwards', 'priceMin=99.5&priceMax=200.5', { min: 99, max: 201 }],
    ['grouped digits', 'priceMax=1,00,000', { max: 100_000 }],
    ['no price that nobody may ask', `priceMax=${PRICE_MAX_RUPEES + 1}`, {}],
  ])('bounds the price by %s', (_, address, price) => expect(read(address).price).toEqual(price))

  test.each([
    ['a state', 'state=kerala', { state: 'kerala', district: undefined }],
    ['a district by itself with its state', 'district=moga', { state: 'punjab', district: 'moga' }],
    ['a district of another state not', 'state=kerala&district=moga', { state: 'kerala', district: undefined }],
    ['an unknown state not', 'state=atlantis', { state: undefined, district: undefined }],
  ])('names %s', (_, address, place) => expect(read(address)).toMatchObject(place))

  test.each([
    ['a distance from a place', 'within=50', MOGA, 50],
    ['no distance from nowhere', 'within=50', undefined, undefined],
    ['no distance that is not offered', 'within=51', MOGA, undefined],
  ])('takes %s', (_, address, near, withinKm) => expect(read(address, { near }).withinKm).toBe(withinKm))

  test.each([
    ['by price', 'sort=price-up', undefined, 'price-up'],
    ['by how well words fit, where there are words', 'sort=best-match&q=cow', undefined, 'best-match'],
    ['not by words where there are none', 'sort=best-match', undefined, undefined],
    ['by distance from a place', 'sort=nearest', MOGA, 'nearest'],
    ['not by distance from nowhere', 'sort=nearest', undefined, undefined],
    ['not by what is no order', 'sort=random', undefined, undefined],
  ])('orders %s', (_, address, near, sort) => expect(read(address, { near }).sort).toBe(sort))

  test('goes on after a page', () => expect(read('after=abc').after).toBe('abc'))
})
