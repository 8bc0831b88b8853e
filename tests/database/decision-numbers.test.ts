import { beforeAll, describe, expect, test } from 'vitest'
import { listingOf } from '../support/listings.ts'
import { asOwner, type Cast, callAs, newCast, type Person, register, registerAdministrator } from '../support/people.ts'

let cast: Cast
let seller: Person

beforeAll(async () => {
  cast = await newCast()
  seller = await register()
})

interface Numbers {
  readonly administrator: { readonly id: string; readonly name: string | null }
  readonly is_own: boolean
  readonly today: number
  readonly decided: number
  readonly undone: number
  readonly median_seconds: number | null
}

async function numbersOf({ id }: Person, asking: Person): Promise<Partial<Numbers>> {
  const all = (await callAs(asking, 'decision_numbers', {})) as readonly Numbers[]
  const { administrator: _, ...numbers } = all.find(({ administrator }) => administrator.id === id) ?? {
    administrator: null,
  }
  return numbers
}

/** A waiting listing that somebody has had before the eyes for some seconds. */
async function seenFor(person: Person, seconds: number): Promise<string> {
  const listing_id = await listingOf(seller, 'pending')
  await callAs(person, 'open_review', { listing_id })
  await asOwner(
    `update private.open_reviews set began_at = now() - make_interval(secs => $2) where administrator_id = $1::uuid`,
    [person.id, seconds],
  )
  return listing_id
}

describe('the numbers of decisions', () => {
  test('are counted by person, with what was undone and the median time, and everybody’s are seen', async () => {
    const person = await registerAdministrator()
    expect(await numbersOf(person, person)).toEqual({
      is_own: true,
      today: 0,
      decided: 0,
      undone: 0,
      median_seconds: null,
    })
    for (const seconds of [10, 20, 60]) {
      await callAs(person, 'approve_listing', { listing_id: await seenFor(person, seconds) })
    }
    const unseen = await listingOf(seller, 'pending')
    await callAs(person, 'reject_listing', { listing_id: unseen, reason: 'price' })
    await callAs(cast.administrator, 'undo_decision', { listing_id: unseen })
    const removed = await listingOf(seller, 'active')
    await callAs(person, 'remove_listing', { listing_id: removed, reason: 'fraud' })
    const { median_seconds, ...counted } = await numbersOf(person, cast.administrator)
    expect(counted).toEqual({ is_own: false, today: 5, decided: 5, undone: 1 })
    expect([20, 21, 22]).toContain(median_seconds)
    expect(await numbersOf(cast.administrator, cast.administrator)).toMatchObject({ decided: 0, undone: 0 })
  })

  test('are those of a week, and none is held longer than eight days', async () => {
    const person = await registerAdministrator()
    const decide = async () => callAs(person, 'approve_listing', { listing_id: await listingOf(seller, 'pending') })
    const age = (days: number) =>
      asOwner(
        'update private.decisions set decided_at = now() - make_interval(days => $2) where administrator_id = $1::uuid',
        [person.id, days],
      )
    await decide()
    await age(5)
    expect(await numbersOf(person, person)).toMatchObject({ today: 0, decided: 1 })
    await age(9)
    expect(await numbersOf(person, person)).toMatchObject({ today: 0, decided: 0 })
    await decide()
    const held = 'select 1 from private.decisions where administrator_id = $1::uuid'
    expect(await asOwner(held, [person.id])).toHaveLength(1)
    await asOwner('delete from auth.users where id = $1::uuid', [person.id])
    expect(await asOwner(held, [person.id])).toEqual([])
  })

  test('are told to nobody but administrators', async () => {
    for (const client of [cast.visitor, cast.stranger.client, cast.suspended.client]) {
      expect((await client.rpc('decision_numbers')).error?.code).toBe('42501')
    }
  })
})
