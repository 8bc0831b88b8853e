import { findListingFields } from '@maveshi/shared/catalogue/derived'
import { composeTitle, hasComposedTitle, type TitleField } from '@maveshi/shared/listing/title'
import { describe, expect, test } from 'vitest'

/** What the questions of a bird and of a service are to their titles, in one category. */
const fields: readonly TitleField[] = [
  { id: 'breed', roles: ['name', 'search'] },
  { id: 'type', roles: ['noun'] },
  { id: 'vet', roles: ['person'] },
  { id: 'age', roles: ['card'] },
]
const words = { singular: 'Cow or bull', fields, option: (_field: string, value: string) => `«${value}»` }
const title = (attributes: Record<string, string | number>, own: string | null = null) =>
  composeTitle({ title: own, attributes }, words)

test.each([
  ['a breed and the noun', { breed: 'Gir', age: 4 }, null, '«Gir» – Cow or bull'],
  ['a breed rather than the seller’s own title', { breed: 'Gir' }, 'Best cow!', '«Gir» – Cow or bull'],
  ['a kind of bird by itself', { type: 'Duck' }, null, '«Duck»'],
  ['a breed and its kind of bird', { type: 'Chicken', breed: 'Aseel' }, null, '«Aseel» – «Chicken»'],
  ['a veterinarian by name', { vet: 'Dr. Meena', age: 8 }, null, '«Dr. Meena» – Cow or bull'],
  ['the seller’s own title where the breed names nothing', { breed: 'Other' }, 'Punganur cow', 'Punganur cow'],
  ['the noun where nothing is named', { breed: 'Other' }, null, 'Cow or bull'],
  ['the seller’s own title where nothing is asked', {}, 'Paddy straw', 'Paddy straw'],
  ['the noun where there is nothing at all', {}, null, 'Cow or bull'],
] as const)('a title is %s', (_what, attributes, own, expected) => expect(title(attributes, own)).toBe(expected))

describe('a title is composed', () => {
  test.each(['Cattle', 'Goat', 'Buffalo', 'Poultry', 'Sheep', 'Veterinary-Support', 'AI-Technician'])(
    'for %s',
    (category) => expect(hasComposedTitle(findListingFields(category))).toBe(true),
  )
  test.each(['Feeds', 'Machinery'])('not for %s, where the seller is asked for one', (category) =>
    expect(hasComposedTitle(findListingFields(category))).toBe(false),
  )
})
