import { describe, expect, test } from 'vitest'
import {
  hasMore,
  lastTime,
  merge,
  NO_WORDS,
  type TimedWords,
  write,
} from '../../storefront/src/data/rules/draft-words.ts'

const EMPTY: TimedWords = { words: NO_WORDS, times: {} }
const answers = (changes: Record<string, string>) => ({ answers: changes })

describe('writing', () => {
  test('gives what changed the time, and nothing else', () => {
    const first = write(EMPTY, { title: 'Gir cow' }, 1000)
    const second = write(first, { price: '65000', title: 'Gir cow' }, 2000)
    expect(second.times).toEqual({ title: 1000, price: 2000 })
    expect(second.words).toMatchObject({ title: 'Gir cow', price: '65000' })
  })

  test('gives each answer a time of its own', () => {
    const first = write(EMPTY, answers({ breed: 'Gir' }), 1000)
    const second = write(first, answers({ breed: 'Gir', age: '4' }), 2000)
    expect(second.times).toEqual({ 'answers.breed': 1000, 'answers.age': 2000 })
  })

  test('of the same again changes nothing', () => {
    const first = write(EMPTY, answers({ breed: 'Gir' }), 1000)
    expect(write(first, answers({ breed: 'Gir' }), 2000)).toBe(first)
  })

  test('is always later than what was read before, whatever the clock says', () => {
    const first = write(EMPTY, { title: 'From a phone whose clock is ahead' }, 9_000_000)
    const second = write(first, { title: 'Later' }, 1000)
    expect(lastTime(second)).toBe(9_000_001)
    expect(merge(first, second).words.title).toBe('Later')
  })
})

describe('bringing two copies together', () => {
  const start = write(EMPTY, { category: 'Cattle', title: 'Cow' }, 1000)
  const here = write(write(start, { title: 'Gir cow' }, 3000), answers({ age: '4' }), 3000)
  const there = write(write(start, { description: 'Calm' }, 2000), answers({ breed: 'Gir' }), 2000)

  test.each([
    ['one way', here, there],
    ['the other way', there, here],
  ])('keeps the words of both, %s', (_way, mine, theirs) => {
    expect(merge(mine, theirs).words).toMatchObject({
      category: 'Cattle',
      title: 'Gir cow',
      description: 'Calm',
      answers: { age: '4', breed: 'Gir' },
    })
  })

  test('takes of one word what was written last', () => {
    const later = write(there, { title: 'Cow of the temple' }, 4000)
    expect(merge(here, later).words.title).toBe('Cow of the temple')
    expect(merge(later, here).words.title).toBe('Cow of the temple')
  })

  test('takes an answer back that was taken back later', () => {
    const without = write(there, { answers: { breed: undefined } }, 5000)
    expect(merge(there, without).words.answers.breed).toBeUndefined()
    // As it comes back from a storage that knows no `undefined`.
    expect(merge(there, JSON.parse(JSON.stringify(without))).words.answers.breed).toBeUndefined()
  })

  test('with one that knows nothing newer changes nothing', () => expect(merge(here, start)).toEqual(here))

  test('has more than either where each was written on without the other, and no more than itself', () => {
    const both = merge(here, there)
    expect([hasMore(both, here), hasMore(both, there)]).toEqual([true, true])
    expect([hasMore(here, both), hasMore(there, both), hasMore(both, both)]).toEqual([false, false, false])
  })
})
