import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LISTINGS_IMPORT } from '../../backoffice/src/import/import-kinds.ts'
import { beginImport, type Cells, goatRow } from '../support/imports.ts'
import { listingOf } from '../support/listings.ts'
import { asOwner, type Person, register, registerAdministrator, service, setSetting } from '../support/people.ts'

let administrator: Person
let seller: Person

const goat = (cells: Cells = {}) => goatRow(seller.email, cells)
const idOf = ({ id }: Cells) => String(id)

/** Imports one row, which is told of to nobody yet. */
async function bring(row: Cells): Promise<void> {
  const { check, finish } = await beginImport(administrator.client, LISTINGS_IMPORT.call, 1)
  await check([row])
  expect((await finish()).data).toMatchObject({ added: 1 })
}

/** Until nobody is left to be told. */
async function tellAll(): Promise<void> {
  while (Number((await administrator.client.rpc('tell_of_imports').throwOnError()).data) > 0);
}

beforeAll(async () => {
  ;[administrator, seller] = await Promise.all([registerAdministrator(), register({ name: 'Quilvora' })])
  await setSetting('moderation_mode', 'none')
})
afterAll(() => setSetting('moderation_mode', 'first'))

/** All that is known of a listing but its own id and its days. */
const heldOf = async (id: string) => {
  const [held] = await asOwner(
    `select to_jsonb(l) - '{id,created_at,updated_at,submitted_at,published_at,expires_at}'::text[] as listing,
       l.expires_at - l.published_at as lasts, s.published_at = l.published_at and s.expires_at = l.expires_at as same_days,
       to_jsonb(s) - '{listing_id,published_at,expires_at}'::text[] as search,
       (select jsonb_agg(a.field_key || '=' || a.value order by a.field_key, a.value)
         from private.listing_answers as a where a.listing_id = l.id) as answers,
       (select jsonb_agg(jsonb_build_array(e.from_status, e.to_status, e.actor_id) order by e.id)
         from public.listing_events as e where e.listing_id = l.id) as steps,
       (select jsonb_agg(n.kind) from private.notices as n where n.listing_id = l.id) as notices
     from public.listings as l left join private.listing_search as s on s.listing_id = l.id where l.id = $1::uuid`,
    [id],
  )
  return held
}

/** In which tables, and how often, rows name a listing. */
async function mentionsOf(id: string): Promise<Record<string, number>> {
  const columns = await asOwner<{ owner: string; name: string }>(
    `select format('%I.%I', c.table_schema, c.table_name) as owner, format('%I', c.column_name) as name
     from information_schema.columns as c join information_schema.tables as t using (table_schema, table_name)
     where c.table_schema in ('public', 'private') and c.data_type = 'uuid' and t.table_type = 'BASE TABLE'`,
  )
  const counted = columns.map(
    ({ owner, name }) =>
      `select '${owner} ${name}' as place, count(*)::int as count from ${owner} where ${name} = $1::uuid`,
  )
  const rows = await asOwner<{ place: string; count: number }>(counted.join(' union all '), [id])
  return Object.fromEntries(rows.filter(({ count }) => count > 0).map(({ place, count }) => [place, count]))
}

describe('a listing out of a file', () => {
  test('is what the same listing is that an administrator makes by hand', async () => {
    const row = goat()
    await bring(row)
    await tellAll()
    const id = randomUUID()
    const attributes = { breed: 'Osmanabadi', age: 14, purpose: 'Meat' }
    const { category, subcategory, place_id, description, language } = row
    const listing = { id, category, subcategory, place_id, description, language, price: 12_000, attributes }
    await administrator.client.rpc('begin_listing_for', { seller: seller.id, listing }).throwOnError()
    await administrator.client.rpc('submit_listing_for', { listing_id: id }).throwOnError()
    const held = await heldOf(idOf(row))
    expect(held).toMatchObject({ same_days: true, notices: ['approved'] })
    expect(held).toEqual(await heldOf(id))
    const mentions = await mentionsOf(idOf(row))
    expect(mentions).toMatchObject({ 'public.listing_events listing_id': 3, 'private.listing_search listing_id': 1 })
    expect(mentions).toEqual(await mentionsOf(id))
  })

  test('is in the audit log once, as it went out', async () => {
    const row = goat()
    await bring(row)
    const { data } = await administrator.client.from('audit_log').select('actor_id, action, after').eq('row_id', row.id)
    expect(data).toMatchObject([{ actor_id: administrator.id, action: 'insert', after: { status: 'active' } }])
  })

  test('is not told of as approved where it was removed meanwhile', async () => {
    const row = goat({ seller: (await register()).email })
    await bring(row)
    await administrator.client.rpc('remove_listing', { listing_id: idOf(row), reason: 'other' }).throwOnError()
    await tellAll()
    expect(await heldOf(idOf(row))).toMatchObject({ notices: ['removed'] })
  })

  test('is told of afterwards to whoever waits for such a one: by who imported it, the sender, or the next that goes live', async () => {
    const buyer = await register()
    const search = { user_id: buyer.id, name: 'Goats', query: { categories: ['Goat'] }, path: '/buy?category=goat' }
    await buyer.client.from('saved_searches').insert(search).throwOnError()
    const told = async () => {
      const notices = (await buyer.client.rpc('my_notices').throwOnError()).data as unknown as {
        id: number
        kind: string
      }[]
      return notices.filter(({ kind }) => kind === 'search_matched').length
    }
    await bring(goat())
    expect(await told()).toBe(0)
    await tellAll()
    expect(await told()).toBe(1)
    await bring(goat())
    await (await service()).rpc('tell_of_endings').throwOnError()
    expect(await asOwner('select from private.untold_listings')).toHaveLength(0)
    await bring(goat())
    expect(await asOwner('select from private.untold_listings')).toHaveLength(1)
    await listingOf(seller, 'active')
    expect(await asOwner('select from private.untold_listings')).toHaveLength(0)
  })
})
