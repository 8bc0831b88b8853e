import { expect, test } from 'vitest'
import { asOwner } from '../support/people.ts'

/** The English name of the place that words stand for, or null. */
async function placeOf(words: string | null): Promise<string | null> {
  const [row] = await asOwner<{ name: string | null }>(
    "select (select names ->> 'en' from public.places where id = public.place_of_words($1)) as name",
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
