import type { SupabaseClient } from '@supabase/supabase-js'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listingOf, statusOf } from '../support/listings.ts'
import { guest, type Person, register, registerAdministrator, setSetting, suspend } from '../support/people.ts'

let visitor: SupabaseClient
let owner: Person
let stranger: Person
let administrator: Person

beforeAll(async () => {
  visitor = await guest()
  owner = await register({ name: 'Owner' })
  stranger = await register({ name: 'Stranger' })
  administrator = await registerAdministrator()
})

describe('submitting', () => {
  beforeEach(() => setSetting('moderation_mode', 'first'))
  afterEach(() => setSetting('moderation_mode', 'first'))

  const submit = ({ client }: { client: SupabaseClient }, id: string) =>
    client.rpc('submit_listing', { listing_id: id })

  test('a seller’s first listing waits for an administrator', async () => {
    const seller = await register()
    const { data } = await submit(seller, await listingOf(seller, 'draft')).single<{
      status: string
      submitted_at: string
    }>()
    expect(data).toMatchObject({ status: 'pending', submitted_at: expect.any(String) })
  })

  test('a second one waits too, as long as the first is not approved', async () => {
    const seller = await register()
    await submit(seller, await listingOf(seller, 'draft'))
    const second = await listingOf(seller, 'draft')
    await submit(seller, second)
    expect(await statusOf(second)).toBe('pending')
  })

  test('after an approved one the next goes live at once, for the days of the settings', async () => {
    const seller = await register()
    await listingOf(seller, 'sold')
    const { data } = await submit(seller, await listingOf(seller, 'draft')).single<
      Record<'status' | 'expires_at', string>
    >()
    expect(data?.status).toBe('active')
    const days = (Date.parse(data?.expires_at ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(59.9)
    expect(days).toBeLessThan(60.1)
  })

  test('under "all" even later ones wait', async () => {
    await setSetting('moderation_mode', 'all')
    const seller = await register()
    await listingOf(seller, 'active')
    const id = await listingOf(seller, 'draft')
    await submit(seller, id)
    expect(await statusOf(id)).toBe('pending')
  })

  test('under "none" even the first goes live', async () => {
    await setSetting('moderation_mode', 'none')
    const seller = await register()
    const id = await listingOf(seller, 'draft')
    await submit(seller, id)
    expect(await statusOf(id)).toBe('active')
  })

  test('twice is the same as once', async () => {
    const seller = await register()
    const id = await listingOf(seller, 'draft')
    const first = await submit(seller, id).single<{ submitted_at: string }>()
    const second = await submit(seller, id).single<{ submitted_at: string }>()
    expect(second.error).toBeNull()
    expect(second.data?.submitted_at).toBe(first.data?.submitted_at)
  })

  test('a rejected listing can be submitted again, and loses its reason', async () => {
    const seller = await register()
    const id = await listingOf(seller, 'draft')
    await submit(seller, id)
    await administrator.client.rpc('reject_listing', { listing_id: id, reason: 'price', note: 'Please check' })
    const { data } = await submit(seller, id).single()
    expect(data).toMatchObject({ status: 'pending', rejection_reason: null, rejection_note: null })
  })

  test.each(['sold', 'withdrawn', 'expired', 'removed'] as const)('a %s listing is a conflict', async (status) => {
    expect((await submit(owner, await listingOf(owner, status))).status).toBe(409)
  })

  test('somebody else’s listing is not found', async () => {
    const id = await listingOf(owner, 'draft')
    expect((await submit(stranger, id)).status).toBe(404)
    expect((await submit(administrator, id)).status).toBe(404)
    expect(await statusOf(id)).toBe('draft')
  })

  test('is refused to somebody suspended, and to guests', async () => {
    const suspended = await register()
    const id = await listingOf(suspended, 'draft')
    await suspend(suspended)
    expect((await submit(suspended, id)).error?.code).toBe('42501')
    expect((await submit({ client: visitor }, id)).error).not.toBeNull()
    expect(await statusOf(id)).toBe('draft')
  })
})
