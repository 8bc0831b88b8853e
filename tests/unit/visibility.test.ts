import { CATEGORIES } from '@maveshi/shared/catalogue/categories'
import { findListingFields } from '@maveshi/shared/catalogue/derived'
import { type Answer, isVisible, storedAnswers, visibleFields } from '@maveshi/shared/listing/visibility'
import { describe, expect, test } from 'vitest'
import { REGISTERED } from './specified-breeds.ts'

/** Every dependent field: on which answers of its parent it shows, on which it does not, and an answer to it. */
const TABLE = [
  {
    category: 'Cattle',
    field: 'milkCapacity',
    parent: 'breed',
    shown: ['Holstein Friesian', 'Jersey', 'Sahiwal', 'Gir', 'Red Sindhi', 'Tharparkar', 'Ongole'],
    hidden: [
      ...['Hallikar', 'Amrit Mahal', 'Khillari', 'Crossbred', 'Non-descript (Desi)', 'Other'],
      ...REGISTERED.cattle.split(', '),
    ],
    answer: 12,
  },
  {
    category: 'Cattle',
    field: 'isLactating',
    parent: 'purpose',
    shown: ['Dairy'],
    hidden: ['Meat', 'Draft', 'Breeding'],
    answer: true,
  },
  {
    category: 'Buffalo',
    field: 'isLactating',
    parent: 'purpose',
    shown: ['Dairy'],
    hidden: ['Meat', 'Draft'],
    answer: true,
  },
  {
    category: 'Poultry',
    field: 'eggProductionCapacity',
    parent: 'purpose',
    shown: ['Eggs'],
    hidden: ['Meat', 'Breeding'],
    answer: 40,
  },
  {
    category: 'Sheep',
    field: 'woolQuality',
    parent: 'purpose',
    shown: ['Wool'],
    hidden: ['Meat', 'Breeding', 'Milk'],
    answer: 'Fine',
  },
] as const

const shows = (category: string, id: string, answers: Record<string, Answer | undefined>) =>
  visibleFields(findListingFields(category), answers).some((field) => field.id === id)

test('the table names every dependent field of every category', () => {
  const dependent = CATEGORIES.flatMap(({ value, listingFields }) =>
    listingFields.filter(({ dependsOn }) => dependsOn).map(({ id }) => `${value}.${id}`),
  )
  expect(dependent).toEqual(TABLE.map(({ category, field }) => `${category}.${field}`))
})

test.each(TABLE)(
  '$category: the answers to $parent are all in the table of $field',
  ({ category, parent, shown, hidden }) => {
    const options = findListingFields(category).find(({ id }) => id === parent)?.options ?? []
    expect([...options].sort()).toEqual([...shown, ...hidden].sort())
  },
)

describe.each(TABLE)('$category: $field', ({ category, field, parent, shown, hidden, answer }) => {
  test.each(shown)(`shows while ${parent} is %s, and its answer is stored`, (value) => {
    expect(shows(category, field, { [parent]: value })).toBe(true)
    expect(storedAnswers(findListingFields(category), { [parent]: value, [field]: answer })).toEqual({
      [parent]: value,
      [field]: answer,
    })
  })

  test.each(hidden)(`is hidden while ${parent} is %s, and an answer to it is dropped`, (value) => {
    expect(shows(category, field, { [parent]: value })).toBe(false)
    expect(storedAnswers(findListingFields(category), { [parent]: value, [field]: answer })).toEqual({
      [parent]: value,
    })
  })

  test(`is hidden while ${parent} has no answer`, () => {
    expect(shows(category, field, {})).toBe(false)
    expect(storedAnswers(findListingFields(category), { [field]: answer })).toEqual({})
  })

  test.each(hidden)(`is dropped when ${parent} changes to %s after it was answered, and comes back`, (other) => {
    const fields = findListingFields(category)
    const answered = { [parent]: shown[0], [field]: answer }
    const changed = { ...answered, [parent]: other }
    expect(storedAnswers(fields, changed)).toEqual({ [parent]: other })
    expect(storedAnswers(fields, { ...changed, [parent]: shown[0] })).toEqual(answered)
  })
})

test.each(CATEGORIES.map(({ value }) => value))('%s: whatever depends on nothing always shows', (category) => {
  const fields = findListingFields(category)
  const free = fields.filter(({ dependsOn }) => !dependsOn)
  expect(visibleFields(fields, {})).toEqual(free)
})

describe('chains and lists', () => {
  const fields = [
    { id: 'a' },
    { id: 'b', dependsOn: { field: 'a', values: ['yes'] } },
    { id: 'c', dependsOn: { field: 'b', values: ['yes'] } },
    { id: 'orphan', dependsOn: { field: 'nothing', values: ['yes'] } },
  ]
  const ids = (answers: Record<string, Answer>) => visibleFields(fields, answers).map(({ id }) => id)

  test('a field whose parent is hidden is hidden, whatever the parent once answered', () => {
    expect(ids({ a: 'yes', b: 'yes' })).toEqual(['a', 'b', 'c'])
    expect(ids({ a: 'no', b: 'yes' })).toEqual(['a'])
  })

  test('one of several choices is enough', () => expect(ids({ a: ['no', 'yes'] })).toEqual(['a', 'b']))

  test('a field of an unknown parent never shows', () => {
    expect(
      isVisible({ id: 'orphan', dependsOn: { field: 'nothing', values: ['yes'] } }, fields, { nothing: 'yes' }),
    ).toBe(false)
  })
})

describe('what is stored', () => {
  const fields = [{ id: 'name' }, { id: 'count' }, { id: 'isIt' }, { id: 'many' }]

  test('holds no unknown and no empty answers', () => {
    expect(storedAnswers(fields, { name: '', count: undefined, many: [], other: 'x' })).toEqual({})
  })

  test('holds zero and no, which are answers', () => {
    expect(storedAnswers(fields, { count: 0, isIt: false })).toEqual({ count: 0, isIt: false })
  })
})

test('an answer that makes no sense of a question leaves it out, and what depends on it', () => {
  const fields = [
    { id: 'subcategory', hides: { bull: ['purpose'] } },
    { id: 'purpose' },
    { id: 'isLactating', dependsOn: { field: 'purpose', values: ['Dairy'] } },
  ]
  const asked = (subcategory: string) =>
    visibleFields(fields, { subcategory, purpose: 'Dairy', isLactating: true }).map(({ id }) => id)
  expect(asked('cow')).toEqual(['subcategory', 'purpose', 'isLactating'])
  expect(asked('bull')).toEqual(['subcategory'])
})
