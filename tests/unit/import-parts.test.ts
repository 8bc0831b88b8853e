import { describe, expect, test } from 'vitest'
import { partsOf, wholeVerdict } from '../../backoffice/src/import/check-parts.ts'
import type { Verdict } from '../../backoffice/src/import/import-kind.ts'

const rowsOf = (count: number, term: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => ({ line: at + 2, term: term(at) }))

describe('rows to check', () => {
  test('are one part while they are few, and several of 250 when they are many', () => {
    expect(partsOf(rowsOf(250, String), ['term'])).toHaveLength(1)
    const parts = partsOf(rowsOf(5000, String), ['term'])
    expect(parts).toHaveLength(20)
    expect(parts.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 5000 }, (_, at) => at))
  })

  test('that are about the same are in one part, wherever they stand in the file', () => {
    const rows = rowsOf(2000, (at) => (at % 1000 === 249 ? ' Gaay' : at % 1000 === 600 ? 'gaay' : `word ${at}`))
    const places = rows.flatMap(({ term }, at) => (term.trim().toLowerCase() === 'gaay' ? [at] : []))
    expect(places).toHaveLength(4)
    const holding = partsOf(rows, ['term']).filter((part) => places.some((place) => part.includes(place)))
    expect(holding).toHaveLength(1)
  })

  test('that have no key stay apart', () => {
    expect(
      partsOf(
        rowsOf(600, () => ''),
        ['term'],
      ).map((part) => part.length),
    ).toEqual([250, 250, 100])
  })
})

test('what is said of the parts is said of the rows in their order', () => {
  const verdict = (line: number, outcomes: Verdict['outcomes']): Verdict => ({
    errors: outcomes.includes('refused') ? [{ line, column: 'term', code: 'twice', detail: {} }] : [],
    outcomes,
    added: outcomes.filter((one) => one === 'added').length,
    changed: 0,
    unchanged: outcomes.filter((one) => one === 'unchanged').length,
  })
  const whole = wholeVerdict(
    [
      [3, 0],
      [2, 1],
    ],
    [verdict(5, ['added', 'refused']), verdict(3, ['refused', 'unchanged'])],
  )
  expect(whole.outcomes).toEqual(['added', 'refused', 'unchanged', 'refused'])
  expect(whole.errors.map(({ line }) => line)).toEqual([3, 5])
  expect(whole).toMatchObject({ added: 1, unchanged: 1 })
})
