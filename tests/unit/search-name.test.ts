import { NAME_CHARACTERS } from '@maveshi/shared/limits'
import { isolate } from '@maveshi/shared/locale/isolate'
import { describe, expect, test } from 'vitest'
import { searchName } from '../../storefront/src/components/search-name.ts'

const COW = { text: 'Cow or bull' }
const PLACE = { text: 'Within 100 km of Ahilyanagar, Maharashtra' }
const detail = (text: string) => ({ text, isDetail: true })

describe('a saved search is called', () => {
  test('by all that it asks, where there is room', () => {
    expect(searchName([COW, detail('Gir'), PLACE], 'en', NAME_CHARACTERS)).toBe(
      'Cow or bull, Gir, Within 100 km of Ahilyanagar, Maharashtra',
    )
  })

  test('by what it is of and where, where its details are too many', () => {
    const details = ['Holstein Friesian', 'Jersey', 'Milk per day: 10 L/day – 20 L/day', 'In milk now'].map(detail)
    const name = searchName([COW, ...details, PLACE], 'en', NAME_CHARACTERS)
    expect(name).toBe('Cow or bull, Holstein Friesian, Within 100 km of Ahilyanagar, Maharashtra …')
    expect(name.length).toBeLessThanOrEqual(NAME_CHARACTERS)
  })

  test('by whole words, where even that is too long', () => {
    const name = searchName([{ text: `“${'red cow with white spots '.repeat(5).trim()}”` }], 'en', NAME_CHARACTERS)
    expect(name).toMatch(/^“(red cow with white spots )+(red|cow|with|white|spots| )*…$/)
    expect(name.length).toBeLessThanOrEqual(NAME_CHARACTERS)
  })

  test('by the beginning of a word that is longer than a name', () => {
    expect(searchName([{ text: 'x'.repeat(200) }], 'en', NAME_CHARACTERS)).toBe(`${'x'.repeat(79)}…`)
  })

  test('with the comma of its language, and with no unseen letters', () => {
    expect(searchName([{ text: 'بکری' }, { text: `${isolate('₹9,000')} تک` }], 'ur', NAME_CHARACTERS)).toBe(
      'بکری، ₹9,000 تک',
    )
  })
})
