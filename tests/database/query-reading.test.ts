import { beforeAll, describe, expect, test } from 'vitest'
import { asked } from '../support/callers.ts'
import { type Person, registerAdministrator } from '../support/people.ts'

let administrator: Person

beforeAll(async () => {
  administrator = await registerAdministrator()
})

const ask = <Answer>(name: string, parameters: object = {}) => asked<Answer>(administrator, name, parameters)

interface Piece {
  readonly typed: string
  readonly found: string
}
interface Read {
  readonly categories: readonly string[]
  readonly pieces: readonly Piece[]
  readonly unknown: string | null
  readonly guess: string | null
  readonly after: { readonly categories: readonly string[]; readonly pieces: readonly Piece[] } | null
}
const read = (query: string, others: object = {}) => ask<Read>('read_search', { query, ...others })

describe('how a query is read', () => {
  test('is told word by word', async () => {
    const reading = await read('gir kolhapur gaay zuqmix')
    expect(reading.categories).toEqual(['Cattle'])
    expect(reading.pieces).toMatchObject([
      { typed: 'gir', meaning: { field: 'breed', value: 'Gir' } },
      { typed: 'kolhapur', meaning: { place: { names: { en: 'Kolhapur' } } } },
      { typed: 'gaay', meaning: { category: 'Cattle' } },
      { typed: 'zuqmix', found: 'unknown' },
    ])
    expect(reading.unknown).toBe('zuqmix')
  })

  test('names the words that stand together and that nobody knows', async () => {
    expect((await read('goat zuqmix wuxjaqqo')).unknown).toBe('zuqmix wuxjaqqo')
    expect((await read('zuqmix ka wuxjaqqo')).unknown).toBe('zuqmix')
    expect((await read('goat')).unknown).toBeNull()
  })

  test('comes with the nearest guess, or the category of the rest', async () => {
    expect((await read('tharpaskkar')).guess).toBe('Tharparkar')
    expect((await read('zuqmix goat')).guess).toBe('Goat')
    expect((await read('zuqmixwuxjaqqozux')).guess).toBeNull()
  })

  test('is told for a term that is not there yet, which stays so', async () => {
    const reading = await read('zuqmix pune', { term: 'zuqmix', concept: 'Sheep' })
    expect(reading).toMatchObject({ categories: [], unknown: 'zuqmix' })
    expect(reading.after).toMatchObject({ categories: ['Sheep'], pieces: [{ typed: 'zuqmix', found: 'written' }, {}] })
    expect((await read('zuqmix pune')).categories).toEqual([])
    const { error } = await administrator.client.rpc('read_search', { query: 'x', term: 'zuqmix', concept: 'Dragon' })
    expect(error).toMatchObject({ code: 'PT422', details: 'concept' })
  })

  test.each(['', '   ', '?!', 'x'.repeat(5000)])('is nothing, or one word: %j', async (query) => {
    expect((await read(query)).categories).toEqual([])
  })
})
