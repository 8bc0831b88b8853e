import { LISTING_STATUSES, SOLD_OUTCOMES, TRANSITIONS } from '@maveshi/shared/listing/status'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { listingOf, type Status, statusOf } from '../support/listings.ts'
import { asOwner, guest, type Person, register, registerAdministrator, setSetting, suspend } from '../support/people.ts'

let visitor: SupabaseClient
let seller: Person
let stranger: Person
let suspended: Person
let administrator: Person

beforeAll(async () => {
  visitor = await guest()
  seller = await register()
  stranger = await register()
  suspended = await register()
  administrator = await registerAdministrator()
  await suspend(suspended)
})

/** A step that somebody can ask for: from which states it goes, and where it leads. */
interface Step {
  readonly name: string
  readonly actor: 'seller' | 'admin'
  readonly args?: Readonly<Record<string, string>>
  readonly from: readonly Status[]
  readonly to: Status
}

const STEPS: readonly Step[] = [
  { name: 'submit_listing', actor: 'seller', from: ['draft', 'rejected'], to: 'pending' },
  { name: 'approve_listing', actor: 'admin', from: ['pending'], to: 'active' },
  { name: 'reject_listing', actor: 'admin', args: { reason: 'price' }, from: ['pending'], to: 'rejected' },
  {
    name: 'remove_listing',
    actor: 'admin',
    args: { reason: 'fraud' },
    from: ['active', 'withdrawn', 'expired'],
    to: 'removed',
  },
  { name: 'restore_listing', actor: 'admin', from: ['removed', 'sold'], to: 'active' },
  { name: 'renew_listing', actor: 'seller', from: ['expired', 'withdrawn'], to: 'active' },
  { name: 'mark_sold', actor: 'seller', args: { outcome: 'here' }, from: ['active'], to: 'sold' },
  { name: 'withdraw_listing', actor: 'seller', from: ['active'], to: 'withdrawn' },
  { name: 'take_back_listing', actor: 'seller', from: ['pending'], to: 'draft' },
]

const take = ({ name, args }: Step, client: SupabaseClient, id: string) => client.rpc(name, { listing_id: id, ...args })

/** Where else `restore_listing` leads: what was off the market before it was removed stays off it. */
const BACK_OFF_THE_MARKET = 'removed → withdrawn admin'

test('the steps are the edges of the graph, but for expiry, which is a matter of time', () => {
  const edges = STEPS.flatMap(({ from, to, actor }) => from.map((state) => `${state} → ${to} ${actor}`))
  edges.push(BACK_OFF_THE_MARKET)
  const graph = TRANSITIONS.filter(({ to }) => to !== 'expired')
  expect(edges.sort()).toEqual(graph.map(({ from, to, actor }) => `${from} → ${to} ${actor}`).sort())
})

describe.each(STEPS)('$name', (step) => {
  // Submitting twice is the same as once, and says so instead of being a conflict.
  const isRepeated = (from: Status) => step.name === 'submit_listing' && ['pending', 'active'].includes(from)

  test.each(LISTING_STATUSES)('from %s', async (from) => {
    // Under "first" a listing of somebody with a published one goes live at once.
    const owner = step.name === 'submit_listing' ? await register() : seller
    const id = await listingOf(owner, from)
    const client = step.actor === 'admin' ? administrator.client : owner.client
    const { status } = await take(step, client, id)
    const isEdge = step.from.includes(from)
    expect(status).toBe(isEdge || isRepeated(from) ? 200 : 409)
    expect(await statusOf(id)).toBe(isEdge ? step.to : from)
  })

  const others: readonly (readonly [string, () => SupabaseClient, () => Person])[] = [
    ['a guest', () => visitor, () => seller],
    ['a stranger', () => stranger.client, () => seller],
    ['its suspended seller', () => suspended.client, () => suspended],
    step.actor === 'admin'
      ? ['its seller', () => seller.client, () => seller]
      : ['an administrator', () => administrator.client, () => seller],
  ]
  test.each(others)('is refused to %s from every state', async (_who, client, whose) => {
    for (const from of LISTING_STATUSES) {
      const id = await listingOf(whose(), from)
      expect((await take(step, client(), id)).error?.code).toMatch(/^(42501|PT404)$/)
      expect(await statusOf(id)).toBe(from)
    }
  })

  test('finds no listing that is not there', async () => {
    const client = step.actor === 'admin' ? administrator.client : seller.client
    expect((await take(step, client, '00000000-0000-4000-8000-000000000000')).status).toBe(404)
  })
})

describe('expiry', () => {
  test('shows in every query without anybody doing anything', async () => {
    const id = await listingOf(seller, 'active', -1)
    const { data } = await seller.client.from('listings').select('status, listing_state').eq('id', id).single()
    expect(data).toEqual({ status: 'active', listing_state: 'expired' })
  })

  test('does not show before its time', async () => {
    const id = await listingOf(seller, 'active')
    const { data } = await visitor.from('listings').select('listing_state').eq('id', id).single()
    expect(data).toEqual({ listing_state: 'active' })
  })

  test('ends what can be done with an active listing, until it is renewed', async () => {
    const id = await listingOf(seller, 'active', -1)
    const sold = { listing_id: id, outcome: 'here' }
    expect((await seller.client.rpc('mark_sold', sold)).error?.details).toBe('expired')
    expect((await seller.client.rpc('withdraw_listing', { listing_id: id })).status).toBe(409)
    const { data } = await seller.client.rpc('renew_listing', { listing_id: id }).single<{ expires_at: string }>()
    expect(Date.parse(data?.expires_at ?? '')).toBeGreaterThan(Date.now())
    expect((await seller.client.rpc('mark_sold', sold)).error).toBeNull()
  })
})

describe('what a step leaves behind', () => {
  test.each(SOLD_OUTCOMES)('a sale says where: %s', async (outcome) => {
    const id = await listingOf(seller, 'active')
    const { data } = await seller.client.rpc('mark_sold', { listing_id: id, outcome }).single()
    expect(data).toMatchObject({ status: 'sold', sold_outcome: outcome, sold_at: expect.any(String) })
  })

  test.each([
    ['mark_sold', { outcome: 'nowhere' }, 'outcome', () => seller],
    ['remove_listing', { reason: 'dislike' }, 'reason', () => administrator],
  ])('%s with %o is refused', async (name, args, detail, who) => {
    const id = await listingOf(seller, 'active')
    const { error, status } = await who().client.rpc(name, { listing_id: id, ...args })
    expect(status).toBe(422)
    expect(error?.details).toBe(detail)
    expect(await statusOf(id)).toBe('active')
  })

  test('a removal says why, and a restored listing no longer', async () => {
    const id = await listingOf(seller, 'active')
    const removed = await administrator.client.rpc('remove_listing', { listing_id: id, reason: 'fraud' }).single()
    expect(removed.data).toMatchObject({ removal_reason: 'fraud' })
    const restored = await administrator.client.rpc('restore_listing', { listing_id: id }).single()
    expect(restored.data).toMatchObject({ status: 'active', removal_reason: null })
  })

  const removeAndRestore = async (id: string) => {
    for (const [name, args] of [
      ['remove_listing', { reason: 'fraud' }],
      ['restore_listing', {}],
    ] as const)
      await administrator.client.rpc(name, { listing_id: id, ...args }).throwOnError()
    return statusOf(id)
  }

  test.each(['withdrawn', 'expired'] as const)('a %s listing is not renewed once it is removed', async (status) => {
    const id = await listingOf(seller, status)
    await administrator.client.rpc('remove_listing', { listing_id: id, reason: 'fraud' }).throwOnError()
    expect((await seller.client.rpc('renew_listing', { listing_id: id })).error?.details).toBe('removed')
  })

  test('restoring puts nothing on offer that its seller had not there', async () => {
    expect(await removeAndRestore(await listingOf(seller, 'withdrawn'))).toBe('withdrawn')
    expect(await removeAndRestore(await listingOf(seller, 'expired'))).toBe('withdrawn')
    expect(await removeAndRestore(await listingOf(seller, 'active', -1))).toBe('withdrawn')
    expect(await removeAndRestore(await listingOf(seller, 'active'))).toBe('active')
  })

  test('what was restored as withdrawn is its seller’s to renew', async () => {
    const id = await listingOf(seller, 'withdrawn')
    await removeAndRestore(id)
    const { data } = await seller.client.rpc('renew_listing', { listing_id: id }).single()
    expect(data).toMatchObject({ status: 'active', removal_reason: null })
  })

  test('renewing what was only withdrawn does not make it new', async () => {
    const id = await listingOf(seller, 'withdrawn')
    await asOwner("update public.listings set published_at = '2026-01-01T00:00:00Z' where id = $1::uuid", [id])
    const { data } = await seller.client.rpc('renew_listing', { listing_id: id }).single<{ published_at: string }>()
    expect(new Date(data?.published_at ?? '')).toEqual(new Date('2026-01-01T00:00:00Z'))
  })
})

describe('under "first", somebody who has sold before still waits', () => {
  const submitted = async (owner: Person, words: Record<string, unknown> = {}, from: Status = 'draft') => {
    const id = await listingOf(owner, from)
    if (Object.keys(words).length) {
      expect((await owner.client.from('listings').update(words).eq('id', id)).error).toBeNull()
    }
    await owner.client.rpc('submit_listing', { listing_id: id })
    return statusOf(id)
  }

  beforeAll(async () => {
    await setSetting('moderation_mode', 'first')
    seller = await register()
    await listingOf(seller, 'sold')
  })

  test.each([
    'Call 98765 43210',
    'फ़ोन ९८७६५४३२१०',
    '+91-9876543210 only',
    '９８７６５４３２１０',
    '98765/43210',
    '98765_43210',
    'adv\u00adance pay',
    'bit.ly/abc',
    'ramesh@okaxis',
    'see https://example.test/cow',
    'www.cows.example',
    'mycows.in',
    'Advance needed',
    'पहले एडवांस दें',
    'আগে অগ্রিম দিন',
    'முன்பணம் அனுப்பவும்',
    'ایڈوانس بھیجیں',
    'ਐਡਵਾਂਸ ਦਿਓ',
    'pay by UPI',
  ])('for the words “%s”', async (description) => {
    expect(await submitted(seller, { description })).toBe('pending')
  })

  test.each(['A calm goat, 3 years, 24 kg', 'Ear tag 356789012345', 'दूध देती है', 'Occupied two stalls, well advanced'])(
    'but not for “%s”',
    async (description) => expect(await submitted(seller, { description })).toBe('active'),
  )

  test('for words in an answer', async () => {
    const attributes = { breed: 'Sirohi', age: 3, purpose: 'Meat', kiddingHistory: 'call 9876543210' }
    expect(await submitted(seller, { attributes })).toBe('pending')
  })

  test('when the listing was turned down before', async () => {
    expect(await submitted(seller, {}, 'rejected')).toBe('pending')
  })

  test('when all that was published has been removed', async () => {
    const fraud = await register()
    await listingOf(fraud, 'removed')
    expect(await submitted(fraud)).toBe('pending')
  })

  test('and administrators see why', async () => {
    const id = await listingOf(seller, 'draft')
    await seller.client.from('listings').update({ title: 'wa.me or 9876543210' }).eq('id', id)
    const flags = (client: SupabaseClient) => client.from('listings').select('listing_flags').eq('id', id).single()
    expect((await flags(administrator.client)).data?.listing_flags).toEqual(['phone', 'link'])
    expect((await flags(seller.client)).error?.code).toBe('42501')
  })
})
