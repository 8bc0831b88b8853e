import { afterEach, beforeEach, expect, test } from 'vitest'
import { listingOf } from '../support/listings.ts'
import {
  asOwner,
  callAs,
  leaveNoBacklog,
  type Person,
  register,
  registerAdministrator,
  service,
  setSetting,
  suspend,
} from '../support/people.ts'
import { registerReachable, sendTo } from '../support/sender/sent-mails.ts'
import { wordsOf } from '../support/words.ts'

let administrator: Person
let seller: Person

beforeEach(async () => {
  await leaveNoBacklog()
  administrator = await registerAdministrator()
  seller = await register()
  await listingOf(seller, 'pending')
})

afterEach(async () => {
  await leaveNoBacklog()
  await asOwner("delete from private.notices where kind = 'queue_long' or kind = 'reports_late'")
})

const sendersTurn = async () => {
  await (await service()).rpc('tell_of_endings').throwOnError()
}

async function countWaiting(): Promise<number> {
  const [row] = await asOwner<{ waiting: number }>(
    "select count(*)::integer as waiting from public.listings where status = 'pending'",
  )
  return row?.waiting ?? 0
}

async function told({ client }: Person): Promise<{ kind: string; details: Record<string, unknown> }[]> {
  const { data } = await client.rpc('my_notices').throwOnError()
  return (data as { kind: string; details: Record<string, unknown> }[]).map(({ kind, details }) => ({ kind, details }))
}
const toldOfWork = async (person: Person) =>
  (await told(person)).filter(({ kind }) => kind === 'queue_long' || kind === 'reports_late')

const aDayPasses = (kind: string) =>
  asOwner("update private.notices set created_at = created_at - interval '25 hours' where kind = $1", [kind])

async function reportOf(listing: string, hoursAgo: number): Promise<void> {
  const reporter = await register()
  const report = { listing_id: listing, reporter_id: reporter.id, reason: 'misleading' }
  await reporter.client.from('reports').insert(report).throwOnError()
  await asOwner(
    'update public.reports set created_at = now() - make_interval(hours => $2::int) where reporter_id = $1::uuid',
    [reporter.id, hoursAgo],
  )
}

test('administrators hear of more waiting listings than are set, once a day, and nobody else does', async () => {
  const waiting = await countWaiting()
  await setSetting('waiting_listings_alert', waiting)
  await sendersTurn()
  expect(await toldOfWork(administrator)).toEqual([])
  await setSetting('waiting_listings_alert', waiting - 1 || 1)
  await listingOf(seller, 'pending')
  await sendersTurn()
  await sendersTurn()
  const notice = { kind: 'queue_long', details: { waiting: waiting + 1 } }
  expect(await toldOfWork(administrator)).toEqual([notice])
  expect(await toldOfWork(seller)).toEqual([])
  await aDayPasses('queue_long')
  await listingOf(seller, 'pending')
  await sendersTurn()
  expect(await toldOfWork(administrator)).toEqual([{ ...notice, details: { waiting: waiting + 2 } }])
})

test('what is not so any more is taken back, where it was not read', async () => {
  const reader = await registerAdministrator()
  await listingOf(seller, 'pending')
  await setSetting('waiting_listings_alert', 1)
  await sendersTurn()
  await callAs(reader, 'read_notices', { up_to: 2 ** 40 })
  await setSetting('waiting_listings_alert', 100_000)
  await sendersTurn()
  expect(await toldOfWork(administrator)).toEqual([])
  expect(await toldOfWork(reader)).toHaveLength(1)
})

test('administrators hear of reports that nobody has acknowledged for a day', async () => {
  const listing = await listingOf(seller, 'active')
  await reportOf(listing, 23)
  await sendersTurn()
  expect((await toldOfWork(administrator)).filter(({ kind }) => kind === 'reports_late')).toEqual([])
  await reportOf(listing, 25)
  await sendersTurn()
  expect(await toldOfWork(administrator)).toContainEqual({ kind: 'reports_late', details: { waiting: 1 } })
  await callAs(administrator, 'acknowledge_reports', { listing_id: listing })
  await sendersTurn()
  expect((await toldOfWork(administrator)).filter(({ kind }) => kind === 'reports_late')).toEqual([])
})

test('a suspended administrator hears nothing', async () => {
  await suspend(administrator)
  await setSetting('waiting_listings_alert', 1)
  await listingOf(seller, 'pending')
  await sendersTurn()
  const kinds = await asOwner('select kind from private.notices where profile_id = $1::uuid and kind = $2', [
    administrator.id,
    'queue_long',
  ])
  expect(kinds).toEqual([])
})

test.each(['mr', 'ta', 'ur'] as const)('it is mailed in %s, with the way to the list', async (language) => {
  const t = wordsOf(language)
  const reachable = await registerReachable({ language })
  await asOwner('update public.profiles set is_admin = true where id = $1::uuid', [reachable.id])
  await listingOf(seller, 'pending')
  await setSetting('waiting_listings_alert', 1)
  await sendersTurn()
  const mail = (await sendTo(reachable)).find((one) => one.includes('/admin/listings?filter='))
  const [before = '', after = ''] = t('notices:kinds.queueLong', { count: 2, number: '#' }).split(/\u2068?#\u2069?/)
  expect(mail).toContain(after)
  expect(mail).toContain(before)
  expect(mail).toContain(t('notices:topics.work'))
})
