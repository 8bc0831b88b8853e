import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { registerCallers } from '../support/callers.ts'
import { draftOf, listingOf } from '../support/listings.ts'
import { type Person, register } from '../support/people.ts'

const callers = registerCallers()

describe('a suspension', () => {
  let seller: Person
  let listing: string
  const reads = async (client: SupabaseClient, table: string, id: string) =>
    ((await client.from(table).select('id').eq('id', id)).data ?? []).length === 1

  beforeAll(async () => {
    seller = await register({ name: 'Mohan' })
    listing = await listingOf(seller, 'active')
    const { error } = await callers.administrator.client.rpc('suspend_profile', { profile: seller.id, reason: 'Fraud' })
    expect(error).toBeNull()
  })

  test('takes listings and public profile out of sight at once', async () => {
    for (const client of [callers.visitor, callers.person.client]) {
      expect(await reads(client, 'listings', listing)).toBe(false)
      expect(await reads(client, 'public_profiles', seller.id)).toBe(false)
    }
    expect(await reads(seller.client, 'listings', listing)).toBe(true)
    expect(await reads(callers.administrator.client, 'public_profiles', seller.id)).toBe(true)
  })

  test('leaves nothing to write', async () => {
    const begun = await seller.client.from('listings').insert(await draftOf(seller))
    expect(begun.error).toMatchObject({ code: '42501', details: 'suspended' })
    for (const [name, args] of [
      ['submit_listing', {}],
      ['withdraw_listing', {}],
      ['renew_listing', {}],
      ['mark_sold', { outcome: 'here' }],
    ] as const) {
      expect((await seller.client.rpc(name, { listing_id: listing, ...args })).error?.code).toBe('42501')
    }
  })

  test('needs a reason', async () => {
    const { error, status } = await callers.administrator.client.rpc('suspend_profile', {
      profile: callers.person.id,
      reason: ' ',
    })
    expect(status).toBe(422)
    expect(error?.details).toBe('reason')
  })

  test.each(['suspend_profile', 'lift_suspension', 'verify_registration', 'remove_avatar'])(
    '%s is for administrators',
    async (name) => {
      const args = { suspend_profile: { reason: 'Envy' }, verify_registration: { is_verified: true } }[name] ?? {}
      for (const client of [callers.visitor, callers.person.client, seller.client]) {
        expect((await client.rpc(name, { profile: seller.id, ...args })).error?.code).toBe('42501')
      }
    },
  )

  test('is lifted, and everything is back', async () => {
    await callers.administrator.client.rpc('lift_suspension', { profile: seller.id })
    expect(await reads(callers.visitor, 'listings', listing)).toBe(true)
    expect(await reads(callers.visitor, 'public_profiles', seller.id)).toBe(true)
    expect((await seller.client.from('listings').insert(await draftOf(seller))).error).toBeNull()
  })
})
