import { afterAll, beforeAll, expect, test } from 'vitest'
import { termFile } from '../../backoffice/src/export/term-file.ts'
import { TERMS_IMPORT } from '../../backoffice/src/import/import-kinds.ts'
import { readTable, sentRows } from '../../backoffice/src/import/read-table.ts'
import { type Cells, problemsOf, sendRows } from '../support/imports.ts'
import { listingOf } from '../support/listings.ts'
import { asOwner, guest, type Person, register, registerAdministrator, suspend } from '../support/people.ts'

interface Term {
  readonly concept: string
  readonly term: string
  readonly language: string
}

let administrator: Person

const stored = (pattern = '%quvexo%') =>
  asOwner<Term>(
    'select concept, term, language::text from public.search_lexicon where term like $1 order by concept, term',
    [pattern],
  )
const send = (rows: readonly Cells[], isTrial = false) =>
  sendRows(administrator.client, TERMS_IMPORT.call, rows, isTrial)
function rowsOf(file: string): Cells[] {
  const table = readTable(new TextEncoder().encode(file), TERMS_IMPORT)
  if (!('rows' in table)) throw new Error(`The file cannot be read: ${table.code}`)
  return sentRows(table)
}

beforeAll(async () => {
  administrator = await registerAdministrator()
})
afterAll(async () => {
  await asOwner("delete from public.search_lexicon where term like '%quvexo%'")
  await asOwner("delete from public.empty_searches where query like '%quvexo%'")
})

test('words out of a file are understood at once, audited, and equal after a round trip', async () => {
  await asOwner("insert into public.empty_searches (query) values ('quvexo') on conflict do nothing")
  const rows = [
    { concept: 'Goat', term: ' quvexo ', language: 'HI' },
    { concept: 'Sheep', term: 'quvexo  quvexoti', language: 'mr' },
  ]
  expect(await send(rows, true)).toMatchObject({ errors: [], added: 2 })
  expect(await stored()).toEqual([])
  expect(await send(rows)).toMatchObject({ errors: [], added: 2 })
  const before = await stored()
  expect(before.map(({ term, language }) => [term, language])).toEqual([
    ['quvexo', 'hi'],
    ['quvexo quvexoti', 'mr'],
  ])
  const { data } = await administrator.client.rpc('search_listings', { query: 'quvexo' })
  expect(data).toMatchObject({ reading: { categories: ['Goat'], unknown: [] } })
  expect(await asOwner("select query from public.empty_searches where query = 'quvexo'")).toEqual([])
  const audited = await administrator.client
    .from('audit_log')
    .select('after')
    .eq('table_name', 'search_lexicon')
    .eq('actor_id', administrator.id)
  expect(audited.data).toHaveLength(2)

  const file = termFile(before)
  expect(await send(rowsOf(file))).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  expect(await send([{ concept: 'Goat', term: 'quvexo', language: 'ur' }])).toMatchObject({ changed: 1 })
  await asOwner("delete from public.search_lexicon where term like '%quvexo%'")
  await send(rowsOf(file))
  expect(termFile(await stored())).toBe(file)
})

test('what is on offer already is found by each of hundreds of new words, and by none of those that were only tried', async () => {
  const seller = await register({ name: 'Sunita', phone: '+919876543210' })
  const word = (at: number) => `quvexo ${String(at).replace(/[0-9]/g, (digit) => 'abdeghijkl'[Number(digit)] ?? '')}`
  const places = [0, 99, 100, 249]
  const offered = await Promise.all(
    places.map(async (at) => {
      const id = await listingOf(seller, 'active')
      await asOwner('update public.listings set title = $2 where id = $1::uuid', [id, `With ${word(at)}`])
      return id
    }),
  )
  const named = async () => {
    const rows = await asOwner<{ listing_id: string }>(
      `select listing_id from private.listing_search
       where listing_id = any ($1::uuid[]) and search @@ '''concept=test quvexo'''::tsquery`,
      [`{${offered.join()}}`],
    )
    return rows.map(({ listing_id }) => listing_id).sort()
  }
  const concept = 'test quvexo'
  await asOwner("insert into public.search_concepts (id, kind, category) values ($1, 'kind', 'Goat')", [concept])
  const rows = Array.from({ length: 250 }, (_, at) => ({ concept, term: word(at), language: 'hi' }))
  expect(await send(rows, true)).toMatchObject({ errors: [], added: 250 })
  expect(await named()).toEqual([])
  expect(await send([...rows, { concept: 'Dragon', term: 'quvexosa', language: 'hi' }])).toMatchObject({
    errors: [{ code: 'choice' }],
  })
  expect(await named()).toEqual([])
  expect(await send(rows)).toMatchObject({ errors: [], added: 250 })
  expect(await named()).toEqual([...offered].sort())
  await asOwner('delete from public.search_concepts where id = $1', [concept])
  expect(await named()).toEqual([])
})

test('the whole lexicon is unchanged by being imported again', async () => {
  const all = (await stored('%')).slice(0, 3000)
  expect(await send(rowsOf(termFile(all)), true)).toMatchObject({ errors: [], unchanged: all.length })
})

test('one bad word keeps all others out, by the rules for single ones', async () => {
  const before = await stored()
  const rows = [
    { concept: 'Goat', term: 'quvexono', language: 'hi' },
    { concept: 'Goat', term: '', language: 'hi' },
    { concept: 'Dragon', term: 'quvexosa', language: 'hi' },
    { concept: 'Sheep', term: 'goat', language: 'en' },
    { concept: 'Goat', term: 'quvexora', language: 'fr' },
    { concept: 'Goat', term: 'quvexola', language: '' },
    { concept: 'Goat', term: 'x'.repeat(81), language: 'en' },
    { concept: 'Goat', term: 'quvexo of far too many words here', language: 'en' },
    { concept: 'Goat', term: 'quvexono', language: 'hi' },
    { concept: 'Sheep', term: 'quvexono', language: 'hi' },
  ]
  const verdict = await send(rows)
  expect(problemsOf(verdict)).toEqual([
    'row 3 term: required',
    'row 4 concept: choice',
    'row 5 term: leads',
    'row 6 language: choice',
    'row 7 language: required',
    'row 8 term: long',
    'row 9 term: words',
    'row 10 term: twice',
    'row 11 term: leads',
  ])
  expect(verdict.errors[2]?.detail).toMatchObject({ concept: 'Goat' })
  expect(await stored()).toEqual(before)
})

test('words are imported by administrators alone', async () => {
  const former = await registerAdministrator()
  await suspend(former)
  for (const client of [await guest(), (await register()).client, former.client]) {
    const rows = [{ concept: 'Goat', term: 'quvexostolen', language: 'hi' }]
    const { error } = await client.rpc(TERMS_IMPORT.call, { rows })
    expect(error?.code).toBe('42501')
  }
  expect((await stored()).some(({ term }) => term === 'quvexostolen')).toBe(false)
})
