import { afterAll, describe, expect, test } from 'vitest'
import { asked, registerCallers } from '../support/callers.ts'
import { asOwner } from '../support/people.ts'

const callers = registerCallers()
afterAll(async () => {
  await asOwner("delete from public.search_lexicon where term ilike '%qoxil%'")
  await asOwner("delete from public.empty_searches where query like '%qoxil%'")
})

interface Page<Row> {
  readonly total: number
  readonly rows: readonly Row[]
}
interface EmptySearch {
  readonly query: string
  readonly times: number
  readonly language: string | null
}
const ask = <Answer>(name: string, parameters: object = {}) => asked<Answer>(callers.administrator, name, parameters)
const emptySearches = (parameters: object) => ask<Page<EmptySearch>>('find_empty_searches', parameters)
const note = async (query: string, language?: string) =>
  expect(
    (await callers.visitor.rpc('record_empty_search', { query, ...(language ? { language } : {}) })).error,
  ).toBeNull()
const listed = async (search: string, filters: object = {}) =>
  (await emptySearches({ search, filters })).rows.map(({ query }) => query)

describe('an empty search', () => {
  test('is listed with how often and in which language, the most frequent first', async () => {
    for (const [query, language] of [
      ['zqoxil rare', 'xx'],
      ['zqoxil often', 'hi'],
      ['zqoxil often', 'mr'],
      ['zqoxil often'],
    ] as const)
      await note(query, language)
    const { rows, total } = await emptySearches({ search: 'zqoxil' })
    expect(total).toBe(2)
    expect(rows).toMatchObject([
      { query: 'zqoxil often', times: 3, language: 'mr' },
      { query: 'zqoxil rare', times: 1, language: null },
    ])
    expect(await listed('zqoxil', { language: 'mr' })).toEqual(['zqoxil often'])
    const upwards = await emptySearches({ search: 'zqoxil', sort: 'query', is_descending: false, first: 1, at_most: 1 })
    expect(upwards.rows).toMatchObject([{ query: 'zqoxil rare' }])
  })

  test('is put away as of no use, counted on, and put back', async () => {
    await note('yqoxil')
    await ask('dismiss_empty_search', { query: 'yqoxil' })
    await note('yqoxil')
    expect(await listed('yqoxil')).toEqual([])
    expect((await emptySearches({ search: 'yqoxil', filters: { is_dismissed: true } })).rows).toMatchObject([
      { times: 2 },
    ])
    await ask('dismiss_empty_search', { query: 'yqoxil', is_dismissed: false })
    expect(await listed('yqoxil')).toEqual(['yqoxil'])
    expect((await callers.administrator.client.rpc('dismiss_empty_search', { query: 'nothing qoxil' })).status).toBe(
      404,
    )
  })

  test('is answered by a term once every word of it is known', async () => {
    for (const query of ['wqoxil', 'wqoxil goat', 'wqoxil zqpvx', 'wqoxils']) await note(query)
    const term = { concept: 'Sheep', term: 'wqoxil', language: 'en' }
    await callers.administrator.client.from('search_lexicon').insert(term).throwOnError()
    expect(await listed('wqoxil')).toEqual(['wqoxil zqpvx'])
  })

  test.each([
    ['find_empty_searches', { sort: 'shape' }, 'sort'],
    ['find_empty_searches', { filters: { colour: 'brown' } }, 'colour'],
    ['find_notices', { sort: 'shape' }, 'sort'],
    ['find_notices', { filters: { state: 'perhaps' } }, 'state'],
  ])('and notices: %s refuses %o', async (name, parameters, detail) => {
    expect((await callers.administrator.client.rpc(name, parameters)).error).toMatchObject({
      code: 'PT422',
      details: detail,
    })
  })
})

describe.each([
  ['find_empty_searches', {}],
  ['dismiss_empty_search', { query: 'zqoxil often' }],
])('%s', (name, parameters) => {
  test.each([
    ['a guest', () => callers.visitor],
    ['a person', () => callers.person.client],
    ['a suspended administrator', () => callers.former.client],
  ])('is refused to %s', async (_who, client) => {
    expect((await client().rpc(name, parameters)).error?.code).toBe('42501')
  })
})
