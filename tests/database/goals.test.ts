import { GOALS, goalSetting, type WeekGoals, type WeekNumbers } from '@maveshi/shared/goals'
import { settingRange } from '@maveshi/shared/settings'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listingOf } from '../support/listings.ts'
import {
  asOwner,
  guest,
  type Person,
  register,
  registerAdministrator,
  registerRole,
  setSetting,
} from '../support/people.ts'

let owner: Person
let moderator: Person
let seller: Person

beforeAll(async () => {
  owner = await registerAdministrator()
  moderator = await registerRole('moderator')
  seller = await register()
})

afterEach(async () => {
  for (const goal of GOALS) await setSetting(goalSetting(goal), 0)
})

const setGoal = ({ client }: Person, goal: (typeof GOALS)[number], value: unknown) =>
  client.rpc('change_setting', { setting: goalSetting(goal), value: String(value) })

interface Week {
  readonly first_day: string
  readonly numbers: WeekNumbers
  readonly goals: WeekGoals
}
async function weekFor({ client }: Person): Promise<Week | null> {
  const { data } = await client.rpc('dashboard').throwOnError()
  return (data as { week: Week | null }).week
}

/** A week so long ago that nothing else has happened in it. */
const MONDAY = '2020-03-02'
const numbersOf = async (day: string) => {
  const [row] = await asOwner<{ numbers: WeekNumbers }>('select private.week_numbers($1::date) as numbers', [day])
  return row?.numbers
}
const joinAt = async (at: string) => {
  const { id } = await register()
  await asOwner('update public.profiles set created_at = $2::timestamptz where id = $1::uuid', [id, at])
}
const listAt = async (at: string) =>
  asOwner('update public.listings set submitted_at = $2::timestamptz where id = $1::uuid', [
    await listingOf(seller, 'active'),
    at,
  ])
const approveAt = (at: string, hours: number) =>
  asOwner(
    `insert into private.approvals (event_id, listing_id, approved_at, waited_hours)
     select coalesce(max(event_id), 0) + 1000000, gen_random_uuid(), $1::timestamptz, $2::float8 from private.approvals`,
    [at, hours],
  )
const askAt = async (at: string) =>
  asOwner(
    `insert into public.contact_events (listing_id, seller_id, person_id, channel, created_at)
     values ($1::uuid, $2::uuid, $3::uuid, 'phone', $4::timestamptz)`,
    [await listingOf(seller, 'active'), seller.id, (await register()).id, at],
  )

describe('a week', () => {
  test.each([
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
  ])('of %s begins on Monday %s', async (day, monday) => {
    expect(await asOwner('select private.week_of($1::date)::text as monday', [day])).toEqual([{ monday }])
  })

  test('begins and ends at midnight in India', async () => {
    expect(await numbersOf(MONDAY)).toEqual({ listings: 0, people: 0, contacts: 0, approval_hours: null })
    const inside = ['2020-03-02T00:00:00+05:30', '2020-03-08T23:59:59+05:30']
    const outside = ['2020-03-01T23:59:59+05:30', '2020-03-09T00:00:00+05:30']
    for (const at of [...inside, ...outside]) {
      await joinAt(at)
      await listAt(at)
      await askAt(at)
    }
    for (const [index, at] of inside.entries()) await approveAt(at, 2 + 4 * index)
    for (const at of outside) await approveAt(at, 100)
    expect(await numbersOf(MONDAY)).toEqual({ listings: 2, people: 2, contacts: 2, approval_hours: 4 })
  })
})

describe('a goal', () => {
  test.each(GOALS)('for %s keeps within its range, and is taken back', async (goal) => {
    const { min, max } = settingRange(goalSetting(goal))
    expect(min).toBe(0)
    for (const value of [max, min]) expect((await setGoal(owner, goal, value)).error).toBeNull()
    for (const value of [max + 1, -1, 1.5, 'many', '']) {
      const { error, status } = await setGoal(owner, goal, value)
      expect({ status, code: error?.message }).toEqual({ status: 422, code: 'between' })
      expect(JSON.parse(error?.hint ?? '')).toEqual({ min, max })
    }
  })

  test('is shown to owners with what this week has', async () => {
    await setGoal(owner, 'listings', 50)
    await setGoal(owner, 'approval_hours', 5)
    const before = await weekFor(owner)
    expect(before?.goals).toEqual({ listings: 50, approval_hours: 5 })
    await listAt(new Date().toISOString())
    const after = await weekFor(owner)
    const [today] = await asOwner<{ monday: string }>(
      "select private.week_of((now() at time zone 'Asia/Kolkata')::date)::text as monday",
    )
    expect(after?.first_day).toBe(today?.monday)
    expect(after?.numbers.listings).toBe((before?.numbers.listings ?? 0) + 1)
  })

  test('that is not set is not there', async () => {
    expect((await weekFor(owner))?.goals).toEqual({})
  })

  test('is neither set nor read by a moderator, a member or a guest', async () => {
    await setGoal(owner, 'people', 30)
    for (const client of [moderator.client, seller.client, await guest()]) {
      const change = await client.rpc('change_setting', { setting: goalSetting('people'), value: '7' })
      expect(change.error?.code).toBe('42501')
      await client.from('settings').update({ value: 7 }).eq('key', goalSetting('people'))
      expect((await client.from('settings').select('*').eq('key', goalSetting('people'))).data ?? []).toEqual([])
    }
    expect(await weekFor(moderator)).toBeNull()
    expect((await weekFor(owner))?.goals).toEqual({ people: 30 })
  })
})
