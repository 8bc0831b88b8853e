import { GOALS, goalSetting } from '@maveshi/shared/goals'
import { formatDate } from '@maveshi/shared/locale/format'
import { afterEach, beforeAll, expect, test } from 'vitest'
import {
  asOwner,
  callAs,
  type Person,
  register,
  registerAdministrator,
  registerRole,
  service,
  setSetting,
  suspend,
} from '../support/people.ts'
import { deliveriesOf, registerReachable, sendTo } from '../support/sender/sent-mails.ts'
import { wordsOf } from '../support/words.ts'

/** A week so long ago that nothing else has happened in it, and the Monday after it. */
const [WEEK, MONDAY, TUESDAY] = ['2020-03-30', '2020-04-06', '2020-04-07']

let administrator: Person

beforeAll(async () => {
  administrator = await registerAdministrator()
})

afterEach(async () => {
  await asOwner("delete from private.notices where kind = 'week_summary'")
  await asOwner('delete from private.weeks_told')
  for (const goal of GOALS) await setSetting(goalSetting(goal), 0)
})

const sendersTurnOn = (day: string) => asOwner('select private.tell_of_week($1::date)', [day])

async function registerOwner(language: string): Promise<Person> {
  const owner = await registerReachable({ language })
  await asOwner('update public.profiles set is_admin = true where id = $1::uuid', [owner.id])
  return owner
}

async function weeksToldTo({ client }: Person): Promise<Record<string, unknown>[]> {
  const { data } = await client.rpc('my_notices').throwOnError()
  const told = data as { kind: string; details: Record<string, unknown> }[]
  return told.filter(({ kind }) => kind === 'week_summary').map(({ details }) => details)
}

async function joinAt(at: string): Promise<void> {
  const { id } = await register()
  await asOwner('update public.profiles set created_at = $2::timestamptz where id = $1::uuid', [id, at])
}

const weekMailsOf = async (person: Person) =>
  (await sendTo(person)).filter((mail) => mail.includes('/admin/analytics?'))

test('owners are told on Monday, or on Tuesday where nothing ran, and on no other day', async () => {
  for (const day of ['2020-04-05', '2020-04-08', '2020-04-11', '2020-04-12']) await sendersTurnOn(day)
  expect(await weeksToldTo(administrator)).toEqual([])
  await sendersTurnOn(TUESDAY)
  expect(await weeksToldTo(administrator)).toMatchObject([{ week: WEEK }])
})

test('a week is told once, read or not, and the next one too', async () => {
  const owner = await registerOwner('en')
  await sendersTurnOn(MONDAY)
  await Promise.all([sendersTurnOn(MONDAY), sendersTurnOn(MONDAY)])
  await callAs(owner, 'read_notices', { up_to: 2 ** 40 })
  await sendersTurnOn(TUESDAY)
  expect(await weeksToldTo(owner)).toMatchObject([{ week: WEEK }])
  expect((await deliveriesOf(owner)).filter(({ topic }) => topic === 'summary')).toHaveLength(1)
  await sendersTurnOn('2020-04-13')
  expect(await weeksToldTo(owner)).toMatchObject([{ week: MONDAY }, { week: WEEK }])
})

test('nobody but owners is told, and no suspended one', async () => {
  const others = [await register(), await registerRole('moderator'), await registerRole('editor')]
  const suspended = await registerAdministrator()
  await suspend(suspended)
  await sendersTurnOn(MONDAY)
  for (const person of [...others, suspended]) {
    const told = await asOwner("select from private.notices where profile_id = $1::uuid and kind = 'week_summary'", [
      person.id,
    ])
    expect(told).toEqual([])
  }
})

test('the numbers of the week stand beside those of the week before and the goals', async () => {
  await setSetting(goalSetting('people'), 30)
  for (const at of ['2020-03-29T23:59:59+05:30', '2020-03-30T00:00:00+05:30', '2020-04-05T23:59:59+05:30'])
    await joinAt(at)
  await joinAt('2020-04-06T00:00:00+05:30')
  await sendersTurnOn(MONDAY)
  const [told] = await weeksToldTo(administrator)
  expect(told).toEqual({
    week: WEEK,
    numbers: { listings: 0, people: 2, contacts: 0 },
    before: { listings: 0, people: 1, contacts: 0 },
    goals: { people: 30 },
  })
})

test.each(['mr', 'ta', 'ur'] as const)('the week is mailed in %s, with the way to its numbers', async (language) => {
  const t = wordsOf(language)
  const owner = await registerOwner(language)
  await setSetting(goalSetting('listings'), 1234)
  await setSetting(goalSetting('approval_hours'), 5)
  await sendersTurnOn(MONDAY)
  const [mail = '', ...others] = await weekMailsOf(owner)
  expect(others).toEqual([])
  const said = mail.replace(/[\u2066-\u2069]/g, '')
  const span = { from: formatDate(new Date(`${WEEK}T12:00:00+05:30`), language) }
  expect(said).toContain(
    `Subject: ${
      t('notices:kinds.weekSummary', { ...span, to: '#' })
        .replace(/[\u2066-\u2069]/g, '')
        .split('#')[0]
    }`,
  )
  const line = (key: string, name: string, goal: string) =>
    t(`notices:week.${key}`, { name: t(`notices:week.${name}`), number: '##', before: '##', goal })
      .replace(/[\u2066-\u2069]/g, '')
      .split('##')
  for (const part of line('lineGoal', 'listings', '1,234')) expect(said).toContain(part)
  for (const part of line('lineAtMost', 'approvalHours', '5')) expect(said).toContain(part)
  expect(said).toContain(`/admin/analytics?from=${WEEK}&to=2020-04-05&lng=${language}`)
  expect(said).toContain(t('notices:topics.summary'))
})

test('whoever wants no more of these mails gets none, and reads it in the notices all the same', async () => {
  const owner = await registerOwner('hi')
  await sendersTurnOn(MONDAY)
  const [mail = ''] = await weekMailsOf(owner)
  const token = /List-Unsubscribe: <[^>]*token=([^&>]+)/.exec(mail)?.[1] ?? ''
  const { data } = await (await service()).rpc('choose_by_link', { token: decodeURIComponent(token) }).throwOnError()
  expect(data).toBe('summary')
  await sendersTurnOn('2020-04-13')
  expect(await weekMailsOf(owner)).toHaveLength(1)
  expect(await weeksToldTo(owner)).toHaveLength(2)
})

test('whoever is no owner any more reads of no week, and is mailed of none', async () => {
  const former = await registerOwner('en')
  await sendersTurnOn(MONDAY)
  await asOwner("update public.profiles set console_roles = '{moderator}' where id = $1::uuid", [former.id])
  expect(await weeksToldTo(former)).toEqual([])
  expect(await weekMailsOf(former)).toEqual([])
})

test('it is the sender that looks, and the day is that of India', async () => {
  await (await service()).rpc('tell_of_endings').throwOnError()
  const [today] = await asOwner<{ weekday: number }>(
    "select extract(isodow from now() at time zone 'Asia/Kolkata')::integer as weekday",
  )
  expect(await weeksToldTo(administrator)).toHaveLength((today?.weekday ?? 0) <= 2 ? 1 : 0)
})
