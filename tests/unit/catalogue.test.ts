import { CATEGORIES } from '@maveshi/shared/catalogue/categories'
import {
  ANIMAL_FILTER_OPTIONS,
  CREATABLE_PRODUCT_CATEGORIES,
  childrenOf,
  findCategory,
  findListingFields,
  LIVESTOCK_CATEGORIES,
} from '@maveshi/shared/catalogue/derived'
import { CATALOGUE_LABELS } from '@maveshi/shared/catalogue/labels'
import { rolesFor } from '@maveshi/shared/catalogue/roles'
import { FIELD_ROLES, FIELD_TYPES } from '@maveshi/shared/catalogue/types'
import { describe, expect, test } from 'vitest'
import { SPECIFIED_FIELDS, SPECIFIED_KINDS, SPECIFIED_ROLES } from './specified-catalogue.ts'

const PRODUCTS = ['Cattle', 'Goat', 'Buffalo', 'Poultry', 'Sheep', 'Feeds', 'Machinery']
const SERVICES = ['Veterinary-Support', 'AI-Technician']
const ANIMALS = ['Cattle', 'Goat', 'Buffalo', 'Poultry', 'Sheep']
const values = (categories: readonly { value: string }[]) => categories.map(({ value }) => value)

describe('the category tree', () => {
  test('has two menus with their children in order', () => {
    expect(values(CATEGORIES)).toEqual(['Products', ...PRODUCTS, 'Services', ...SERVICES])
    expect(values(childrenOf('Products', CATEGORIES))).toEqual(PRODUCTS)
    expect(values(childrenOf('Services', CATEGORIES))).toEqual(SERVICES)
  })

  test('shows everything in the header, and takes listings everywhere but in the menus themselves', () => {
    expect(CATEGORIES.every(({ showInHeader }) => showInHeader)).toBe(true)
    expect(values(CATEGORIES.filter(({ isCreatable }) => !isCreatable))).toEqual(['Products', 'Services'])
  })
})

describe('the questions are those of the product, in their order', () => {
  test.each(CATEGORIES.map(({ value, listingFields }) => ({ value, listingFields })))(
    '$value',
    ({ value, listingFields }) => {
      const asked = listingFields.map(({ id, type, unit, options, dependsOn }) => ({
        id,
        type,
        unit,
        options,
        when: dependsOn,
      }))
      expect(asked).toEqual(SPECIFIED_FIELDS[value])
    },
  )

  test('of eight types', () => {
    const types = ['select', 'number', 'radio', 'switch', 'text', 'textarea', 'multi-select', 'date-range']
    expect(FIELD_TYPES).toEqual(types)
  })
})

describe('what a category and its questions are', () => {
  test.each(CATEGORIES.map((category) => [category.value, category] as const))('%s', (value, category) => {
    const { kind, listingFields } = category
    expect(kind).toBe(SPECIFIED_KINDS[value] ?? null)
    for (const role of FIELD_ROLES) {
      const fields = listingFields.filter(({ roles }) => roles?.includes(role)).map(({ id }) => id)
      expect(fields, role).toEqual(SPECIFIED_ROLES[value]?.[role] ?? [])
    }
    for (const { roles = [], ...field } of listingFields)
      expect(rolesFor(field), field.id).toEqual(expect.arrayContaining([...roles]))
  })
})

describe('the derived lists', () => {
  test('animals are the products without feeds and machinery', () =>
    expect(values(LIVESTOCK_CATEGORIES)).toEqual(ANIMALS))
  test('listings of products can be created in all seven', () =>
    expect(values(CREATABLE_PRODUCT_CATEGORIES)).toEqual(PRODUCTS))
  test('the animal filter begins with any animal', () =>
    expect(ANIMAL_FILTER_OPTIONS).toEqual(['Any Animal', ...ANIMALS]))
})

describe('looking up', () => {
  test.each(CATEGORIES.map(({ value }) => value))('%s is found whatever the case', (value) => {
    for (const spelling of [value, value.toLowerCase(), value.toUpperCase()]) {
      expect(findCategory(spelling, CATEGORIES)?.value).toBe(value)
      expect(findListingFields(spelling)).toHaveLength(SPECIFIED_FIELDS[value]?.length ?? -1)
    }
  })

  test.each(['', 'Camel', 'cattle ', '__proto__'])('%o is no category and has no questions', (value) => {
    expect(findCategory(value, CATEGORIES)).toBeUndefined()
    expect(findListingFields(value)).toEqual([])
  })
})

describe('every word of the catalogue has an English label', () => {
  const { categories, fields, units, options, placeholders } = CATALOGUE_LABELS.en

  test.each(CATEGORIES.map((category) => [category.value, category] as const))('%s', (value, category) => {
    expect(categories[value]?.label).toBeTruthy()
    if (category.isCreatable) expect(categories[value]?.singular).toBeTruthy()
    for (const { id, type, unit, options: choices = [] } of category.listingFields) {
      expect(fields, id).toHaveProperty(id)
      if (unit) expect(Object.keys(units), unit).toContain(unit)
      if (type === 'text' || type === 'textarea') expect(placeholders, id).toHaveProperty(id)
      for (const choice of choices) expect(Object.keys(options), choice).toContain(choice)
    }
  })
})
