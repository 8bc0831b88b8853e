import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { draftOf, statusOf } from '../support/listings.ts'
import { guest, type Person, register, suspend } from '../support/people.ts'

let visitor: SupabaseClient
let owner: Person
let stranger: Person
let suspended: Person

beforeAll(async () => {
  visitor = await guest()
  owner = await register({ name: 'Owner' })
  stranger = await register({ name: 'Stranger' })
  suspended = await register({ name: 'Suspended' })
  await suspend(suspended)
})

describe('beginning a listing', () => {
  const begin = async (person: Person, changes: Record<string, unknown> = {}) =>
    person.client.from('listings').insert({ ...(await draftOf(person)), ...changes })

  test('makes a draft', async () => {
    const draft = await draftOf(owner)
    expect((await owner.client.from('listings').insert(draft)).error).toBeNull()
    expect(await statusOf(String(draft.id))).toBe('draft')
  })

  test.each(['pending', 'active', 'rejected', 'sold', 'withdrawn', 'expired', 'removed'])(
    'is refused as %s',
    async (status) => {
      expect((await begin(owner, { status })).error?.code).toBe('42501')
    },
  )

  test.each([
    ['published_at', '2026-01-01T00:00:00Z'],
    ['expires_at', '2099-01-01T00:00:00Z'],
    ['submitted_at', '2026-01-01T00:00:00Z'],
    ['rejection_reason', 'price'],
    ['rejection_note', 'cheap'],
  ])('is refused with %s', async (column, value) => {
    expect((await begin(owner, { [column]: value })).error?.code).toBe('42501')
  })

  test('is refused in the name of somebody else', async () => {
    expect((await begin(stranger, { seller_id: owner.id })).error?.code).toBe('42501')
  })

  test('is refused to somebody suspended', async () => expect((await begin(suspended)).error?.code).toBe('42501'))

  test('is refused to guests', async () => {
    expect((await visitor.from('listings').insert(await draftOf(owner))).error?.code).toBe('42501')
  })

  test.each(['Products', 'Services'])('is refused under the menu %s', async (category) => {
    const { error, status } = await begin(owner, { category })
    expect(status).toBe(422)
    expect(error?.details).toBe('category')
  })

  test.each([
    ['price', -1],
    ['price', 1_000_000_001],
    ['quantity', 0],
    ['quantity', 100_001],
    ['title', ''],
    ['title', 'x'.repeat(121)],
    ['description', 'x'.repeat(4001)],
    ['language', 'fr'],
    ['attributes', [1]],
  ])('is refused with %s = %s', async (column, value) => {
    const { error, status } = await begin(owner, { [column]: value })
    expect(error?.code).toBe('23514')
    expect(status).toBe(400)
  })

  test.each([
    ['category', 'Dragons'],
    ['place_id', 'nowhere'],
  ])('is refused with an unknown %s', async (column, value) => {
    expect((await begin(owner, { [column]: value })).error).not.toBeNull()
  })

  test('sets its own time of creation', async () => {
    const draft = await draftOf(owner)
    await owner.client.from('listings').insert({ ...draft, created_at: '2001-01-01T00:00:00Z' })
    const { data } = await owner.client.from('listings').select('created_at').eq('id', draft.id).single()
    expect(Date.parse(data?.created_at)).toBeGreaterThan(Date.parse('2020-01-01'))
  })
})
