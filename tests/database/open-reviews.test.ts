import { FREE_REVIEWS_ASKED } from '@maveshi/shared/limits'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { listingOf } from '../support/listings.ts'
import { asOwner, type Cast, callAs, newCast, type Person, register, registerAdministrator } from '../support/people.ts'

let cast: Cast
let colleague: Person
let seller: Person

beforeAll(async () => {
  // One after the other: each becomes one by a setting that holds one address.
  cast = await newCast()
  colleague = await registerAdministrator()
  seller = await register()
})

interface OpenReview {
  readonly listing_id: string
  readonly administrator: { readonly id: string; readonly name: string | null }
}

const waiting = (count: number) => Promise.all(Array.from({ length: count }, () => listingOf(seller, 'pending')))

const next = (person: Person, listing_ids: readonly string[], queue?: string) =>
  callAs(person, 'next_review', { listing_ids, ...(queue ? { queue } : {}) })

const open = (person: Person, listing_id: string) => callAs(person, 'open_review', { listing_id })

/** The names of those whom `person` sees at a listing. */
async function seenAt(person: Person, listing: string): Promise<readonly string[]> {
  const reviews = (await callAs(person, 'open_reviews', {})) as readonly OpenReview[]
  return reviews.filter(({ listing_id }) => listing_id === listing).map(({ administrator }) => administrator.id)
}

/** Lets time pass for the open review of somebody. */
const age = ({ id }: Person, column: 'began_at' | 'renewed_at', interval: string) =>
  asOwner(`update private.open_reviews set ${column} = now() - $2::interval where administrator_id = $1::uuid`, [
    id,
    interval,
  ])

describe('who has what before the eyes', () => {
  test('is told to colleagues by name, of one listing at a time', async () => {
    const [first, second] = (await waiting(2)) as [string, string]
    await open(colleague, first)
    const seen = (await callAs(cast.administrator, 'open_reviews', {})) as readonly OpenReview[]
    expect(seen.find(({ listing_id }) => listing_id === first)?.administrator).toEqual({
      id: colleague.id,
      name: 'Admin',
    })
    expect(await seenAt(colleague, first)).toEqual([])
    await open(colleague, second)
    expect([await seenAt(cast.administrator, first), await seenAt(cast.administrator, second)]).toEqual([
      [],
      [colleague.id],
    ])
  })

  test('ends when it is left, and not by what was left before', async () => {
    const [first, second] = (await waiting(2)) as [string, string]
    await open(colleague, first)
    await open(colleague, second)
    await callAs(colleague, 'close_review', { listing_id: first })
    expect(await seenAt(cast.administrator, second)).toEqual([colleague.id])
    await callAs(colleague, 'close_review', { listing_id: second })
    expect(await seenAt(cast.administrator, second)).toEqual([])
  })

  test('is not brought back by a renewal that comes late', async () => {
    const [first, second] = (await waiting(2)) as [string, string]
    const renew = (listing_id: string) => callAs(colleague, 'open_review', { listing_id, is_renewal: true })
    await open(colleague, first)
    await open(colleague, second)
    await renew(first)
    expect([await seenAt(cast.administrator, first), await seenAt(cast.administrator, second)]).toEqual([
      [],
      [colleague.id],
    ])
    await age(colleague, 'renewed_at', '46 seconds')
    await renew(first)
    expect(await seenAt(cast.administrator, first)).toEqual([colleague.id])
  })

  test('ends by itself when it is not renewed for 45 seconds, and begins again', async () => {
    const [id] = (await waiting(1)) as [string]
    await open(colleague, id)
    await age(colleague, 'renewed_at', '40 seconds')
    expect(await seenAt(cast.administrator, id)).toEqual([colleague.id])
    await age(colleague, 'renewed_at', '46 seconds')
    expect(await seenAt(cast.administrator, id)).toEqual([])
    await open(colleague, id)
    expect(await seenAt(cast.administrator, id)).toEqual([colleague.id])
  })

  test('ends after a quarter of an hour however often it is renewed', async () => {
    const [id] = (await waiting(1)) as [string]
    await open(colleague, id)
    await age(colleague, 'began_at', '16 minutes')
    await open(colleague, id)
    expect(await seenAt(cast.administrator, id)).toEqual([])
  })

  test('is nobody’s who is no administrator any more', async () => {
    const [id] = (await waiting(1)) as [string]
    const former = await registerAdministrator()
    await open(former, id)
    expect(await seenAt(cast.administrator, id)).toEqual([former.id])
    await callAs(cast.administrator, 'set_admin', { profile: former.id, is_admin: false })
    expect(await seenAt(cast.administrator, id)).toEqual([])
    expect(await next(colleague, [id])).toBe(id)
  })

  test('goes with the listing and with the account', async () => {
    const [left, gone] = (await waiting(2)) as [string, string]
    const leaver = await registerAdministrator()
    await open(leaver, left)
    await open(colleague, gone)
    await asOwner('delete from public.listings where id = $1::uuid', [gone])
    await asOwner('delete from auth.users where id = $1::uuid', [leaver.id])
    const found = 'select 1 from private.open_reviews where administrator_id in ($1::uuid, $2::uuid)'
    expect(await asOwner(found, [colleague.id, leaver.id])).toEqual([])
  })
})

describe('the next of a queue', () => {
  test('is the first that waits and that no colleague has before the eyes', async () => {
    const [taken, decided, free, later] = (await waiting(4)) as [string, string, string, string]
    await callAs(cast.administrator, 'approve_listing', { listing_id: decided })
    await open(colleague, taken)
    expect(await next(cast.administrator, [taken, decided, free, later])).toBe(free)
    expect(await seenAt(colleague, free)).toEqual([cast.administrator.id])
    expect(await next(cast.administrator, [taken, decided])).toBeNull()
    expect(await next(cast.administrator, [])).toBeNull()
    await age(colleague, 'renewed_at', '46 seconds')
    expect(await next(cast.administrator, [taken, decided])).toBe(taken)
  })

  test('is one of its own for each of several who ask at the same moment', async () => {
    const people = [cast.administrator, colleague, await registerAdministrator(), await registerAdministrator()]
    for (let round = 0; round < 10; round += 1) {
      const ids = await waiting(people.length)
      const given = await Promise.all(people.map((person) => next(person, ids)))
      expect([...given].sort()).toEqual([...ids].sort())
    }
  })

  test('is of a queue of reports a listing with an open one', async () => {
    const [untold, told] = [await listingOf(seller, 'active'), await listingOf(seller, 'active')]
    const reporter = await register()
    const report = { listing_id: told, reporter_id: reporter.id, reason: 'sold' }
    expect((await reporter.client.from('reports').insert(report)).error).toBeNull()
    expect(await next(cast.administrator, [untold, told])).toBeNull()
    expect(await next(cast.administrator, [untold, told], 'reports')).toBe(told)
    expect(await next(colleague, [untold, told], 'reports')).toBeNull()
  })
})

describe('nobody', () => {
  test('but administrators opens, closes or sees a review, or is given one', async () => {
    const [id] = (await waiting(1)) as [string]
    const code = async (client: SupabaseClient, name: string, parameters = {}) =>
      (await client.rpc(name, parameters)).error?.code
    for (const client of [cast.visitor, cast.stranger.client, cast.suspended.client, seller.client]) {
      expect(await code(client, 'open_reviews')).toBe('42501')
      expect(await code(client, 'open_review', { listing_id: id })).toBe('42501')
      expect(await code(client, 'close_review', { listing_id: id })).toBe('42501')
      expect(await code(client, 'next_review', { listing_ids: [id] })).toBe('42501')
    }
  })

  test('opens what is not there, asks for another queue or among too many', async () => {
    const { client } = cast.administrator
    const nowhere = '00000000-0000-4000-8000-000000000000'
    expect((await client.rpc('open_review', { listing_id: nowhere })).error?.code).toBe('PT404')
    const asked = async (parameters: object) => {
      const { error } = await client.rpc('next_review', parameters)
      return [error?.code, error?.details]
    }
    expect(await asked({ listing_ids: [nowhere], queue: 'people' })).toEqual(['PT422', 'queue'])
    const many = (count: number) => ({ listing_ids: Array.from({ length: count }, () => nowhere) })
    expect(await asked(many(FREE_REVIEWS_ASKED))).toEqual([undefined, undefined])
    expect(await asked(many(FREE_REVIEWS_ASKED + 1))).toEqual(['PT422', 'ids'])
  })
})
