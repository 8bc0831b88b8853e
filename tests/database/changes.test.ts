import { openDatabase } from '@maveshi/supabase/local/connection'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { registerCallers } from '../support/callers.ts'
import { listingOf } from '../support/listings.ts'
import { asOwner, type Person, register } from '../support/people.ts'

interface Told {
  readonly seen: string
  readonly changed: readonly string[]
}

const callers = registerCallers()
let seller: Person
beforeAll(async () => {
  seller = await register({ name: 'Asha' })
})

async function changesSince(seen?: string): Promise<Told> {
  const { data } = await callers.visitor.rpc('changes_since', seen ? { seen } : {}).throwOnError()
  return data
}

/** What a guest is told that has changed by a work. */
async function toldOf(work: () => PromiseLike<unknown>): Promise<readonly string[]> {
  const { seen } = await changesSince()
  await work()
  return (await changesSince(seen)).changed
}

const listingTags = (id: string) => ['category:goat', `listing:${id}`, 'listings']

describe('guests learn which pages have changed', () => {
  test('when a listing is sold, and are told once', async () => {
    const id = await listingOf(seller, 'active')
    const { seen } = await changesSince()
    await seller.client.rpc('mark_sold', { listing_id: id, outcome: 'here' }).throwOnError()
    const told = await changesSince(seen)
    expect([...told.changed].sort()).toEqual(listingTags(id))
    expect((await changesSince(told.seen)).changed).toEqual([])
  })

  test.each([
    ['withdrawn by its seller', () => seller, 'withdraw_listing', {}],
    ['removed', () => callers.administrator, 'remove_listing', { reason: 'fraud' }],
    ['priced anew', () => seller, 'change_price', { price: 8000, negotiable: true }],
  ] as const)('when a listing is %s', async (_what, who, name, parameters) => {
    const id = await listingOf(seller, 'active')
    const told = await toldOf(() =>
      who()
        .client.rpc(name, { listing_id: id, ...parameters })
        .throwOnError(),
    )
    expect([...told].sort()).toEqual(listingTags(id))
  })

  test('when the operator’s own SQL changes a listing', async () => {
    const id = await listingOf(seller, 'active')
    const told = await toldOf(() => asOwner('update public.listings set price = 1 where id = $1::uuid', [id]))
    expect([...told].sort()).toEqual(listingTags(id))
  })

  test('when a seller is called otherwise', async () => {
    const id = await listingOf(seller, 'active')
    const told = await toldOf(() =>
      seller.client.from('profiles').update({ name: 'Asha Pawar' }).eq('id', seller.id).throwOnError(),
    )
    expect(told).toEqual(expect.arrayContaining([`listing:${id}`, `seller:${seller.id}`]))
    expect(told).not.toContain('listings')
  })

  test.each([
    ['catalogue', 'update public.categories set position = position'],
    [
      'catalogue',
      "insert into public.place_aliases select * from public.place_aliases limit 0; update public.settings set value = value where key = 'views_per_minute'",
    ],
    [
      'catalogue',
      'update public.search_lexicon set term = term where term = (select min(term) from public.search_lexicon)',
    ],
  ])('of the %s: %s', async (tag, statements) => {
    const told = await toldOf(async () => {
      for (const statement of statements.split('; ')) await asOwner(statement)
    })
    expect(told).toEqual([tag])
  })
})

describe('guests are told nothing', () => {
  test('of drafts, looks and favourites', async () => {
    const id = await listingOf(seller, 'active')
    const told = await toldOf(async () => {
      await listingOf(seller, 'draft')
      await callers.visitor.rpc('record_view', { listing_id: id }).throwOnError()
      await callers.person.client
        .from('favourites')
        .insert({ user_id: callers.person.id, listing_id: id })
        .throwOnError()
    })
    expect(told).toEqual([])
  })

  test('of a member’s write to the catalogue that changes no row', async () => {
    const told = await toldOf(async () => {
      await callers.person.client.from('categories').update({ position: 1 }).eq('value', 'Goat')
      await callers.person.client.from('search_lexicon').update({ term: 'x' }).eq('term', 'cow')
    })
    expect(told).toEqual([])
  })

  test('of whose or when a change was: only tags are kept', async () => {
    const columns = await asOwner(
      "select column_name::text as name from information_schema.columns where table_schema = 'private' and table_name = 'changes' order by 1",
    )
    expect(columns).toEqual([{ name: 'changed_by' }, { name: 'tag' }, { name: 'written_at' }])
    expect((await callers.visitor.from('changes').select('*')).status).toBeGreaterThanOrEqual(400)
  })
})

test('what a backup has brought from another server, whose transactions were others, is not told again and again', async () => {
  await asOwner("insert into private.changes (changed_by, tag) values ('4000000000000'::xid8, 'listing:of-another')")
  const { seen } = await changesSince()
  expect((await changesSince(seen)).changed).toEqual([])
  await asOwner("delete from private.changes where tag = 'listing:of-another'")
})

describe('everything counts as changed', () => {
  test.each([
    'nonsense',
    '5:3:',
    `1:1:${'1,'.repeat(3000)}1`,
    '99999999999999999999999:99999999999999999999999:',
    '4000000000000:4000000000000:',
  ])('for whoever asks with what nobody was told: %s', async (seen) =>
    expect((await changesSince(seen)).changed).toEqual(['*']),
  )

  test('where more has changed than is told at once', async () => {
    const told = await toldOf(() =>
      asOwner("insert into private.changes (tag) select 'listing:' || n from generate_series(1, 201) as n"),
    )
    expect(told).toEqual(['*'])
  })
})

test('what has been told of for ten minutes is forgotten', async () => {
  await asOwner(
    "insert into private.changes (changed_by, tag, written_at) values ('3'::xid8, 'old', now() - interval '11 minutes')",
  )
  await listingOf(seller, 'active')
  expect(await asOwner("select tag from private.changes where tag = 'old'")).toEqual([])
})

test.skipIf(!inject('market').databaseUrl)(
  'a change is told when its transaction ends, whatever was told meanwhile',
  async () => {
    const { databaseUrl } = inject('market')
    const { connection } = await openDatabase('', databaseUrl)
    if ('exec' in connection.driver) throw new Error('This is about a server')
    const [slow, quick] = [await listingOf(seller, 'active'), await listingOf(seller, 'active')]
    const { seen } = await changesSince()
    let meanwhile: Told | undefined
    await connection.driver.begin(async (sql) => {
      await sql.unsafe(`update public.listings set price = 2 where id = '${slow}'`)
      await asOwner('update public.listings set price = 3 where id = $1::uuid', [quick])
      meanwhile = await changesSince(seen)
    })
    expect(meanwhile?.changed).toContain(`listing:${quick}`)
    expect(meanwhile?.changed).not.toContain(`listing:${slow}`)
    const after = await changesSince(meanwhile?.seen)
    expect([...after.changed].sort()).toEqual(listingTags(slow))
    await connection.close()
  },
)
