import { describe, expect, test } from 'vitest'
import { asOwner } from '../support/people.ts'

/** The English name of the place that words stand for, or null. */
async function placeOf(words: string | null): Promise<string | null> {
  const [row] = await asOwner<{ name: string | null }>(
    "select (select names ->> 'en' from public.places where id = (public.places_of_words($1) #>> '{places,0}')) as name",
    [words],
  )
  return row?.name ?? null
}

test.each([
  ['Pune', 'Pune'],
  ['near Kolhapur', 'Kolhapur'],
  ['kolhapoor', 'Kolhapur'],
  ['कोल्हापूर', 'Kolhapur'],
  ['Karnal, Haryana', 'Karnal'],
  ['goats in Ludhiana', 'Ludhiana'],
])('%j stands for %s', async (words, name) => {
  expect(await placeOf(words)).toBe(name)
})

test.each(['goat', 'wuxjaqqo', '', '   ', null])('%j stands for no place', async (words) => {
  expect(await placeOf(words)).toBeNull()
})

test('no more of a text is read than of a query', async () => {
  expect(await placeOf(`${' '.repeat(300)}Pune`)).toBe('Pune')
  expect(await placeOf(`${'x'.repeat(200)} Pune`)).toBeNull()
})

interface Named {
  readonly places: readonly string[]
  readonly is_sure: boolean
}

async function placesOf(words: string, state: string | null = null): Promise<Named> {
  const [row] = await asOwner<{ named: Named }>('select public.places_of_words($1, $2) as named', [words, state])
  return row?.named ?? { places: [], is_sure: false }
}

describe('a place that is not sure', () => {
  test('is asked about where two have one name', async () => {
    const { places, is_sure } = await placesOf('Bilaspur')
    expect(places).toHaveLength(2)
    expect(is_sure).toBe(false)
  })

  test('is the one in the state that is chosen', async () => {
    const { places } = await placesOf('Bilaspur')
    const state = places[0]?.split('.').slice(0, 2).join('.') ?? ''
    expect(await placesOf('Bilaspur', state)).toMatchObject({ places: [places[0]], is_sure: true })
  })

  test('is asked about where a letter is wrong', async () => {
    expect(await placesOf('kolhapux')).toMatchObject({ is_sure: false })
  })
})
