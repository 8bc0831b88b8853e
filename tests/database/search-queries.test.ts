import { beforeAll, describe, expect, test } from 'vitest'
import { readQueries } from '../support/search-queries.ts'
import { readingsOf } from '../support/search-readings.ts'

const LEAST_RIGHT = 0.97
const LEAST_RIGHT_IN_A_LANGUAGE = 0.9

const queries = readQueries()
/** By language, the queries that are read otherwise than they are meant. */
const misread = new Map<string, readonly string[]>()

beforeAll(async () => {
  for (const [language, typed] of queries) {
    const readings = await readingsOf(typed.map(({ q }) => q))
    misread.set(
      language,
      typed.flatMap(({ q, category }, index) => {
        const read = readings[index]?.categories ?? []
        return String(read) === category
          ? []
          : [`${language}: “${q}” is ${category}, read as ${read.join() || 'nothing'}`]
      }),
    )
  }
})

const shareOfRight = (wrong: number, all: number) => (all - wrong) / all

test('nearly every query that people type is about the category they mean', () => {
  const wrong = [...misread.values()].flat()
  const all = [...queries.values()].flat().length
  expect(shareOfRight(wrong.length, all), wrong.join('\n')).toBeGreaterThanOrEqual(LEAST_RIGHT)
})

describe('in each language alike', () => {
  test.each([...queries])('in %s', (language, typed) => {
    const wrong = misread.get(language) ?? []
    expect(typed.length).toBeGreaterThanOrEqual(36)
    expect(shareOfRight(wrong.length, typed.length), wrong.join('\n')).toBeGreaterThanOrEqual(LEAST_RIGHT_IN_A_LANGUAGE)
  })
})
