import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from '@maveshi/supabase/local/environment'
import type { Reading } from './search-readings.ts'

interface Age {
  readonly value: number
  readonly unit: 'years' | 'months' | 'weeks'
}

/** What somebody means who asks so. A number without "min" or "max" was named alone. */
export interface Expected {
  readonly category: string
  readonly breed?: string
  readonly place?: string
  readonly near?: true
  /** In kilometres from the place. */
  readonly within?: number
  readonly words?: readonly string[]
  readonly price?: number
  readonly minPrice?: number
  readonly maxPrice?: number
  readonly milk?: number
  readonly minMilk?: number
  readonly maxMilk?: number
  readonly weight?: number
  readonly minWeight?: number
  readonly maxWeight?: number
  readonly horsepower?: number
  readonly age?: Age
  readonly minAge?: Age
  readonly maxAge?: Age
}

/** A query as a farmer types it, and what is meant. */
export interface AskedQuery {
  readonly q: string
  readonly expect: Expected
}

const FOLDER = join(ROOT, 'tests/search/asked')

/** Such queries of every language, by language. Whoever wrote them had not seen how queries are read. */
export function readAskedQueries(): Map<string, readonly AskedQuery[]> {
  return new Map(
    readdirSync(FOLDER)
      .sort()
      .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as AskedQuery[]]),
  )
}

/** The numbers that machines are known by in these queries: some listing has to hold them. */
export const modelNumbers = (queries: readonly AskedQuery[]): string[] =>
  queries.flatMap((one) => one.expect.words ?? []).filter((word) => /^\d+$/.test(word))

type Bounds = readonly [unit: string, named?: number, min?: number, max?: number]

function boundsOf(expected: Expected): Bounds[] {
  const { price, minPrice, maxPrice, milk, minMilk, maxMilk, weight, minWeight, maxWeight } = expected
  const { age, minAge, maxAge } = expected
  const all: Bounds[] = [
    ['INR', price, minPrice, maxPrice],
    ['L/day', milk, minMilk, maxMilk],
    ['kg', weight, minWeight, maxWeight],
    ['hp', expected.horsepower],
    ['km', undefined, undefined, expected.within],
    [(age ?? minAge ?? maxAge)?.unit ?? 'years', age?.value, minAge?.value, maxAge?.value],
  ]
  return all.filter(([, ...values]) => values.some((value) => value !== undefined))
}

/** The names of brands, as concepts of the lexicon have them. */
const conceptOf = (word: string) => `concept=${word.toLowerCase().split(' ')[0]}`

/**
 * What was read otherwise than it was meant; nothing where all is right.
 * @param nameOf a place's English name
 */
export function misreadParts(expected: Expected, read: Reading, nameOf: (place: string) => string): string[] {
  const bounds = boundsOf(expected)
  const places = (expected.within && read.around ? [read.around] : read.places).map(nameOf)
  const { categories, answers, amounts, words, mention } = read
  const hasAmount = ([unit, named, min, max]: Bounds) =>
    amounts.some((one) =>
      one.unit === unit && named === undefined
        ? one.min === min && one.max === max
        : [one.min, one.max].includes(named),
    )
  const wanted = [...(expected.words ?? []), ...(expected.breed ? [expected.breed] : [])]
  const isSaid = (word: string) =>
    answers.some(({ value }) => value === word) || words?.includes(word) || mention?.includes(conceptOf(word))
  return [
    ...(String(categories) === expected.category ? [] : [`category ${categories}`]),
    ...wanted.filter((word) => !isSaid(word)).map((word) => `${word} is not found`),
    ...(String(places) === (expected.place ?? '') ? [] : [`places ${places}`]),
    ...(read.is_near === Boolean(expected.near) ? [] : [`near me: ${read.is_near}`]),
    ...(amounts.length === bounds.length && bounds.every(hasAmount) ? [] : [`amounts ${JSON.stringify(amounts)}`]),
  ]
}
