import { beforeAll, describe, expect, test } from 'vitest'
import { listingOf } from '../support/listings.ts'
import { asOwner, type Cast, newCast, type Person, register } from '../support/people.ts'

let cast: Cast

beforeAll(async () => {
  cast = await newCast()
})

type Counts = Readonly<Record<'listings' | 'reports', { readonly count: number; readonly oldest: string | null }>>

async function counts(): Promise<Counts> {
  const { data, error } = await cast.administrator.client.rpc('waiting_counts')
  if (error) throw error
  return data as unknown as Counts
}

async function riskOf(id: string): Promise<number | undefined> {
  const [row] = await asOwner<{ risk: number }>('select risk from private.review_risks where listing_id = $1::uuid', [
    id,
  ])
  return row && Number(row.risk)
}

/** Hands a seller's listing in once more, as it is now. */
async function handIn(id: string): Promise<void> {
  await asOwner(`update public.listings set status = 'draft' where id = $1::uuid`, [id])
  await asOwner(`update public.listings set status = 'pending', submitted_at = now() where id = $1::uuid`, [id])
}

/** Listings of a seller that wait, by risk. */
async function byRisk(seller: Person, parameters: Record<string, unknown> = {}): Promise<readonly string[]> {
  const { data, error } = await cast.administrator.client.rpc('find_listings', {
    filters: { seller_id: seller.id },
    sort: 'risk',
    ...parameters,
  })
  if (error) throw error
  return (data as unknown as { rows: { id: string }[] }).rows.map(({ id }) => id)
}

describe('what waits', () => {
  test('is counted for administrators: listings of their own, and listings that were reported', async () => {
    const before = await counts()
    const seller = await register()
    await handIn(await listingOf(seller, 'pending'))
    const offered = await listingOf(seller, 'active')
    for (const reporter of [await register(), await register()]) {
      const report = { listing_id: offered, reporter_id: reporter.id, reason: 'sold' }
      expect((await reporter.client.from('reports').insert(report)).error).toBeNull()
    }
    const after = await counts()
    expect([after.listings.count - before.listings.count, after.reports.count - before.reports.count]).toEqual([1, 1])
    expect([after.listings.oldest, after.reports.oldest].map((time) => Number.isNaN(Date.parse(time ?? '')))).toEqual([
      false,
      false,
    ])
  })

  test('is told to nobody else', async () => {
    for (const client of [cast.visitor, cast.stranger.client, cast.suspended.client]) {
      expect((await client.rpc('waiting_counts')).error?.code).toBe('42501')
    }
  })
})

describe('by risk', () => {
  test('come first what asks most for a look, and of alike ones what has waited longest', async () => {
    const seller = await register()
    const [plain, later, words, payment] = [
      await listingOf(seller, 'pending'),
      await listingOf(seller, 'pending'),
      await listingOf(seller, 'pending'),
      await listingOf(seller, 'pending'),
    ] as const
    await asOwner(`update public.listings set title = 'Look at www.example.com' where id = $1::uuid`, [words])
    await asOwner(`update public.listings set title = 'Pay to goats@okaxis' where id = $1::uuid`, [payment])
    for (const id of [plain, later, words, payment]) await handIn(id)
    expect(await byRisk(seller)).toEqual([payment, words, plain, later])
    expect(await byRisk(seller, { is_descending: false })).toEqual([later, plain, words, payment])
  })

  test('is only what waits: a decision takes the risk away, and the way back brings it again', async () => {
    const seller = await register()
    const id = await listingOf(seller, 'pending')
    await handIn(id)
    const risk = await riskOf(id)
    expect(risk).toBeGreaterThan(0)
    const { client } = cast.administrator
    expect((await client.rpc('approve_listing', { listing_id: id })).error).toBeNull()
    expect([await riskOf(id), await byRisk(seller)]).toEqual([undefined, []])
    expect((await client.rpc('undo_decision', { listing_id: id })).error).toBeNull()
    expect([await riskOf(id), await byRisk(seller)]).toEqual([risk, [id]])
  })

  test('what was brought in without being weighed comes last, and is there', async () => {
    const seller = await register()
    const [first, second] = [await listingOf(seller, 'pending'), await listingOf(seller, 'pending')]
    for (const id of [first, second]) await handIn(id)
    await asOwner('delete from private.review_risks where listing_id = $1::uuid', [first])
    expect(await byRisk(seller)).toEqual([second, first])
  })

  test('a seller whose listings were found to be right weighs less than a new one', async () => {
    const [known, unknown] = await Promise.all([register(), register()])
    await listingOf(known, 'active')
    const [ofKnown, ofNew] = [await listingOf(known, 'pending'), await listingOf(unknown, 'pending')]
    for (const id of [ofKnown, ofNew]) await handIn(id)
    expect(await riskOf(ofNew)).toBe(Number(await riskOf(ofKnown)) + 1)
  })
})
