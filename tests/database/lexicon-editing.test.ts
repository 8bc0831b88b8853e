import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, describe, expect, test } from 'vitest'
import { asked, registerCallers } from '../support/callers.ts'
import { asOwner } from '../support/people.ts'

const callers = registerCallers()
afterAll(async () => {
  await asOwner("delete from public.search_lexicon where term ilike '%qoxil%'")
  await asOwner("delete from public.search_concepts where id = 'breed=Crossbred'")
})

interface Page<Row> {
  readonly total: number
  readonly rows: readonly Row[]
}
interface Term {
  readonly term: string
  readonly language: string
  readonly script: string
  readonly meaning: { readonly id: string; readonly category: string | null }
}

const ask = <Answer>(name: string, parameters: object = {}) => asked<Answer>(callers.administrator, name, parameters)
const terms = (parameters: object) => ask<Page<Term>>('find_lexicon_terms', parameters)
const add = (term: string, concept = 'Goat', language = 'en') =>
  callers.administrator.client.from('search_lexicon').insert({ concept, term, language })
const added = async (...row: Parameters<typeof add>) => expect((await add(...row)).error).toBeNull()

const OTHERS: [string, () => SupabaseClient][] = [
  ['a guest', () => callers.visitor],
  ['a person', () => callers.person.client],
  ['a suspended administrator', () => callers.former.client],
]

describe('a term that an administrator adds', () => {
  test('is kept without spaces around it, with its script', async () => {
    await added('  qoxila   bakri ', 'Goat', 'hi')
    await added('क़ोक्सिलqoxil', 'Goat', 'hi')
    const { rows } = await terms({ search: 'qoxil' })
    expect(rows.map(({ term, script }) => [term, script])).toEqual([
      ['qoxila bakri', 'Latn'],
      ['क़ोक्सिलqoxil', 'Deva'],
    ])
  })

  test.each([
    ['nothing', '  ', 'required'],
    ['signs alone', '?!', 'required'],
    ['too much', 'qoxil'.repeat(17), 'long'],
    ['six words', 'qoxil a b c d e', 'words'],
  ])('is refused with %s', async (_what, term, code) => {
    const { error, status } = await add(term)
    expect({ status, code: error?.message, field: error?.details }).toEqual({ status: 422, code, field: 'term' })
  })

  test('is refused where its concept is none', async () => {
    const { error, status } = await add('qoxilnone', 'Dragon')
    expect({ status, code: error?.message, field: error?.details }).toEqual({
      status: 422,
      code: 'choice',
      field: 'concept',
    })
  })

  test.each([
    ['another concept', 'Goat', 'Sheep', { concept: 'Goat', category: 'Goat', kind: 'category' }],
    ['the same one', ' GOAT ', 'Goat', { concept: 'Goat' }],
    ['a breed of the catalogue', 'Murrah', 'Goat', { field: 'breed', value: 'Murrah', category: 'Buffalo' }],
    ['a word that says nothing', 'janwar', 'Goat', { concept: 'noise', kind: 'noise' }],
  ])('is refused where it leads to %s, which is told', async (_where, term, concept, where) => {
    const { error, status } = await add(term, concept)
    expect({ status, field: error?.details }).toEqual({ status: 409, field: 'term' })
    expect(JSON.parse(error?.hint ?? '{}')).toMatchObject(where)
  })

  test('is refused where it is a place, which is told by its names', async () => {
    const { error } = await add('Kolhapur')
    expect(JSON.parse(error?.hint ?? '{}')).toMatchObject({ kind: 'place', place: { names: { en: 'Kolhapur' } } })
  })

  test('leads to an answer of the catalogue that had no word yet', async () => {
    await added('qoxilcross', 'breed=Crossbred')
    const reading = await ask<{ pieces: unknown[] }>('read_search', { query: 'qoxilcross cow' })
    expect(reading.pieces).toMatchObject([
      { typed: 'qoxilcross', found: 'written', meaning: { field: 'breed', value: 'Crossbred' } },
      { typed: 'cow' },
    ])
  })

  test('can be changed and deleted, which is written down with whoever did', async () => {
    await added('qoxilchange')
    const row = () => callers.administrator.client.from('search_lexicon')
    const { data } = await row().update({ term: 'qoxilchanged', concept: 'Sheep' }).eq('term', 'qoxilchange').select()
    expect(data).toMatchObject([{ normal: 'qoxilchanged', concept: 'Sheep' }])
    const id = data?.[0]?.id
    expect((await row().update({ language: 'hi' }).eq('id', id)).error).toBeNull()
    expect((await row().update({ term: 'goat' }).eq('id', id)).error?.details).toBe('term')
    expect((await row().delete().eq('id', id).select()).data).toHaveLength(1)
    const log = callers.administrator.client.from('audit_log').select('action, actor_id').eq('row_id', id).order('id')
    expect((await log).data).toEqual(
      ['insert', 'update', 'update', 'delete'].map((action) => ({ action, actor_id: callers.administrator.id })),
    )
  })

  test.each(OTHERS)('is told to nobody else: not to %s', async (_who, client) => {
    for (const term of ['goat', 'qoxilforged']) {
      const { error } = await client().from('search_lexicon').insert({ concept: 'Sheep', term, language: 'en' })
      expect(error?.code).toBe('42501')
    }
  })
})

describe('the list of terms', () => {
  test('is narrowed by concept, category, language and script', async () => {
    const narrowed: [object, (term: Term) => boolean][] = [
      [{ concept: 'she-goat' }, ({ meaning }) => meaning.id === 'she-goat'],
      // What several categories ask for names none of them.
      [{ category: 'Sheep' }, ({ meaning }) => meaning.category === 'Sheep' || meaning.category === null],
      [{ language: 'ta' }, ({ language }) => language === 'ta'],
      [{ language: 'ta', script: 'Latn' }, ({ term }) => /^[\d ]*[a-z]/i.test(term)],
      [{ script: 'Arab' }, ({ term }) => /\p{Script=Arabic}/u.test(term)],
    ]
    for (const [filters, fits] of narrowed) {
      const { rows, total } = await terms({ filters, at_most: 1000 })
      expect(rows.length, JSON.stringify(filters)).toBeGreaterThan(0)
      expect(total).toBeGreaterThanOrEqual(rows.length)
      expect(rows.filter((row) => !fits(row))).toEqual([])
    }
  })

  test('has an answer that names no category under every category that asks for it', async () => {
    const { rows } = await terms({ filters: { category: 'Cattle' }, search: 'qoxilcross' })
    expect(rows).toHaveLength(1)
    expect((await terms({ filters: { category: 'Machinery' }, search: 'qoxilcross' })).total).toBe(0)
  })

  test('is searched by every word, in any case of letters, and by one or two letters where terms begin', async () => {
    expect((await terms({ search: 'GOAT she' })).rows.map(({ term }) => term)).toContain('she goat')
    const { rows } = await terms({ search: 'बक', at_most: 1000 })
    expect(rows.filter(({ term }) => !term.startsWith('बक'))).toEqual([])
    expect(rows.length).toBeGreaterThan(0)
    expect((await terms({ search: "%_\\'" })).total).toBeGreaterThan(1000)
  })

  test.each(['normal', 'language', 'concept', 'added_at'])('is read in pages by %s, each term once', async (sort) => {
    const read = (is_descending: boolean, first: number, at_most: number) =>
      terms({ sort, is_descending, first, at_most, filters: { concept: 'Goat' } })
    const whole = await read(false, 0, 1000)
    const pages = [await read(false, 0, 7), await read(false, 7, 7)].flatMap(({ rows }) => rows)
    expect(pages).toEqual(whole.rows.slice(0, 14))
    const backwards = await read(true, 0, 1000)
    expect(backwards.rows).toEqual(whole.rows.toReversed())
  })

  test.each([
    ['filter', { filters: { colour: 'brown' } }, 'colour'],
    ['order', { sort: 'shape' }, 'sort'],
  ])('refuses an unknown %s', async (_what, parameters, detail) => {
    const { error } = await callers.administrator.client.rpc('find_lexicon_terms', parameters)
    expect(error).toMatchObject({ code: 'PT422', details: detail })
  })
})

describe.each([
  ['find_lexicon_terms', {}],
  ['find_notices', {}],
  ['read_search', { query: 'goat', term: 'qoxil', concept: 'Sheep' }],
])('%s', (name, parameters) => {
  test.each(OTHERS)('is refused to %s', async (_who, client) => {
    expect((await client().rpc(name, parameters)).error?.code).toBe('42501')
  })
})
