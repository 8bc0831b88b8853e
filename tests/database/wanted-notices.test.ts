import type { SupabaseClient } from '@supabase/supabase-js'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listingOf, placeNamed } from '../support/listings.ts'
import {
  asOwner,
  callAs,
  guest,
  type Person,
  register,
  registerAdministrator,
  setSetting,
  suspend,
} from '../support/people.ts'

const PHONE = '+919876543210'
interface Wanted {
  readonly id: string
  readonly status: string
  readonly expires_at: string
  readonly fits?: string
}
interface Page {
  readonly wanted: readonly Wanted[]
  readonly next?: string
}

const at: Record<string, string> = {}
let administrator: Person
let visitor: SupabaseClient

beforeAll(async () => {
  for (const name of ['Pune', 'Thane', 'Nagpur', 'Maharashtra', 'Kerala']) at[name] = await placeNamed(name)
  administrator = await registerAdministrator()
  visitor = await guest()
  await asOwner('delete from public.wanted_notices')
})
afterEach(async () => {
  await asOwner('delete from public.wanted_notices')
  await setSetting('moderation_mode', 'first')
  await setSetting('wanted_notices_per_day', 10)
})

const buyers = () => register({ name: 'Ravi', phone: PHONE })
const goats = (more: object = {}) => ({ categories: ['Goat'], state: at.Maharashtra, ...more })
const post = (person: Person, conditions: object = goats(), more: Record<string, unknown> = {}) =>
  callAs(person, 'post_wanted', { conditions, ...more }) as Promise<Wanted>
const approve = ({ id }: Wanted) => callAs(administrator, 'approve_wanted', { wanted_id: id }) as Promise<Wanted>
/** A notice that is shown: only the first of a person waits. */
async function shown(person: Person, conditions?: object): Promise<Wanted> {
  const wanted = await post(person, conditions)
  return wanted.status === 'pending' ? approve(wanted) : wanted
}
const listed = async (parameters: object = {}) => {
  const { data, error } = await visitor.rpc('find_wanted', parameters)
  if (error) throw error
  return data as Page
}
const idsListed = async (parameters: object = {}) => (await listed(parameters)).wanted.map(({ id }) => id)
const forMe = async (person: Person, parameters: Record<string, unknown> = {}) =>
  (await callAs(person, 'wanted_for_me', parameters)) as Page
const toldOf = async (person: Person) =>
  ((await callAs(person, 'my_notices', {})) as { kind: string; details: object }[]).map(({ kind }) => kind)

describe('what somebody looks for', () => {
  test('waits for a look, and is then read by everybody without saying whose it is', async () => {
    const buyer = await buyers()
    const wanted = await post(buyer, goats({ attributes: { breed: 'Osmanabadi' }, price_max: 9000 }), {
      words: ' Two ',
    })
    expect(wanted.status).toBe('pending')
    expect(await idsListed()).toEqual([])
    await approve(wanted)
    const [card] = (await listed()).wanted
    expect(card).toMatchObject({
      ...{ id: wanted.id, category: 'Goat', attributes: { breed: 'Osmanabadi' }, price_max: 9000 },
      ...{ place_id: at.Maharashtra, words: 'Two', channels: ['phone'] },
    })
    expect(JSON.stringify(card)).not.toContain(buyer.id)
    expect(JSON.stringify(card)).not.toContain(PHONE)
  })

  test('of somebody who was found right is read at once, but for words that ask for a look', async () => {
    const buyer = await buyers()
    await shown(buyer)
    expect((await post(buyer)).status).toBe('active')
    expect((await post(buyer, goats(), { words: 'Call 9876543210' })).status).toBe('pending')
    await setSetting('moderation_mode', 'all')
    expect((await post(buyer)).status).toBe('pending')
    await setSetting('moderation_mode', 'none')
    expect((await post(await buyers())).status).toBe('active')
  })

  test('of somebody who was refused is looked at in every mode', async () => {
    const buyer = await buyers()
    const { id } = await post(buyer)
    await callAs(administrator, 'reject_wanted', { wanted_id: id, reason: 'not-allowed', note: 'No' })
    await setSetting('moderation_mode', 'none')
    expect((await post(buyer)).status).toBe('pending')
  })

  test.each([
    ['no category', {}, {}, 'category'],
    ['two categories', { categories: ['Goat', 'Cattle'] }, {}, 'category'],
    ['no place', { categories: ['Goat'] }, {}, 'place'],
    ['a place that there is not', { categories: ['Goat'], state: 'nowhere' }, {}, 'state'],
    ['a category that there is not', { categories: ['Dragon'], state: 'IN.16' }, {}, 'categories'],
    ['a price below nothing', { categories: ['Goat'], state: 'IN.16', price_max: -1 }, {}, 'price_max'],
    [
      'a question that there is not',
      { categories: ['Goat'], state: 'IN.16', attributes: { x: 'y' } },
      {},
      'attributes.x',
    ],
    ['a distance from nowhere', { categories: ['Goat'], state: 'IN.16', within_km: 50 }, {}, 'within_km'],
    ['a price that is no number', { categories: ['Goat'], state: 'IN.16', price_max: 'x' }, {}, 'conditions'],
    ['too many words', { categories: ['Goat'], state: 'IN.16' }, { words: 'x'.repeat(301) }, 'words'],
    ['no day', { categories: ['Goat'], state: 'IN.16' }, { days: 0 }, 'days'],
    ['61 days', { categories: ['Goat'], state: 'IN.16' }, { days: 61 }, 'days'],
  ])('is refused with %s', async (_, conditions, more, detail) => {
    const { error } = await (await buyers()).client.rpc('post_wanted', { conditions, ...more })
    expect([error?.code, error?.details]).toEqual(['PT422', detail])
  })

  test('is refused to guests, to people who are suspended, and to whoever can be called by nobody', async () => {
    expect((await visitor.rpc('post_wanted', { conditions: goats() })).error?.code).toBe('42501')
    const suspended = await buyers()
    await suspend(suspended)
    expect((await suspended.client.rpc('post_wanted', { conditions: goats() })).error?.details).toBe('suspended')
    const unreachable = await register()
    expect((await unreachable.client.rpc('post_wanted', { conditions: goats() })).error?.details).toBe('number')
  })

  test('is limited: so many at once, and so many in a day', async () => {
    const buyer = await buyers()
    for (const _one of [1, 2, 3, 4, 5]) await post(buyer)
    const { error } = await buyer.client.rpc('post_wanted', { conditions: goats() })
    expect([error?.code, error?.details]).toEqual(['PT429', 'wanted_notices_kept'])
    await setSetting('wanted_notices_per_day', 5)
    const another = await buyer.client.rpc('post_wanted', { conditions: goats() })
    expect([another.error?.code, another.error?.details]).toEqual(['PT429', 'wanted_notices'])
  })

  test('is nobody else’s to read, write, close or renew', async () => {
    const [buyer, stranger] = [await buyers(), await buyers()]
    const { id } = await shown(buyer)
    expect((await buyer.client.from('wanted_notices').select('id').eq('id', id)).data).toHaveLength(1)
    expect((await stranger.client.from('wanted_notices').select('id').eq('id', id)).data).toEqual([])
    expect((await visitor.from('wanted_notices').select('id').eq('id', id)).error?.code).toBe('42501')
    for (const step of ['close_wanted', 'renew_wanted']) {
      expect((await stranger.client.rpc(step, { wanted_id: id })).error?.code).toBe('PT404')
    }
    const written = await buyer.client.from('wanted_notices').update({ words: 'x' }).eq('id', id)
    expect(written.error?.code).toBe('42501')
  })

  test('is not read of somebody who is suspended, until they are not any more', async () => {
    const buyer = await buyers()
    const { id } = await shown(buyer)
    await suspend(buyer)
    expect(await idsListed()).toEqual([])
    await asOwner('update public.profiles set suspended_at = null where id = $1::uuid', [buyer.id])
    expect(await idsListed()).toEqual([id])
  })
})

describe('its end', () => {
  const ends = (id: string, days: number) =>
    asOwner(
      'update public.wanted_notices set expires_at = now() + make_interval(days => $2::int) where id = $1::uuid',
      [id, days],
    )

  test('comes by itself, and it can be renewed for as many days', async () => {
    const buyer = await buyers()
    const { id } = await approve(await post(buyer, goats(), { days: 7 }))
    await ends(id, -1)
    expect(await idsListed()).toEqual([])
    const renewed = (await callAs(buyer, 'renew_wanted', { wanted_id: id })) as Wanted
    expect(renewed.status).toBe('active')
    expect((Date.parse(renewed.expires_at) - Date.now()) / 86_400_000).toBeCloseTo(7, 1)
    expect(await idsListed()).toEqual([id])
  })

  test('is brought about by whoever wrote it', async () => {
    const buyer = await buyers()
    const { id } = await shown(buyer)
    await callAs(buyer, 'close_wanted', { wanted_id: id })
    expect(await idsListed()).toEqual([])
    const { error } = await buyer.client.rpc('close_wanted', { wanted_id: id })
    expect([error?.code, error?.details]).toEqual(['PT409', 'closed'])
  })

  test('is not undone by renewing what was never looked at, or was refused', async () => {
    const buyer = await buyers()
    const { id } = await post(buyer)
    await callAs(buyer, 'close_wanted', { wanted_id: id })
    expect(await callAs(buyer, 'renew_wanted', { wanted_id: id })).toMatchObject({ status: 'pending' })
    await callAs(administrator, 'reject_wanted', { wanted_id: id, reason: 'price' })
    expect((await buyer.client.rpc('renew_wanted', { wanted_id: id })).error?.details).toBe('rejected')
  })

  test('is told of three days before, once', async () => {
    const buyer = await buyers()
    const { id } = await shown(buyer)
    await ends(id, 2)
    expect(await toldOf(buyer)).toEqual(['wanted_ending', 'wanted_approved'])
    expect(await toldOf(buyer)).toEqual(['wanted_ending', 'wanted_approved'])
    await callAs(buyer, 'renew_wanted', { wanted_id: id })
    await ends(id, 1)
    expect(await toldOf(buyer)).toEqual(['wanted_ending', 'wanted_approved'])
  })

  test('of half a year ago is forgotten when another is written', async () => {
    const buyer = await buyers()
    const { id } = await shown(buyer)
    await ends(id, -181)
    const newest = await post(buyer)
    const rows = await asOwner<{ id: string }>('select id from public.wanted_notices')
    expect(rows.map((row) => row.id)).toEqual([newest.id])
  })
})

describe('the list', () => {
  test('is narrowed by category and by place: a district finds what is for it, for its state and around it', async () => {
    const buyer = await buyers()
    const state = await shown(buyer)
    const pune = await shown(buyer, { categories: ['Cattle'], district: at.Pune })
    const around = await shown(buyer, { categories: ['Goat'], near: at.Thane, within_km: 200 })
    const kerala = await shown(buyer, { categories: ['Goat'], state: at.Kerala })
    const of = (...some: Wanted[]) => some.map(({ id }) => id)
    expect(await idsListed()).toEqual(of(kerala, around, pune, state))
    expect(await idsListed({ category: 'Goat' })).toEqual(of(kerala, around, state))
    expect(await idsListed({ place: at.Pune })).toEqual(of(around, pune, state))
    expect(await idsListed({ place: at.Nagpur })).toEqual(of(state))
    expect(await idsListed({ place: at.Maharashtra, category: 'Goat' })).toEqual(of(around, state))
    expect((await visitor.rpc('find_wanted', { category: 'Dragon' })).error?.details).toBe('categories')
    expect((await visitor.rpc('find_wanted', { page_size: 51 })).error?.details).toBe('page_size')
    expect((await visitor.rpc('find_wanted', { after: 'x' })).error?.details).toBe('after')
  })

  test('goes on page by page, each once', async () => {
    const buyer = await buyers()
    for (const _one of [1, 2, 3, 4, 5]) await shown(buyer)
    const first = await listed({ page_size: 2 })
    const second = await listed({ page_size: 2, after: first.next })
    const third = await listed({ page_size: 2, after: second.next })
    const ids = [first, second, third].flatMap(({ wanted }) => wanted.map(({ id }) => id))
    expect(new Set(ids).size).toBe(5)
    expect(third.next ?? null).toBeNull()
  })
})

describe('a seller', () => {
  /** A goat of this price in a place. */
  async function offers(seller: Person, price = 9000, place = at.Pune): Promise<string> {
    const id = await listingOf(seller, 'active')
    await asOwner('update public.listings set place_id = $2, price = $3::int where id = $1::uuid', [id, place, price])
    return id
  }

  test('is shown what fits their listings, and what is for where they are', async () => {
    const [buyer, seller] = [await buyers(), await register()]
    const listing = await offers(seller)
    const fits = await shown(
      buyer,
      goats({ attributes: { breed: ['Osmanabadi'], age: { max: 20 } }, price_max: 10_000 }),
    )
    await shown(buyer, goats({ price_max: 5000 }))
    await shown(buyer, goats({ attributes: { age: { min: 20 } } }))
    await shown(buyer, { categories: ['Goat'], district: at.Nagpur })
    const local = await shown(buyer, { categories: ['Cattle'], district: at.Nagpur })
    expect((await forMe(seller)).wanted).toMatchObject([{ id: fits.id, fits: listing }])
    expect((await forMe(seller, { listing_id: listing })).wanted).toMatchObject([{ id: fits.id }])
    await asOwner('update public.profiles set place_id = $2 where id = $1::uuid', [seller.id, at.Nagpur])
    expect((await forMe(seller)).wanted.map(({ id }) => id)).toContain(local.id)
    expect((await forMe(seller, { listing_id: listing })).wanted).toHaveLength(1)
    expect((await forMe(buyer)).wanted).toEqual([])
  })

  test('is told once that somebody looks for what they offer, until they have read it', async () => {
    const [buyer, seller] = [await buyers(), await register()]
    await offers(seller)
    await shown(buyer, { categories: ['Cattle'], state: at.Maharashtra })
    expect(await toldOf(seller)).toEqual([])
    await shown(buyer)
    await shown(buyer)
    expect(await toldOf(seller)).toEqual(['wanted_fits'])
  })

  test('asks for nobody else’s listing', async () => {
    const [seller, stranger] = [await register(), await register()]
    const { error } = await stranger.client.rpc('wanted_for_me', { listing_id: await offers(seller) })
    expect([error?.code, error?.details]).toEqual(['PT404', 'listing'])
    expect((await visitor.rpc('wanted_for_me', {})).error?.code).toBe('42501')
  })

  test('is told the number, which is written down and counted once a day', async () => {
    const [buyer, seller] = [await buyers(), await register()]
    const { id } = await shown(buyer)
    const reveal = (channel = 'phone') => seller.client.rpc('reveal_wanted', { wanted_id: id, channel })
    expect((await reveal()).data).toBe(PHONE)
    expect((await reveal()).data).toBe(PHONE)
    expect((await reveal('whatsapp')).error?.details).toBe('number')
    expect((await reveal('pigeon')).error?.details).toBe('channel')
    const { data } = await seller.client.from('contact_events').select('*').eq('wanted_id', id)
    expect(data).toMatchObject([{ seller_id: buyer.id, person_id: seller.id, listing_id: null, channel: 'phone' }])
    expect(await toldOf(buyer)).toEqual(['wanted_asked', 'wanted_approved'])
    expect((await callAs(buyer, 'export_my_data', {})) as object).toMatchObject({
      wanted_notices: [{ id, contact_count: 1 }],
      my_number_asked_for: [{ wanted_id: id }],
    })
  })

  test('is not told the number of what is not shown, nor as a guest, a suspended person or whoever wrote it', async () => {
    const [buyer, seller, suspended] = [await buyers(), await register(), await register()]
    const { id } = await post(buyer)
    const reveal = (client: SupabaseClient) => client.rpc('reveal_wanted', { wanted_id: id, channel: 'phone' })
    expect((await reveal(seller.client)).error?.details).toBe('wanted')
    await callAs(administrator, 'approve_wanted', { wanted_id: id })
    expect((await reveal(visitor)).error?.code).toBe('42501')
    await suspend(suspended)
    expect((await reveal(suspended.client)).error?.details).toBe('suspended')
    expect((await reveal(buyer.client)).error?.details).toBe('own')
    await suspend(buyer)
    expect((await reveal(seller.client)).error?.details).toBe('wanted')
  })

  test('reaches no more new people by wanted notices than by listings', async () => {
    const seller = await register()
    const [one, other] = [await shown(await buyers()), await shown(await buyers())]
    await setSetting('contacts_unconfirmed_per_day', 1)
    await asOwner('delete from private.address_proofs where user_id = $1::uuid', [seller.id])
    const reveal = ({ id }: Wanted) => seller.client.rpc('reveal_wanted', { wanted_id: id, channel: 'phone' })
    expect((await reveal(one)).error).toBeNull()
    const { error } = await reveal(other)
    await setSetting('contacts_unconfirmed_per_day', 4)
    expect([error?.code, error?.details]).toEqual(['PT429', 'contacts_unconfirmed'])
  })
})

describe('administrators', () => {
  test('decide once, with a reason, which is written down and told', async () => {
    const buyer = await buyers()
    const { id } = await post(buyer)
    const decide = (name: string, more: object = {}) => administrator.client.rpc(name, { wanted_id: id, ...more })
    expect((await decide('reject_wanted', { reason: 'sold' })).error?.details).toBe('reason')
    await decide('reject_wanted', { reason: 'price', note: 'Too low' }).throwOnError()
    expect((await decide('approve_wanted')).error?.details).toBe('rejected')
    expect(await toldOf(buyer)).toEqual(['wanted_rejected'])
    const acts = await asOwner<{ act: string }>(
      "select act from public.audit_log where table_name = 'wanted_notices' and row_id = $1 order by id",
      [id],
    )
    expect(acts.map(({ act }) => act)).toEqual(['reject'])
    expect((await buyer.client.rpc('approve_wanted', { wanted_id: id })).error?.code).toBe('42501')
  })

  test('settle what was reported, and take the notice off the market in the same step', async () => {
    const [buyer, reporter] = [await buyers(), await register()]
    const { id } = await shown(buyer)
    const report = { wanted_id: id, reporter_id: reporter.id, reason: 'asked-for-money' }
    await reporter.client.from('reports').insert(report).throwOnError()
    expect((await reporter.client.from('reports').insert(report)).error?.code).toBe('23505')
    expect((await buyer.client.from('reports').insert({ ...report, reporter_id: buyer.id })).error?.code).toBe('42501')
    expect(await callAs(administrator, 'waiting_counts', {})).toMatchObject({ wanted_reports: { count: 1 } })
    const found = await callAs(administrator, 'find_wanted_notices', { filters: { is_reported: true } })
    expect(found).toMatchObject({ total: 1, rows: [{ id, reports: [{ reason: 'asked-for-money' }] }] })
    await callAs(administrator, 'acknowledge_wanted_reports', { wanted_id: id })
    expect(await toldOf(reporter)).toEqual(['report_acknowledged'])
    const settled = { wanted_id: id, outcome: 'upheld', removal_reason: 'fraud', note: 'Thank you' }
    expect(await callAs(administrator, 'settle_wanted_reports', settled)).toBe(1)
    expect(await toldOf(reporter)).toEqual(['report_settled'])
    expect(await toldOf(buyer)).toEqual(['wanted_removed', 'wanted_approved'])
    expect(await idsListed()).toEqual([])
    expect((await administrator.client.rpc('settle_wanted_reports', settled)).error?.details).toBe('settled')
  })

  test('forget it all with the account', async () => {
    const buyer = await buyers()
    const { id } = await shown(buyer)
    await asOwner('delete from auth.users where id = $1::uuid', [buyer.id])
    for (const table of ['public.wanted_notices', 'private.wanted_search', 'private.wanted_keys'])
      expect(
        await asOwner(
          `select from ${table} where ${table === 'public.wanted_notices' ? 'id' : 'wanted_id'} = $1::uuid`,
          [id],
        ),
      ).toEqual([])
  })
})
