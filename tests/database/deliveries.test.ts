import { languageFacts } from '@maveshi/shared/locale/languages'
import { NOTICE_KINDS } from '@maveshi/shared/notice'
import {
  CHANNELS,
  DEFAULT_PACES,
  DELIVERY_FAILURES,
  pacesOf,
  RETRY_PAUSES_MINUTES,
  TOPIC_OF,
  TOPICS,
} from '@maveshi/shared/notice/telling'
import { bySmtp } from '@maveshi/supabase/sender/mail'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { listingOf } from '../support/listings.ts'
import { SITE_URL } from '../support/market.ts'
import { asOwner, callAs, guest, type Person, register, registerAdministrator, service } from '../support/people.ts'
import { openRecordingSmtp, type Refuse } from '../support/sender/recording-smtp.ts'
import {
  comeDue,
  deliveriesOf,
  matchSearch,
  pausesOf,
  registerReachable,
  senderHere,
  sendTo,
  tell,
} from '../support/sender/sent-mails.ts'
import { wordsOf } from '../support/words.ts'

let administrator: Person

beforeAll(async () => {
  administrator = await registerAdministrator()
})

/** Chooses how soon somebody is told. */
async function choose({ client, id }: Person, topic: string, pace: string): Promise<void> {
  const { error } = await client.from('notice_choices').upsert({ user_id: id, topic, channel: 'email', pace })
  if (error) throw error
}

test('topics, what is usual, pauses and hours of rest are those of the shared rules', async () => {
  for (const kind of NOTICE_KINDS)
    expect(await asOwner('select private.topic_of($1) as topic', [kind])).toEqual([{ topic: TOPIC_OF[kind] }])
  for (const channel of CHANNELS)
    for (const topic of TOPICS)
      expect(await asOwner('select private.default_pace($1, $2) as pace', [topic, channel])).toEqual([
        { pace: DEFAULT_PACES[channel][topic] },
      ])
  const pauses = await asOwner<{ minutes: number | null }>(
    `select (extract(epoch from private.pause_after(tries)) / 60)::int as minutes from generate_series(1, $1::int) as tries`,
    [RETRY_PAUSES_MINUTES.length + 1],
  )
  expect(pauses.map(({ minutes }) => minutes)).toEqual([...RETRY_PAUSES_MINUTES, null])
  const hours = await asOwner<{ hour: number }>(
    `select hour from generate_series(0, 23) as hour
     where not private.is_night(('2026-11-25 00:30'::timestamp + make_interval(hours => hour)) at time zone 'Asia/Kolkata')`,
  )
  expect(hours.map(({ hour }) => hour)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
})

test('people choose paces that a topic has, and no others', async () => {
  const person = await register()
  for (const topic of TOPICS) for (const pace of pacesOf(topic)) await choose(person, topic, pace)
  await expect(choose(person, 'saved', 'weekly')).rejects.toMatchObject({ code: '23514' })
  await expect(choose(person, 'weather', 'never')).rejects.toMatchObject({ code: '23514' })
})

describe.each(['mr', 'ta', 'ur'] as const)('in %s', (language) => {
  const t = wordsOf(language)

  test('what becomes of listings is mailed, with reason and note', async () => {
    const seller = await registerReachable({ name: 'Sunita', language })
    const turnedDown = await listingOf(seller, 'pending')
    await callAs(administrator, 'reject_listing', { listing_id: turnedDown, reason: 'photographs', note: 'Ganga' })
    await callAs(administrator, 'approve_listing', { listing_id: await listingOf(seller, 'pending') })
    const removed = await listingOf(seller, 'active')
    await callAs(administrator, 'remove_listing', { listing_id: removed, reason: 'misleading' })
    await callAs(administrator, 'restore_listing', { listing_id: removed })
    expect(await sendTo(seller)).toEqual([])
    await comeDue(seller)
    const mails = await sendTo(seller)
    expect(mails).toHaveLength(4)
    const withSentence = (key: string) => mails.find((mail) => mail.includes(t(`notices:kinds.${key}`))) ?? ''
    expect(withSentence('rejected')).toContain(t('dashboard:reason', { reason: t('dashboard:reasons.photographs') }))
    expect(withSentence('rejected')).toContain('Ganga')
    expect(withSentence('approved')).toContain('/listing/')
    expect(withSentence('removed')).toContain(t('dashboard:removalReasons.misleading'))
    expect(withSentence('restored')).not.toBe('')
    for (const mail of mails) {
      expect(mail).toContain(`<div lang="${language}" dir="${languageFacts(language).direction}"`)
      expect(mail).toMatch(/^Subject: .+ – .+$/m)
      expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
      expect(mail).not.toMatch(/\{\{|undefined|\[object/)
    }
  })

  test('listings that end, and one that has ended, are mailed without anybody looking', async () => {
    const seller = await registerReachable({ language })
    await listingOf(seller, 'active', 2)
    await listingOf(seller, 'active', -1)
    await (await senderHere()).tellOfEndings()
    const mails = await sendTo(seller)
    const [expiring, expired] = ['expiring', 'expired'].map((key) => t(`notices:kinds.${key}`).split('{{date}}'))
    for (const parts of [expiring, expired])
      expect(mails.filter((mail) => parts?.every((part) => mail.includes(part)))).toHaveLength(1)
  })

  test('what was saved, reports and the account are mailed', async () => {
    const [seller, buyer] = [await register(), await registerReachable({ language })]
    const [cheaper, sold] = [await listingOf(seller, 'active'), await listingOf(seller, 'active')]
    await asOwner('update public.listings set price = 9000 where id = $1::uuid', [cheaper])
    for (const listing_id of [cheaper, sold])
      await buyer.client.from('favourites').insert({ user_id: buyer.id, listing_id })
    await callAs(seller, 'change_price', { listing_id: cheaper, price: 8000, negotiable: false })
    await callAs(seller, 'mark_sold', { listing_id: sold, outcome: 'here' })
    await buyer.client.from('reports').insert({ reporter_id: buyer.id, listing_id: cheaper, reason: 'misleading' })
    await callAs(administrator, 'settle_reports', { listing_id: cheaper, outcome: 'dismissed', note: 'Ganga' })
    await callAs(administrator, 'verify_registration', { profile: buyer.id, is_verified: true })
    await matchSearch(buyer, 'Nandi')
    await comeDue(buyer)
    const mails = await sendTo(buyer)
    expect(mails).toHaveLength(5)
    for (const key of ['favouriteSold', 'reportSettled', 'registrationVerified', 'searchMatched'])
      expect(mails.filter((mail) => mail.includes(t(`notices:kinds.${key}`)))).toHaveLength(1)
    expect(mails.filter((mail) => mail.includes('₹8,000') && mail.includes('₹9,000'))).toHaveLength(1)
    expect(mails.find((mail) => mail.includes(t('listing:report.status.dismissed')))).toContain('Ganga')
    expect(mails.find((mail) => mail.includes('Nandi'))).toContain(t('notices:kinds.searchMatched'))
  })

  test('what becomes of what somebody looks for, and who looks for what one sells, is mailed', async () => {
    const phone = '+919876543210'
    const [buyer, seller] = [await registerReachable({ language, phone }), await registerReachable({ language, phone })]
    const [place] = await asOwner<{ id: string }>('select place_id as id from public.listings where id = $1::uuid', [
      await listingOf(seller, 'active'),
    ])
    const post = async (): Promise<string> => {
      const conditions = { categories: ['Goat'], district: place?.id }
      return ((await callAs(buyer, 'post_wanted', { conditions })) as { id: string }).id
    }
    const shown = await post()
    await callAs(administrator, 'approve_wanted', { wanted_id: shown })
    const removed = await post()
    await callAs(administrator, 'remove_wanted', { wanted_id: removed, reason: 'misleading' })
    const turnedDown = await post()
    await callAs(administrator, 'reject_wanted', { wanted_id: turnedDown, reason: 'incomplete', note: 'Ganga' })
    await asOwner(`update public.wanted_notices set expires_at = now() + interval '2 days' where id = $1::uuid`, [
      shown,
    ])
    await (await senderHere()).tellOfEndings()
    await comeDue(buyer)
    const mails = await sendTo(buyer)
    expect(mails).toHaveLength(4)
    for (const key of ['wantedApproved', 'wantedRemoved', 'wantedRejected', 'wantedEnding']) {
      const parts = t(`notices:kinds.${key}`).split('{{date}}')
      expect(mails.filter((mail) => parts.every((part) => mail.includes(part)))).toHaveLength(1)
    }
    expect(mails.find((mail) => mail.includes(t('notices:kinds.wantedRejected')))).toContain('Ganga')
    await comeDue(seller)
    expect(await sendTo(seller)).toEqual([expect.stringContaining(t('notices:kinds.wantedFits'))])
  })
})

describe('a mail goes out', () => {
  test('only to an address that is proved', async () => {
    const person = await register()
    await tell(person, 'suspension_lifted')
    expect(await deliveriesOf(person)).toEqual([])
  })

  test('in the language that is chosen when it goes', async () => {
    const person = await registerReachable({ language: 'mr' })
    await tell(person, 'suspension_lifted')
    await asOwner("update public.profiles set language = 'ta' where id = $1::uuid", [person.id])
    const [mail = ''] = await sendTo(person)
    expect(mail).toContain(wordsOf('ta')('notices:kinds.suspensionLifted'))
    expect(await deliveriesOf(person)).toMatchObject([{ outcome: 'sent', language: 'ta' }])
  })

  test('once, however often senders come', async () => {
    const person = await registerReachable()
    await tell(person, 'suspension_lifted')
    expect(await sendTo(person)).toHaveLength(1)
    expect(await sendTo(person)).toHaveLength(1)
  })

  test('not where it was read before, nor where it was taken back', async () => {
    const person = await registerReachable()
    const listing = await listingOf(person, 'pending')
    await callAs(administrator, 'reject_listing', { listing_id: listing, reason: 'price' })
    await callAs(administrator, 'undo_decision', { listing_id: listing })
    await tell(person, 'suspension_lifted')
    await asOwner('update private.notices set read_at = now() where profile_id = $1::uuid', [person.id])
    await comeDue(person)
    expect(await sendTo(person)).toEqual([])
    expect((await deliveriesOf(person)).map(({ outcome }) => outcome)).toEqual(['dropped', 'dropped'])
  })

  test('again for a decision that is made again on one day', async () => {
    const seller = await registerReachable()
    const listing = await listingOf(seller, 'pending')
    for (const reason of ['price', 'photographs']) {
      await asOwner("update public.listings set status = 'pending', submitted_at = now() where id = $1::uuid", [
        listing,
      ])
      await callAs(administrator, 'reject_listing', { listing_id: listing, reason })
      await comeDue(seller)
      await sendTo(seller)
    }
    expect((await deliveriesOf(seller)).map(({ outcome }) => outcome)).toEqual(['sent', 'sent'])
  })

  test('not in the hours of rest', async () => {
    const person = await registerReachable()
    await tell(person, 'suspension_lifted')
    const [{ night } = {}] = await asOwner<{ night: boolean }>('select private.is_night(now()) as night')
    await (await senderHere({ atNight: false })).sendDue()
    expect((await deliveriesOf(person))[0]?.outcome).toBe(night ? null : 'sent')
  })
})

describe('saved searches', () => {
  test('are told together, on the next morning, or as their person wants', async () => {
    const person = await registerReachable()
    await matchSearch(person, 'Goats near me')
    await matchSearch(person, 'Sheep')
    const [waiting, ...others] = await deliveriesOf(person)
    expect(others).toEqual([])
    expect(waiting?.wait_minutes).toBeGreaterThan(0)
    expect(waiting?.wait_minutes).toBeLessThanOrEqual(24 * 60)
    await comeDue(person)
    const [mail = '', ...more] = await sendTo(person)
    expect(more).toEqual([])
    expect(mail).toContain('Subject: New listings for searches you saved\n')
    for (const name of ['Goats near me', 'Sheep']) expect(mail).toContain(name)
    await choose(person, 'searches', 'weekly')
    await matchSearch(person, 'Hens')
    const [, weekly] = await deliveriesOf(person)
    expect(weekly?.wait_minutes).toBeLessThanOrEqual(7 * 24 * 60)
    await choose(person, 'searches', 'at_once')
    await matchSearch(person, 'Cows')
    const both = await sendTo(person)
    expect(both).toHaveLength(2)
    expect(both[1]).toContain('Hens')
    expect(both[1]).toContain('Cows')
  })
})

describe('whoever wants none', () => {
  test('is sent none, from that moment on', async () => {
    const person = await registerReachable()
    await tell(person, 'suspension_lifted')
    await choose(person, 'account', 'never')
    await tell(person, 'made_administrator')
    expect(await sendTo(person)).toEqual([])
    expect((await deliveriesOf(person)).map(({ outcome }) => outcome)).toEqual(['dropped'])
  })

  test('says so by the link of a mail, without signing in, for its topic alone, and takes it back', async () => {
    const person = await registerReachable()
    await tell(person, 'suspension_lifted')
    const [mail = ''] = await sendTo(person)
    const token = new URL(/^List-Unsubscribe: <(.+)>$/m.exec(mail)?.[1] ?? '').searchParams.get('token')
    const visitor = await guest()
    const choices = () => person.client.from('notice_choices').select('topic, pace').eq('user_id', person.id)
    expect(await visitor.rpc('choose_by_link', { token })).toMatchObject({ data: 'account', error: null })
    expect((await choices()).data).toEqual([{ topic: 'account', pace: 'never' }])
    await visitor.rpc('choose_by_link', { token, again: true })
    expect((await choices()).data).toEqual([])
  })

  test('cannot be spoken for by a link that the market has not made', async () => {
    const person = await registerReachable()
    await tell(person, 'suspension_lifted')
    const [mail = ''] = await sendTo(person)
    const token = /token=([\w.%-]+)/.exec(mail)?.[1] ?? ''
    const [id, topic, channel, signature = ''] = token.split('.')
    const visitor = await guest()
    for (const forged of [
      [id, 'decisions', channel, signature],
      [administrator.id, topic, channel, signature],
      [id, topic, channel, signature.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))],
      [id, topic, channel],
      ['not an id', topic, channel, signature],
    ]) {
      const { error } = await visitor.rpc('choose_by_link', { token: forged.join('.') })
      expect(error).toMatchObject({ code: 'PT404', details: 'link' })
    }
  })
})

describe('what cannot be delivered', () => {
  async function fail(person: Person, refuse: Refuse): Promise<void> {
    const smtp = await openRecordingSmtp(refuse)
    const way = bySmtp(smtp.url, 'post@market.test', SITE_URL)
    onTestFinished(async () => {
      way.close()
      await smtp.stop()
    })
    await (await senderHere({ way })).sendDue()
    expect(smtp.accepted.filter((mail) => mail.includes(person.email))).toEqual([])
  }

  test('is tried again after longer and longer, and given up in the end', async () => {
    const person = await registerReachable()
    await tell(person, 'suspension_lifted')
    const smtp = await openRecordingSmtp(() => ({ code: 450, text: 'Mailbox is full' }))
    const way = bySmtp(smtp.url, 'post@market.test', SITE_URL)
    onTestFinished(async () => {
      way.close()
      await smtp.stop()
    })
    const sender = await senderHere({ way })
    expect(await pausesOf(sender, person)).toEqual([...RETRY_PAUSES_MINUTES])
    expect(await deliveriesOf(person)).toMatchObject([{ outcome: 'failed', failure: 'later', tries: 8 }])
  })

  test('is given up at once where the address is refused, and administrators see why and try again', async () => {
    const person = await registerReachable({ name: 'Asha' })
    await tell(person, 'suspension_lifted')
    await fail(person, (address) => (address === person.email ? { code: 550, text: 'No such user here' } : undefined))
    const [{ id } = { id: '' }] = await deliveriesOf(person)
    const found = (await callAs(administrator, 'find_undelivered', {})) as { rows: Record<string, unknown>[] }
    expect(found.rows.find((row) => row.id === id)).toMatchObject({
      ...{ name: 'Asha', failure: 'address', tries: 1, is_given_up: true },
      said: expect.stringContaining('No such user here'),
    })
    expect(await callAs(administrator, 'send_again', { ids: [id] })).toBe(1)
    expect(await sendTo(person)).toHaveLength(1)
  })

  test('is noted by a word that is known, and by no other', async () => {
    const person = await registerReachable()
    await tell(person, 'suspension_lifted')
    const note = (failure: string) =>
      asOwner('update private.deliveries set failure = $2 where profile_id = $1::uuid', [person.id, failure])
    for (const failure of DELIVERY_FAILURES) await note(failure)
    await expect(note('weather')).rejects.toMatchObject({ code: '23514' })
  })
})

describe('the sender’s functions', () => {
  test('refuse everybody without its key, and open by the key alone', async () => {
    const parameters = { channel: 'email', at_most: 1, lease_seconds: 1, at_night: false }
    const visitor = await guest()
    for (const client of [visitor, administrator.client])
      expect((await client.rpc('take_deliveries', parameters)).error).not.toBeNull()
    await asOwner("insert into private.sender_keys (hash) values (sha256('maveshi_sender_of_this_test'))")
    const ask = (key: string) => asOwner('select private.require_sender($1)', [key])
    await expect(ask('maveshi_sender_of_another')).rejects.toMatchObject({ code: '42501' })
    await expect(ask('maveshi_sender_of_this_test')).resolves.toHaveLength(1)
    expect((await (await service()).rpc('take_deliveries', parameters)).error).toBeNull()
  })

  test('a lease that is lost settles nothing but what was sent', async () => {
    const person = await registerReachable()
    await tell(person, 'suspension_lifted')
    const [{ id } = { id: '' }] = await deliveriesOf(person)
    const settle = async (outcome: object) =>
      (await service()).rpc('settle_deliveries', { outcomes: [{ id, lease: crypto.randomUUID(), ...outcome }] })
    await settle({ failure: 'address', said: 'x', is_final: true })
    expect(await deliveriesOf(person)).toMatchObject([{ outcome: null, tries: 0 }])
    await settle({ language: 'en' })
    expect(await deliveriesOf(person)).toMatchObject([{ outcome: 'sent' }])
  })
})

test('deliveries and choices are exported, and go with the account', async () => {
  const person = await registerReachable()
  await choose(person, 'saved', 'never')
  await tell(person, 'suspension_lifted')
  await sendTo(person)
  expect(await callAs(person, 'export_my_data', {})).toMatchObject({
    how_i_am_told: [{ topic: 'saved', channel: 'email', pace: 'never' }],
    sent_to_me: [{ topic: 'account', outcome: 'sent', language: 'en' }],
  })
  await asOwner('delete from auth.users where id = $1::uuid', [person.id])
  expect(await deliveriesOf(person)).toEqual([])
})
