import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { draftOf, listingOf } from '../support/listings.ts'
import { asOwner, directClient, type Person, register, setSetting } from '../support/people.ts'

let person: Person
let seller: Person

beforeAll(async () => {
  person = await register()
  seller = await register()
})

interface Kind {
  readonly table: string
  readonly setting?: string
  readonly limit: number
  readonly row: () => Promise<object>
}

const KINDS: readonly Kind[] = [
  {
    table: 'saved_searches',
    limit: 30,
    row: async () => ({ id: randomUUID(), user_id: person.id, name: 'Goats', query: {} }),
  },
  {
    table: 'listings',
    setting: 'listing_drafts_kept',
    limit: 50,
    row: () => draftOf(person),
  },
  {
    table: 'listing_drafts',
    limit: 50,
    row: async () => ({ id: randomUUID(), profile_id: person.id, listing_type: 'product', words: {} }),
  },
  {
    table: 'favourites',
    limit: 500,
    row: async () => ({ user_id: person.id, listing_id: await listingOf(seller, 'active') }),
  },
]

describe.each(KINDS)('$table', ({ table, setting = `${table}_kept`, limit, row }) => {
  test('are so many that anybody needs', async () => {
    const [found] = await asOwner<{ value: number }>(
      'select (value #>> $2)::integer as value from public.settings where key = $1',
      [setting, '{}'],
    )
    expect(found?.value).toBe(limit)
  })

  test('are kept up to a number, also when they are written together', async () => {
    await setSetting(setting, 3)
    onTestFinished(() => setSetting(setting, limit))
    const insert = async () => person.client.from(table).insert((await row()) as never)
    const answers = await Promise.all([insert(), insert(), insert(), insert(), insert()])
    const refused = answers.flatMap(({ error }) => error ?? [])
    expect(refused).toHaveLength(2)
    for (const error of refused) expect(error).toMatchObject({ code: 'PT429', details: setting, hint: '{"max": 3}' })
    const rows = [await row(), await row()]
    // A hosted project can be asked past the gateway, which lets one row through at once.
    const direct = await directClient(person.client)
    for (const written of [rows, rows.slice(0, 1)]) {
      expect((await direct.from(table).insert(written as never)).error?.code).toBe('PT429')
    }
    await setSetting(setting, limit)
    expect((await insert()).error).toBeNull()
  })
})

test('what was submitted, or turned down, is no draft any more', async () => {
  await setSetting('listing_drafts_kept', 1)
  onTestFinished(() => setSetting('listing_drafts_kept', 50))
  const busy = await register()
  for (const status of ['pending', 'active', 'rejected', 'sold'] as const) await listingOf(busy, status)
  expect((await busy.client.from('listings').insert(await draftOf(busy))).error).toBeNull()
  expect((await busy.client.from('listings').insert(await draftOf(busy))).error?.code).toBe('PT429')
})

describe('the news of many saved searches', () => {
  const HARD = 'wuxjaqqo zarblat qwerin plodrex snafuw bixtoq mirdlez foptag harwuls gendrop kilzaw veltroq'

  interface News {
    readonly name: string
    readonly new_listings: number | null
  }
  const newsOf = async ({ client }: Person) => {
    const { data, error } = await client.rpc('saved_search_news')
    expect(error).toBeNull()
    return data as News[]
  }
  const buyerWith = async (count: number, query: Readonly<Record<string, string>>): Promise<Person> => {
    const buyer = await register()
    for (let made = 0; made < count; made++) {
      const row = { user_id: buyer.id, name: `${made}`, query }
      expect((await buyer.client.from('saved_searches').insert(row)).error).toBeNull()
    }
    return buyer
  }
  const uncounted = (news: News[]) => news.filter(({ new_listings }) => new_listings === null).length

  test('reads three changed ones in one call, tells every search, and comes to an end the next times', async () => {
    const buyer = await buyerWith(7, {})
    const changed = await buyer.client
      .from('saved_searches')
      .update({ query: { query: HARD } })
      .eq('user_id', buyer.id)
    expect(changed.error).toBeNull()
    expect(uncounted(await newsOf(buyer))).toBe(4)
    expect(uncounted(await newsOf(buyer))).toBe(1)
    expect((await newsOf(buyer)).map(({ new_listings }) => new_listings)).toEqual(Array(7).fill(0))
  })

  test('counts by an older meaning what is read again another time', async () => {
    const buyer = await buyerWith(5, {})
    await newsOf(buyer)
    await newsOf(buyer)
    await asOwner("update private.saved_search_meanings set read_at = now() - interval '2 days'")
    expect(uncounted(await newsOf(buyer))).toBe(0)
    const [read] = await asOwner<{ count: number }>(
      `select count(*)::integer as count from private.saved_search_meanings as meanings
       join public.saved_searches as search on search.id = meanings.search_id
       where search.user_id = $1::uuid and meanings.read_at > now() - interval '1 day'`,
      [buyer.id],
    )
    expect(read?.count).toBe(3)
  })

  test('reads a search anew when it was changed or looked at', async () => {
    const buyer = await register()
    const { client, id } = buyer
    const seen_at = '2026-01-01T00:00:00Z'
    await listingOf(seller, 'active')
    await client.from('saved_searches').insert({ user_id: id, name: 'a', query: { categories: ['Gone'] }, seen_at })
    expect(await newsOf(buyer)).toMatchObject([{ new_listings: 0 }])
    await client.from('saved_searches').update({ query: {} }).eq('user_id', id)
    expect((await newsOf(buyer))[0]?.new_listings).toBeGreaterThan(0)
    await client.from('saved_searches').update({ seen_at: 'now' }).eq('user_id', id)
    expect(await newsOf(buyer)).toMatchObject([{ new_listings: 0 }])
  })
})
