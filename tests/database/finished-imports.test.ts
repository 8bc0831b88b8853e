import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LISTINGS_IMPORT, OPTIONS_IMPORT, TERMS_IMPORT } from '../../backoffice/src/import/import-kinds.ts'
import { beginImport, type Cells, goatRow } from '../support/imports.ts'
import { listingOf, statusOf } from '../support/listings.ts'
import {
  asOwner,
  guest,
  type Person,
  register,
  registerAdministrator,
  service,
  setSetting,
  suspend,
} from '../support/people.ts'

let administrator: Person
let seller: Person

const goat = (cells: Cells = {}) => goatRow(seller.email, cells)
const idOf = ({ id }: Cells) => String(id)

const begin = (rowCount: number, call: string = LISTINGS_IMPORT.call, { client } = administrator) =>
  beginImport(client, call, rowCount)

const lastImport = async (call: string = LISTINGS_IMPORT.call, { client } = administrator) =>
  (await client.rpc('last_import', { import_kind: call }).throwOnError()).data

const offered = async (ids: readonly string[]) => {
  const { data } = await (await guest()).from('listings').select('id').in('id', ids).throwOnError()
  return data?.length
}

beforeAll(async () => {
  ;[administrator, seller] = await Promise.all([registerAdministrator(), register({ name: 'Quilvora' })])
  await setSetting('moderation_mode', 'none')
})
afterAll(() => setSetting('moderation_mode', 'first'))

describe('an import in parts', () => {
  test('is seen by nobody until it is finished, and by everybody then', async () => {
    const rows = [goat(), goat(), goat()]
    const ids = rows.map(idOf)
    const { check, finish } = await begin(3)
    expect(await check(rows.slice(0, 2))).toMatchObject({ added: 2, errors: [] })
    expect((await finish()).error).toMatchObject({ code: 'PT409', details: 'import' })
    expect(await check(rows.slice(2), 4)).toMatchObject({ added: 1 })
    expect(await offered(ids)).toBe(0)
    expect(await Promise.all(ids.map(statusOf))).toEqual([undefined, undefined, undefined])
    expect((await finish()).data).toMatchObject({ added: 3, outcomes: ['added', 'added', 'added'], errors: [] })
    expect(await offered(ids)).toBe(3)
  })

  test('answers the same when it is asked once more, and writes nothing twice', async () => {
    const row = goat()
    const { check, finish } = await begin(1)
    await check([row])
    await check([row])
    const first = (await finish()).data
    expect(first).toMatchObject({ added: 1 })
    expect((await finish()).data).toEqual(first)
    const steps = await asOwner('select to_status from public.listing_events where listing_id = $1::uuid', [idOf(row)])
    expect(steps).toHaveLength(3)
  })

  test('is found again by whoever began it, and by nobody else', async () => {
    const { id, check, finish } = await begin(2)
    await check([goat()])
    expect(await lastImport()).toMatchObject({ id, changes: null, written_at: null })
    await check([goat()], 3)
    expect(await lastImport()).toMatchObject({
      id,
      file_name: 'goats.csv',
      changes: 2,
      written_at: null,
      verdict: null,
    })
    expect(await lastImport(LISTINGS_IMPORT.call, await registerAdministrator())).toBeNull()
    await finish()
    expect(await lastImport()).toMatchObject({
      id,
      changes: null,
      verdict: { added: 2 },
      written_at: expect.any(String),
    })
  })

  test('has nothing to do with another administrator’s, even under the same id', async () => {
    const colleague = await registerAdministrator()
    const [mine, theirs] = [goat(), goat()]
    const { id: import_id, check, finish } = await begin(1)
    const ask = (name: string, given: object) => colleague.client.rpc(name, { import_id, ...given })
    const late = { rows: [{ line: 2, ...theirs }] }
    for (const [name, given] of [
      [LISTINGS_IMPORT.call, late],
      ['finish_import', {}],
    ] as const)
      expect((await ask(name, given)).error).toMatchObject({ code: 'PT409', details: 'import' })
    await check([mine])
    const about = { import_kind: LISTINGS_IMPORT.call, file_name: 'theirs.csv', row_count: 1 }
    const beginTheirs = async () => {
      await ask('begin_import', about).throwOnError()
      await ask(LISTINGS_IMPORT.call, late).throwOnError()
    }
    await beginTheirs()
    await ask('discard_import', {}).throwOnError()
    await beginTheirs()
    expect((await finish()).data).toMatchObject({ added: 1 })
    expect(await offered([mine, theirs].map(idOf))).toBe(1)
    expect((await ask('finish_import', {})).data).toMatchObject({ added: 1, errors: [] })
    const steps = await asOwner<{ actor_id: string }>(
      'select distinct actor_id from public.listing_events where listing_id = $1::uuid',
      [idOf(theirs)],
    )
    expect(steps).toEqual([{ actor_id: colleague.id }])
  })

  test('forgets a row that is not right any more', async () => {
    const { check, finish } = await begin(1)
    await check([goat()])
    expect(await check([goat({ price: 'much' })])).toMatchObject({ errors: [{ line: 2, column: 'price' }] })
    expect(await lastImport()).toMatchObject({ changes: null })
    expect((await finish()).error).toMatchObject({ code: 'PT409', details: 'import' })
  })

  test('leaves nothing when it is given up or another one is begun', async () => {
    const left = async () => (await asOwner('select from private.checked_rows')).length
    const [first, second] = [await begin(1), await begin(1)]
    await second.check([goat()])
    expect((await first.finish()).error).toMatchObject({ code: 'PT409', details: 'import' })
    expect(await left()).toBe(1)
    await administrator.client.rpc('discard_import', { import_id: second.id }).throwOnError()
    expect((await second.finish()).error).toMatchObject({ code: 'PT409', details: 'import' })
    const late = { rows: [goat()], import_id: second.id }
    expect((await administrator.client.rpc(LISTINGS_IMPORT.call, late)).error).toMatchObject({ details: 'import' })
    expect(await left()).toBe(0)
  })

  test('has to be checked again once the catalogue or a setting is another', async () => {
    const row = goat()
    const { check, finish } = await begin(1)
    await check([row])
    await setSetting('moderation_mode', 'all')
    try {
      expect((await finish()).error).toMatchObject({ code: 'PT409', details: 'import' })
      await check([row])
      expect((await finish()).data).toMatchObject({ added: 1 })
      expect(await statusOf(idOf(row))).toBe('pending')
    } finally {
      await setSetting('moderation_mode', 'none')
    }
  })

  test('has to be checked again once a word of the search leads elsewhere', async () => {
    const { check, finish } = await begin(1)
    await check([goat()])
    const word = { concept: 'Goat', term: 'quilvorine', language: 'hi' }
    await administrator.client.from('search_lexicon').insert(word).throwOnError()
    expect((await finish()).error).toMatchObject({ code: 'PT409', details: 'import' })
    await administrator.client.from('search_lexicon').delete().eq('term', word.term).throwOnError()
    expect((await finish()).data).toMatchObject({ added: 1 })
  })

  test('is written, whatever has changed, where its rows are gone through again', async () => {
    const { id, check, finish } = await begin(1, TERMS_IMPORT.call)
    const term = `quilvor${id.replace(/[^a-f]/g, '')}`
    await check([{ concept: 'Goat', term, language: 'hi' }])
    await setSetting('moderation_mode', 'first')
    try {
      expect((await finish()).data).toMatchObject({ added: 1, errors: [] })
    } finally {
      await setSetting('moderation_mode', 'none')
      await administrator.client.from('search_lexicon').delete().eq('term', term).throwOnError()
    }
  })

  test('has to be checked again where its words, or its seller, were refused since, and waits then', async () => {
    const description = `A quiet goat of the hills, ${randomUUID()}, used to hands and to the road`
    const [copied, other] = [await listingOf(await register(), 'pending'), await register({ name: 'Quilvora' })]
    await asOwner('update public.listings set description = $2 where id = $1::uuid', [copied, description])
    const theirs = await listingOf(other, 'active')
    const rows = [goat({ description }), goat({ seller: other.email })]
    const refuse: [RegExp, () => PromiseLike<{ error: unknown }>][] = [
      [
        /pending active/,
        () => administrator.client.rpc('reject_listing', { listing_id: copied, reason: 'suspicious' }),
      ],
      [/pending pending/, () => administrator.client.rpc('remove_listing', { listing_id: theirs, reason: 'fraud' })],
    ]
    for (const [statuses, act] of refuse) {
      const [mine, yours] = rows.map((row) => ({ ...row, id: randomUUID() }))
      const { check, finish } = await begin(2)
      await check([mine, yours] as Cells[])
      expect((await act()).error).toBeNull()
      expect((await finish()).error).toMatchObject({ code: 'PT409', details: 'import' })
      await check([mine, yours] as Cells[])
      expect((await finish()).data).toMatchObject({ added: 2 })
      expect(`${await statusOf(idOf(mine as Cells))} ${await statusOf(idOf(yours as Cells))}`).toMatch(statuses)
    }
  })

  test('is not there any more after a day, whoever clears up: another import, or the sender', async () => {
    for (const clearUp of [
      () => begin(1, OPTIONS_IMPORT.call),
      async () => (await service()).rpc('tell_of_endings').throwOnError(),
    ]) {
      const one = await registerAdministrator()
      const { id, check } = await begin(1, TERMS_IMPORT.call, one)
      await check([{ concept: 'Goat', term: `quilvor${id.replace(/[^a-f]/g, '')}`, language: 'hi' }])
      await asOwner("update private.imports set begun_at = begun_at - interval '25 hours' where id = $1::uuid", [id])
      expect(await lastImport(TERMS_IMPORT.call, one)).toBeNull()
      await clearUp()
      expect(await asOwner('select from private.imports where id = $1::uuid', [id])).toEqual([])
      expect(await asOwner('select from private.checked_rows where import_id = $1::uuid', [id])).toEqual([])
    }
  })

  test('is refused whole where a seller was suspended or an id taken since', async () => {
    const other = await register()
    const known = await listingOf(seller, 'active')
    const rows = [goat(), goat({ seller: other.email }), goat(), { id: known, price: '777' }]
    const { check, finish } = await begin(4)
    expect(await check(rows)).toMatchObject({ added: 3, changed: 1 })
    await suspend(other)
    await asOwner(
      `insert into public.listings (id, seller_id, category, place_id) values ($1::uuid, $2::uuid, 'Goat', 'IN.16.521')`,
      [idOf(rows[2] as Cells), seller.id],
    )
    const { data } = await finish()
    expect(data?.errors).toMatchObject([
      { line: 3, column: 'seller', code: 'suspended' },
      { line: 4, column: 'id', code: 'taken' },
    ])
    expect(data?.outcomes).toEqual(['added', 'refused', 'refused', 'changed'])
    expect(await statusOf(idOf(rows[0] as Cells))).toBeUndefined()
    expect(await asOwner('select price::int from public.listings where id = $1::uuid', [known])).not.toEqual([
      { price: 777 },
    ])
  })

  test.each([OPTIONS_IMPORT.call, TERMS_IMPORT.call, LISTINGS_IMPORT.call])(
    '%s is begun, finished and found by administrators alone',
    async (call) => {
      const { id } = await begin(1, call)
      const former = await registerAdministrator()
      await suspend(former)
      for (const client of [await guest(), seller.client, former.client])
        for (const [name, argument] of [
          ['begin_import', { import_id: id, import_kind: call, file_name: 'x', row_count: 1 }],
          ['finish_import', { import_id: id }],
          ['discard_import', { import_id: id }],
          ['last_import', { import_kind: call }],
          ['tell_of_imports', {}],
        ] as const)
          expect((await client.rpc(name, argument)).error?.code, name).toBe('42501')
    },
  )

  test('stores no more rows than it was begun for', async () => {
    const { id, check, finish } = await begin(1)
    await check([goat()])
    const more = { rows: [{ line: 3, ...goat() }], import_id: id }
    expect((await administrator.client.rpc(LISTINGS_IMPORT.call, more)).error).toMatchObject({
      ...{ code: 'PT422', message: 'long', details: 'rows', hint: '{"max": 1}' },
    })
    expect((await finish()).data).toMatchObject({ added: 1 })
  })

  test.each([
    ['import_places', 1],
    ['import_listings', 0],
    ['import_listings', 5001],
  ])('%s of %i rows is not begun', async (import_kind, row_count) => {
    const about = { import_id: randomUUID(), import_kind, file_name: 'x', row_count }
    expect((await administrator.client.rpc('begin_import', about)).status).toBe(422)
  })
})
