import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { listingOf } from '../support/listings.ts'
import { guest, type Person, register, suspend } from '../support/people.ts'

let seller: Person
let buyer: Person
let reporter: Person
let listing: string

beforeAll(async () => {
  seller = await register({ name: 'Sunita', phone: '+919876543210', whatsapp: '+919876543210' })
  buyer = await register({ name: 'Ravi', phone: '+919812345678' })
  reporter = await register({ name: 'Mohan' })
  listing = await listingOf(seller, 'active')
  await seller.client.from('listing_labels').insert({ listing_id: listing, seller_id: seller.id, label: '1234' })
  await buyer.client.rpc('reveal_contact', { listing_id: listing, channel: 'phone' })
  await buyer.client.from('favourites').insert({ user_id: buyer.id, listing_id: listing })
  await buyer.client.from('saved_searches').insert({ id: randomUUID(), user_id: buyer.id, name: 'Goats', query: {} })
  await buyer.client.from('deletion_requests').insert({ profile_id: buyer.id, reason: 'Enough' })
  const report = { listing_id: listing, reporter_id: reporter.id, reason: 'other', details: 'Only between us' }
  await reporter.client.from('reports').insert(report)
})

type Exported = Record<string, unknown> & {
  readonly profile: Record<string, unknown>
  readonly account: Record<string, unknown>
  readonly listings: readonly Record<string, unknown>[]
}

async function exported({ client }: Pick<Person, 'client'>): Promise<Exported> {
  const { data, error } = await client.rpc('export_my_data')
  if (error) throw error
  return data as Exported
}

describe('the data that somebody asks for', () => {
  test('hold the account, the profile and the listings', async () => {
    const data = await exported(seller)
    expect(data.account).toMatchObject({ id: seller.id, email: seller.email })
    expect(data.profile).toMatchObject({ name: 'Sunita', phone: '+919876543210', whatsapp: '+919876543210' })
    expect(data.listings).toMatchObject([{ id: listing, status: 'active', label: '1234', photos: [] }])
    expect(data.listings[0]?.steps).toContainEqual(expect.objectContaining({ to: 'active' }))
  })

  test('hold what the person did on the market', async () => {
    expect(await exported(buyer)).toMatchObject({
      listings: [],
      favourites: [{ listing_id: listing }],
      saved_searches: [{ name: 'Goats' }],
      numbers_asked_for: [{ listing_id: listing, channel: 'phone' }],
      deletion_request: { reason: 'Enough' },
    })
    expect(await exported(reporter)).toMatchObject({ reports_made: [{ reason: 'other', details: 'Only between us' }] })
  })

  test('say that the number was asked for, and by nobody’s name', async () => {
    const data = await exported(seller)
    expect(data.my_number_asked_for).toMatchObject([{ listing_id: listing, channel: 'phone' }])
    const text = JSON.stringify(data)
    for (const secret of [buyer.id, buyer.email, reporter.id, reporter.email, 'Only between us'])
      expect(text).not.toContain(secret)
  })

  test('are those of nobody else', async () => {
    const text = JSON.stringify(await exported(buyer))
    for (const secret of [seller.id, seller.email, '+919876543210', reporter.id]) expect(text).not.toContain(secret)
  })

  test('are had by somebody suspended too', async () => {
    const person = await register({ name: 'Out' })
    await suspend(person)
    expect((await exported(person)).profile).toMatchObject({ name: 'Out' })
  })

  test('are refused to a guest', async () => {
    const { data, error } = await (await guest()).rpc('export_my_data')
    expect([data, error?.code]).toEqual([null, '42501'])
  })
})
