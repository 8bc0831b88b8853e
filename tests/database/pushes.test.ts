import { setTimeout as wait } from 'node:timers/promises'
import { languageFacts } from '@maveshi/shared/locale/languages'
import { PUSH_SERVICES } from '@maveshi/shared/notice/push-services'
import { TOLD_A_DAY } from '@maveshi/shared/notice/telling'
import { run } from '@maveshi/supabase/local/database'
import { beforeAll, describe, expect, test } from 'vitest'
import { listingOf } from '../support/listings.ts'
import { market } from '../support/market.ts'
import {
  asOwner,
  callAs,
  directClient,
  guest,
  type Person,
  register,
  registerAdministrator,
  service,
} from '../support/people.ts'
import { newPhone, readSigned, recordingPushService, type ToldPhone } from '../support/sender/recording-push.ts'
import { comeDue, matchSearch, senderHere, tell } from '../support/sender/sent-mails.ts'
import { wordsOf } from '../support/words.ts'

let administrator: Person

beforeAll(async () => {
  administrator = await registerAdministrator()
})

const save = (person: Person, { endpoint, p256dh, auth }: ToldPhone) =>
  callAs(person, 'save_push_subscription', { endpoint, p256dh, auth })

const isTold = async (person: Person, { endpoint }: ToldPhone) =>
  ((await callAs(person, 'push_state', { endpoint })) as { is_told: boolean }).is_told

const outcomesOf = async ({ id }: Person) =>
  (
    await asOwner<{ outcome: string | null }>(
      "select outcome from private.deliveries where profile_id = $1::uuid and channel = 'push' order by created_at, id",
      [id],
    )
  ).map(({ outcome }) => outcome)

/** Has whatever is due pushed. */
async function push(service = recordingPushService()) {
  await (await senderHere({ askPushService: service.ask })).sendDue()
  return service
}

/** Has what nobody has taken yet be due now, without waiting for whoever is taking some. */
const comeDueUntaken = ({ id }: Person) =>
  asOwner(
    `update private.deliveries set due_at = now() where id in (
       select id from private.deliveries where profile_id = $1::uuid and due_at > now() and lease is null
       for update skip locked)`,
    [id],
  )

/** Tells somebody something whose time has come. */
async function tellNow(person: Person, kind = 'registration_verified'): Promise<void> {
  await tell(person, kind)
  await comeDue(person)
}

test('the market calls the push services of browsers, and no other server that somebody names', async () => {
  const isOne = async (endpoint: string) =>
    (await asOwner<{ yes: boolean }>('select private.is_push_service($1) as yes', [endpoint]))[0]?.yes
  for (const host of PUSH_SERVICES)
    for (const name of [host, `a-1.${host}`]) expect([name, await isOne(`https://${name}/x`)]).toEqual([name, true])
  const [host] = PUSH_SERVICES
  for (const endpoint of [
    `http://${host}/x`,
    `https://${host}`,
    `https://${host}:8443/x`,
    `https://${host}.example.in/x`,
    `https://x${host}/x`,
    `https://a@${host}/x`,
    `https://127.0.0.1/${host}/x`,
    `https://${host}/x y`,
    `https://${host}/${'x'.repeat(1000)}`,
    '',
  ])
    expect([endpoint, await isOne(endpoint)]).toEqual([endpoint, false])
  const person = await register()
  const elsewhere = { ...newPhone(), endpoint: 'https://127.0.0.1/x' }
  await expect(save(person, elsewhere)).rejects.toMatchObject({ code: 'PT422', details: 'endpoint' })
  await expect(save(person, { ...newPhone(), auth: 'short' })).rejects.toMatchObject({ code: 'PT422' })
})

test('guests have no phone told, and keys are the sender’s business', async () => {
  const [visitor, phone] = [await guest(), newPhone()]
  const { endpoint, p256dh, auth } = phone
  for (const [name, parameters] of [
    ['push_state', {}],
    ['save_push_subscription', { endpoint, p256dh, auth }],
    ['forget_push_subscription', { endpoint }],
  ] as const)
    expect([name, (await visitor.rpc(name, parameters)).error?.code]).toEqual([name, '42501'])
  for (const client of [visitor, administrator.client]) {
    const offered = { public_key: p256dh, private_key: { kty: 'EC' }, sender_key: 'maveshi_sender_x' }
    expect((await (await directClient(client)).rpc('offer_push_keys', offered)).error?.code).toBe('42501')
  }
  for (const table of ['push_subscriptions', 'push_keys'])
    expect((await administrator.client.from(table).select('*')).error).not.toBeNull()
})

test('the market has one pair of keys, whoever offers another', async () => {
  await push()
  const before = (await callAs(administrator, 'push_state', {})) as { key: string }
  const { p256dh } = newPhone()
  const offered = await (await service()).rpc('offer_push_keys', { public_key: p256dh, private_key: { kty: 'EC' } })
  expect(offered.data.public_key).toBe(before.key)
  expect(await callAs(administrator, 'push_state', {})).toEqual(before)
})

describe.each(['mr', 'ta', 'ur'] as const)('in %s', (language) => {
  test('a decision is shown on the phone, for its eyes alone, and signed', async () => {
    const [seller, phone, t] = [await register({ language }), newPhone(), wordsOf(language)]
    await save(seller, phone)
    const listing_id = await listingOf(seller, 'pending')
    await callAs(administrator, 'approve_listing', { listing_id })
    expect((await push()).to(phone)).toEqual([])
    await comeDue(seller)
    const service = await push()
    const [pushed, ...more] = service.to(phone)
    expect(more).toEqual([])
    if (!pushed) throw new Error('Nothing was pushed.')
    expect(phone.read(pushed.content)).toMatchObject({
      title: expect.stringMatching(/\p{Letter}/u),
      options: {
        body: t('notices:kinds.approved'),
        data: expect.stringMatching(`^/listing/${listing_id}#notice=\\d+$`),
        lang: language,
        dir: languageFacts(language).direction,
      },
    })
    const { key, payload } = await readSigned(pushed)
    expect(key).toBe(((await callAs(seller, 'push_state', {})) as { key: string }).key)
    expect(payload.sub).toMatch(/^(https:|mailto:)/)
    expect(pushed.headers.get('topic')).toBe(phone.read(pushed.content).options.tag.replaceAll('-', ''))
    expect(await outcomesOf(seller)).toEqual(['sent'])
  })
})

test('news of several saved searches come together, with their names', async () => {
  const [person, phone, t] = [await register({ language: 'mr' }), newPhone(), wordsOf('mr')]
  await save(person, phone)
  for (const name of ['शेळ्या', 'म्हशी']) await matchSearch(person, name)
  await comeDue(person)
  const [pushed] = (await push()).to(phone)
  const read = pushed && phone.read(pushed.content)
  expect(read).toMatchObject({ title: t('mail:notice.digest'), options: { data: '/notices' } })
  expect(read?.options.body.split('\n').sort()).toEqual(['म्हशी', 'शेळ्या'])
})

test('a phone that is gone is forgotten, and the others are told', async () => {
  const [person, old, here] = [await register(), newPhone(), newPhone('web.push.apple.com')]
  for (const phone of [old, here]) await save(person, phone)
  await tellNow(person)
  const service = await push(recordingPushService((endpoint) => (endpoint === old.endpoint ? 410 : undefined)))
  expect([service.to(old).length, service.to(here).length]).toEqual([0, 1])
  expect([await isTold(person, old), await isTold(person, here)]).toEqual([false, true])
  await tellNow(person, 'registration_unverified')
  await push(recordingPushService(() => 404))
  expect(await isTold(person, here)).toBe(false)
  expect(await outcomesOf(person)).toEqual(['sent', 'dropped'])
})

test('what a push service cannot take now is tried again', async () => {
  const [person, phone] = [await register(), newPhone()]
  await save(person, phone)
  await tellNow(person)
  await push(recordingPushService(() => 503))
  expect([await outcomesOf(person), await isTold(person, phone)]).toEqual([[null], true])
  await comeDue(person)
  expect((await push()).to(phone)).toHaveLength(1)
})

test('nobody gets more than a few a day, however they come due', async () => {
  const [person, phone] = [await register(), newPhone()]
  await save(person, phone)
  const kinds = ['registration_verified', 'suspension_lifted', 'registration_unverified', 'made_administrator']
  for (const kind of [...kinds, 'no_administrator']) await tellNow(person, kind)
  const service = await push()
  expect(service.to(phone)).toHaveLength(TOLD_A_DAY)
  expect((await outcomesOf(person)).sort()).toEqual(['dropped', 'dropped', 'sent', 'sent', 'sent'])
})

test('nobody gets more than a few a day of two senders that come at the same moment', async () => {
  const [person, phone] = [await register(), newPhone()]
  await save(person, phone)
  const [{ hash } = { hash: '' }] = await asOwner<{ hash: string }>(
    "insert into private.sender_keys (hash) values (sha256('maveshi_sender_of_pushes')) returning encode(hash, 'hex') as hash",
  )
  const take = (atMost: number) =>
    `select public.take_deliveries('push', ${atMost}, 60, true, 'maveshi_sender_of_pushes') as taken`
  await asOwner('delete from private.deliveries')
  for (let number = 0; number <= TOLD_A_DAY; number++) await tell(person, 'message')
  // All but one, with ids that come after that of the other.
  await asOwner(
    `update private.deliveries set due_at = now() + interval '1 hour' where id = (
       select id from private.deliveries where profile_id = $1::uuid order by id limit 1)`,
    [person.id],
  )
  const { connection } = await market()
  const slowly = run(connection, `${take(TOLD_A_DAY)}; select pg_sleep(0.6);`)
  await wait(200)
  await comeDueUntaken(person)
  const [{ taken } = { taken: null }] = await asOwner<{ taken: unknown }>(take(1))
  await slowly
  expect(taken).toEqual({ taken: 1, letters: [] })
  expect((await outcomesOf(person)).toSorted()).toEqual(['dropped', null, null, null])
  await asOwner("delete from private.sender_keys where encode(hash, 'hex') = $1", [hash])
})

test('a topic that is not wanted on the phone is silent there, and one that is read already too', async () => {
  const [person, phone] = [await register(), newPhone()]
  await save(person, phone)
  await person.client
    .from('notice_choices')
    .upsert({ user_id: person.id, topic: 'account', channel: 'push', pace: 'never' })
  await tellNow(person)
  expect(await outcomesOf(person)).toEqual([])
  await person.client.from('notice_choices').delete().eq('user_id', person.id)
  await tellNow(person, 'registration_unverified')
  await callAs(person, 'read_notices', { up_to: 2 ** 40 })
  expect((await push()).to(phone)).toEqual([])
})

test('a phone shows what its last person is told, and nobody else’s', async () => {
  const [first, second, phone] = [await register(), await register(), newPhone()]
  await save(first, phone)
  await save(second, phone)
  expect([await isTold(first, phone), await isTold(second, phone)]).toEqual([false, true])
  await callAs(first, 'forget_push_subscription', { endpoint: phone.endpoint })
  expect(await isTold(second, phone)).toBe(true)
  await callAs(second, 'forget_push_subscription', { endpoint: phone.endpoint })
  await tellNow(second)
  expect(await outcomesOf(second)).toEqual([])
})

test('an address that a browser renews is moved by its old one with the secret alone, and stays its person’s', async () => {
  const [person, visitor, old, renewed] = [await register(), await guest(), newPhone(), newPhone()]
  await save(person, old)
  // As browsers write a subscription; some pad its keys.
  const written = ({ endpoint, p256dh, auth }: ToldPhone) => ({ endpoint, keys: { p256dh, auth: `${auth}==` } })
  const move = async (known: ToldPhone, next: ToldPhone) =>
    (await visitor.rpc('renew_push_subscription', { known: written(known), renewed: written(next) })).error
  // Whoever does not know both is told nothing, and changes nothing.
  for (const known of [{ ...old, auth: renewed.auth }, newPhone()]) expect(await move(known, renewed)).toBeNull()
  expect([await isTold(person, old), await isTold(person, renewed)]).toEqual([true, false])
  const elsewhere = { ...newPhone(), endpoint: 'https://127.0.0.1/x' }
  expect(await move(old, elsewhere)).toMatchObject({ code: 'PT422', details: 'endpoint' })
  expect(await move(old, renewed)).toBeNull()
  expect([await isTold(person, old), await isTold(person, renewed)]).toEqual([false, true])
  await tellNow(person)
  const service = await push()
  expect([service.to(old).length, service.to(renewed).length]).toEqual([0, 1])
  // A page was quicker than the worker.
  const third = newPhone()
  await save(person, third)
  expect(await move(renewed, third)).toBeNull()
  expect([await isTold(person, renewed), await isTold(person, third)]).toEqual([false, true])
})

test('of six phones the first makes room, and all are part of the data that somebody asks for', async () => {
  const person = await register()
  const phones = Array.from({ length: 6 }, () => newPhone())
  for (const phone of phones) await save(person, phone)
  const { phones_that_are_told: told } = (await callAs(person, 'export_my_data', {})) as {
    phones_that_are_told: { endpoint: string }[]
  }
  expect(told.map(({ endpoint }) => endpoint)).toEqual(phones.slice(1).map(({ endpoint }) => endpoint))
})
