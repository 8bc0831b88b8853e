import { beforeAll, describe, expect, test } from 'vitest'
import { LISTINGS_IMPORT } from '../../backoffice/src/import/import-kinds.ts'
import { beginImport, type Cells } from '../support/imports.ts'
import { listingOf } from '../support/listings.ts'
import { asOwner, type Person, register, registerAdministrator, setSetting } from '../support/people.ts'

let administrator: Person
let seller: Person
let buyer: Person

const begin = (rowCount: number) => beginImport(administrator.client, LISTINGS_IMPORT.call, rowCount)

/** Which of the rows are stored as what they change, by line. */
const areTerms = async (importId: string) => {
  const rows = await asOwner<{ is_terms: boolean }>(
    'select terms is not null as is_terms from private.checked_rows where import_id = $1::uuid order by line',
    [importId],
  )
  return rows.map(({ is_terms }) => is_terms)
}

/** A goat for 12,000 rupees that somebody has saved. */
async function savedGoat(): Promise<string> {
  const id = await listingOf(seller, 'active')
  await asOwner('update public.listings set price = 12000, negotiable = false where id = $1::uuid', [id])
  await buyer.client.from('favourites').insert({ user_id: buyer.id, listing_id: id }).throwOnError()
  await asOwner('delete from private.changes')
  return id
}

/** All that a change of price leaves behind, but for ids and times. */
async function followsOf(id: string) {
  const [follows] = await asOwner<Record<string, unknown>>(
    `select l.price::int as price, l.negotiable, l.quantity, l.updated_at > l.created_at as is_newer,
       (select jsonb_build_array(s.price_low, s.price_high, s.published_at = l.published_at)
         from private.listing_search as s where s.listing_id = l.id) as found_by,
       (select jsonb_agg(jsonb_build_array(a.actor_id, a.action, a.table_name, a.before, a.after) order by a.id)
         from public.audit_log as a where a.row_id = l.id::text) as audited,
       (select jsonb_agg(jsonb_build_array(n.kind, n.profile_id, n.details) order by n.id)
         from private.notices as n where n.listing_id = l.id) as told,
       (select jsonb_agg(replace(c.tag, l.id::text, 'this') order by c.tag collate "C")
         from private.changes as c) as pages
     from public.listings as l where l.id = $1::uuid`,
    [id],
  )
  return follows
}

beforeAll(async () => {
  ;[administrator, seller, buyer] = await Promise.all([registerAdministrator(), register(), register()])
})

describe('another price out of a file', () => {
  test.each([
    ['a lower price', { price: 9000 }],
    ['a higher price', { price: 15_000 }],
    ['another amount', { quantity: 4 }],
    ['all of it', { price: 8000, negotiable: true, quantity: 2 }],
  ])('leaves behind what %s does that an administrator gives by hand', async (_, terms) => {
    const byHand = await savedGoat()
    await administrator.client.from('listings').update(terms).eq('id', byHand).throwOnError()
    const wanted = await followsOf(byHand)
    expect(wanted).toMatchObject(terms)
    const imported = await savedGoat()
    const { id, check, finish } = await begin(1)
    const cells = Object.fromEntries(Object.entries(terms).map(([name, value]) => [name, String(value)]))
    expect(await check([{ id: imported, ...cells }])).toMatchObject({ changed: 1 })
    expect(await areTerms(id)).toEqual([true])
    expect((await finish()).data).toMatchObject({ changed: 1, errors: [] })
    expect(await followsOf(imported)).toEqual(wanted)
  })

  test('is gone through again where the listing was changed since, and so keeps what was changed', async () => {
    const [changed, gone, same] = [await savedGoat(), await savedGoat(), await savedGoat()]
    const { check, finish } = await begin(2)
    await check([changed, same].map((id) => ({ id, price: '7000' })))
    await administrator.client
      .from('listings')
      .update({ description: 'Calm', quantity: 3 })
      .eq('id', changed)
      .throwOnError()
    expect((await finish()).data).toMatchObject({ changed: 2, errors: [] })
    expect(await followsOf(changed)).toMatchObject({ price: 7000, quantity: 3 })
    expect(await followsOf(same)).toMatchObject({ price: 7000, quantity: 1 })

    const again = await begin(1)
    await again.check([{ id: gone, price: '7000' }])
    await asOwner('delete from public.listings where id = $1::uuid', [gone])
    expect((await again.finish()).data?.errors).toMatchObject([{ line: 2 }])
  })

  test('is held against the rules as they are by now', async () => {
    const goat = await savedGoat()
    const { check, finish } = await begin(1)
    await check([{ id: goat, price: '7000' }])
    await setSetting('moderation_mode', 'none')
    try {
      expect((await finish()).data).toMatchObject({ changed: 1, errors: [] })
    } finally {
      await setSetting('moderation_mode', 'first')
    }
    expect(await followsOf(goat)).toMatchObject({ price: 7000 })
  })

  test('is written with nothing where another row of its file is not right any more', async () => {
    const [goat, other] = [await savedGoat(), await savedGoat()]
    const { check, finish } = await begin(2)
    await check([
      { id: goat, price: '7000' },
      { id: other, status: 'sold', price: '7000' },
    ] as Cells[])
    await check([{ id: other, description: 'Calm' }], 3)
    await asOwner('delete from public.listings where id = $1::uuid', [other])
    expect((await finish()).data?.errors).toMatchObject([{ line: 3 }])
    expect(await followsOf(goat)).toMatchObject({ price: 12_000 })
  })

  test.each([
    ['a description', { description: 'Calm, used to hands' }],
    ['a status', { status: 'removed', reason: 'fraud' }],
  ])('is gone through row by row with %s beside it', async (_, cells) => {
    const goat = await savedGoat()
    const { id, check, finish } = await begin(1)
    await check([{ id: goat, price: '7000', ...cells }])
    expect(await areTerms(id)).toEqual([false])
    expect((await finish()).data).toMatchObject({ changed: 1 })
    expect(await followsOf(goat)).toMatchObject({ price: 7000 })
  })
})
