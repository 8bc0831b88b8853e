import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@maveshi/supabase/local/environment'
import { expect, test } from 'vitest'
import { INDIA_COLUMNS, neighbourOf, STATE_SQUARES } from '../../backoffice/src/charts/india.ts'
import { shadeOf } from '../../backoffice/src/charts/shades.ts'

const [MAHARASHTRA, GUJARAT, GOA, TELANGANA] = ['IN.16', 'IN.09', 'IN.33', 'IN.40']
const [KASHMIR, TRIPURA, WEST_BENGAL] = ['IN.12', 'IN.26', 'IN.28']

test('every state and union territory of the places has one square of its own', () => {
  const seed = readFileSync(join(ROOT, 'supabase/seed/places.sql'), 'utf8')
  const states = [...seed.matchAll(/^ {2}\('(IN\.\d+)', null,/gm)].map(([, id]) => id)
  expect([...STATE_SQUARES.keys()].sort()).toEqual(states.sort())
  const squares = [...STATE_SQUARES.values()]
  expect(new Set(squares.map(({ column, row }) => `${column} ${row}`)).size).toBe(states.length)
  expect(Math.max(...squares.map(({ column }) => column))).toBe(INDIA_COLUMNS - 1)
})

test('a square has the letters of its place', () => {
  const seed = readFileSync(join(ROOT, 'supabase/seed/places.sql'), 'utf8')
  const names = [...seed.matchAll(/^ {2}\('(IN\.\d+)', null, '\{"en":"([^"]+)"/gm)].map(([, id = '', name]) => [
    STATE_SQUARES.get(id)?.letters,
    name,
  ])
  expect(names).toEqual(
    expect.arrayContaining([
      ['AP', 'Andhra Pradesh'],
      ['AR', 'Arunachal Pradesh'],
      ['CG', 'Chhattisgarh'],
      ['CH', 'Chandigarh'],
      ['GJ', 'Gujarat'],
      ['JH', 'Jharkhand'],
      ['MH', 'Maharashtra'],
      ['ML', 'Meghalaya'],
      ['MN', 'Manipur'],
      ['MZ', 'Mizoram'],
      ['TG', 'Telangana'],
      ['TN', 'Tamil Nadu'],
      ['TR', 'Tripura'],
      ['UK', 'Uttarakhand'],
      ['UP', 'Uttar Pradesh'],
    ]),
  )
})

test.each([
  [MAHARASHTRA, 'ArrowRight', TELANGANA],
  [MAHARASHTRA, 'ArrowUp', 'IN.35'],
  [GUJARAT, 'ArrowLeft', GUJARAT],
  [GOA, 'ArrowUp', 'IN.52'],
  [KASHMIR, 'ArrowUp', KASHMIR],
  [WEST_BENGAL, 'ArrowRight', 'IN.18'],
  [TRIPURA, 'ArrowLeft', 'IN.21'],
] as const)('from %s the key %s leads to %s', (from, key, to) => {
  expect(neighbourOf(from, key)).toBe(to)
})

test('every square can be reached from every other by the arrow keys', () => {
  const reached = new Set([MAHARASHTRA])
  for (const id of reached)
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) reached.add(neighbourOf(id, key))
  expect(reached.size).toBe(STATE_SQUARES.size)
})

test('nothing has no shade, the most has the strongest, and a little is seen', () => {
  expect([0, 1, 20, 50, 100].map((number) => shadeOf(number, 100))).toEqual([0, 1, 2, 3, 4])
  expect(shadeOf(0, 0)).toBe(0)
})
