import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listingOf } from '../support/listings.ts'
import {
  asOwner,
  callAs,
  type Person,
  register,
  registerAdministrator,
  service,
  setSetting,
} from '../support/people.ts'
import { comeDue, deliveriesOf, registerReachable, sendTo } from '../support/sender/sent-mails.ts'

const PHONE = '+919876543210'
interface Told {
  readonly kind: string
  readonly wanted: { readonly id: string } | null
}

let administrator: Person
let buyer: Person
let seller: Person
let place: string

beforeAll(async () => {
  administrator = await registerAdministrator()
  await setSetting('wanted_notices_per_day', 100)
  ;[buyer, seller] = [await registerReachable({ phone: PHONE }), await registerReachable()]
  const listing = await listingOf(seller, 'active')
  const [row] = await asOwner<{ place_id: string }>('select place_id from public.listings where id = $1::uuid', [
    listing,
  ])
  place = row?.place_id ?? ''
})

afterEach(async () => {
  await asOwner('delete from public.wanted_notices')
})
afterAll(() => setSetting('wanted_notices_per_day', 10))

/** A wanted notice that fits what the seller offers, and is shown. */
async function shown(): Promise<string> {
  const conditions = { categories: ['Goat'], district: place }
  const posted = (await callAs(buyer, 'post_wanted', { conditions })) as { id: string; status: string }
  if (posted.status === 'pending') await callAs(administrator, 'approve_wanted', { wanted_id: posted.id })
  return posted.id
}

const toldOf = async (person: Person, kind: string) =>
  ((await callAs(person, 'my_notices', {})) as Told[]).flatMap((told) => (told.kind === kind ? told.wanted?.id : []))

const readAll = (person: Person) => callAs(person, 'read_notices', { up_to: 2 ** 40 })

/** Another person, who offers the same and has read nothing. */
async function newSeller(): Promise<Person> {
  const another = await registerReachable()
  await listingOf(another, 'active')
  return another
}

const aDayPasses = ({ id }: Person) =>
  asOwner(
    "update private.notices set day = day - 1, created_at = created_at - interval '1 day' where profile_id = $1::uuid",
    [id],
  )

const endsIn = (id: string, seconds: number) =>
  asOwner(
    'update public.wanted_notices set expires_at = now() + make_interval(secs => $2::float8) where id = $1::uuid',
    [id, seconds],
  )

/** Lets its time run out, which no statement says. */
async function runsOut(id: string): Promise<void> {
  await endsIn(id, 0.3)
  await wait(400)
}

describe('a seller who has not read that somebody looks for what they offer', () => {
  test('is told of another the next day, and no second time on one', async () => {
    const reader = await newSeller()
    const first = await shown()
    await shown()
    expect(await toldOf(reader, 'wanted_fits')).toEqual([first])
    expect(await sendTo(reader)).toHaveLength(1)
    await aDayPasses(reader)
    const [next] = [await shown(), await shown()]
    expect(await toldOf(reader, 'wanted_fits')).toEqual([next])
    expect(await sendTo(reader)).toHaveLength(2)
    expect(await deliveriesOf(reader)).toHaveLength(2)
  })

  test('is written to once, where the first mail still waits', async () => {
    const reader = await newSeller()
    await shown()
    await aDayPasses(reader)
    await shown()
    expect(await deliveriesOf(reader)).toHaveLength(1)
  })

  test.each([
    ['closed', (id: string) => callAs(buyer, 'close_wanted', { wanted_id: id })],
    ['removed', (id: string) => callAs(administrator, 'remove_wanted', { wanted_id: id, reason: 'duplicate' })],
    ['over', runsOut],
  ])('is told of it no more once it is %s', async (_, end) => {
    const reader = await newSeller()
    const id = await shown()
    expect(await toldOf(reader, 'wanted_fits')).toEqual([id])
    await end(id)
    expect(await toldOf(reader, 'wanted_fits')).toEqual([])
  })

  test('gets no mail of what is over by then', async () => {
    const reader = await newSeller()
    await runsOut(await shown())
    await (await service()).rpc('tell_of_endings', {}).throwOnError()
    expect(await sendTo(reader)).toEqual([])
  })
})

test('whoever wants to hear of callers is written to again the next day, though nothing is read', async () => {
  await buyer.client
    .from('notice_choices')
    .insert({ user_id: buyer.id, topic: 'callers', channel: 'email', pace: 'at_once' })
    .throwOnError()
  const id = await shown()
  await readAll(buyer)
  await sendTo(buyer)
  const before = (await deliveriesOf(buyer)).length
  const ask = async () => callAs(await register(), 'reveal_wanted', { wanted_id: id, channel: 'phone' })
  await ask()
  await ask()
  await sendTo(buyer)
  expect(await deliveriesOf(buyer)).toHaveLength(before + 1)
  await aDayPasses(buyer)
  await ask()
  expect(await deliveriesOf(buyer)).toHaveLength(before + 2)
  await sendTo(buyer)
})

test('renewing what is still shown takes back that it ends, and its mail', async () => {
  const id = await shown()
  await endsIn(id, 2 * 86_400)
  expect(await toldOf(buyer, 'wanted_ending')).toEqual([id])
  await callAs(buyer, 'renew_wanted', { wanted_id: id })
  expect(await toldOf(buyer, 'wanted_ending')).toEqual([])
  await comeDue(buyer)
  const mails = (await sendTo(buyer)).filter((mail) => mail.includes('is shown until'))
  expect(mails).toEqual([])
})
