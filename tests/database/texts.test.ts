import { withoutIsolates } from '@maveshi/shared/locale/isolate'
import { NOTICE_KINDS } from '@maveshi/shared/notice'
import {
  CHANNELS,
  RETRY_PAUSES_MINUTES,
  TEXT_CHANNELS,
  TEXT_TOPICS,
  type TextChannel,
  TOLD_A_DAY,
  TOPICS,
} from '@maveshi/shared/notice/telling'
import { TEXT_OF } from '@maveshi/supabase/mails/notice-text'
import { byExotel } from '@maveshi/supabase/sender/exotel'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { listingOf } from '../support/listings.ts'
import { SITE_URL } from '../support/market.ts'
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
import { openRecordingProvider, type RefuseText, SMS_SETTINGS } from '../support/sender/recording-provider.ts'
import { comeDue, deliveriesOf, pausesOf, senderHere, tell } from '../support/sender/sent-mails.ts'
import { wordsOf } from '../support/words.ts'

const WHATSAPP_SENDER = '+911140000000'
let administrator: Person
let numbers = 0

const offer = (channels: readonly string[]) =>
  service().then((client) => client.rpc('offer_channels', { channels }).then(({ error }) => error))

beforeAll(async () => {
  administrator = await registerAdministrator()
})

beforeEach(async () => {
  expect(await offer(TEXT_CHANNELS)).toBeNull()
})

/** A number that nobody else has: what a provider was sent is told apart by it. */
const newNumber = () => `+9191${String(process.pid % 1000).padStart(3, '0')}${String(++numbers).padStart(5, '0')}`

async function choose({ client, id }: Person, channel: string, topic: string, pace = 'at_once') {
  return (await client.from('notice_choices').upsert({ user_id: id, topic, channel, pace })).error
}

/** Somebody with a number for both, who has chosen to be texted about decisions. */
async function registerTexted(channel: TextChannel, language = 'en') {
  const number = newNumber()
  const person = await register({ language, phone: number, whatsapp: number })
  expect(await choose(person, channel, 'decisions')).toBeNull()
  return { person, number }
}

/** A sender with a provider beside it. */
async function withProvider(refuse?: RefuseText) {
  const provider = await openRecordingProvider(refuse)
  onTestFinished(() => provider.stop())
  const textWay = byExotel({ url: provider.url, sms: SMS_SETTINGS, whatsappSender: WHATSAPP_SENDER })
  const sender = await senderHere({ textWay })
  return { ...provider, sender, sentTo: (number: string) => provider.taken.filter(({ to }) => to === number) }
}

async function approveFor(person: Person): Promise<string> {
  const listing_id = await listingOf(person, 'pending')
  await callAs(administrator, 'approve_listing', { listing_id })
  await comeDue(person)
  return listing_id
}

test('what people can be texted about is that of the shared rules', async () => {
  for (const topic of TOPICS) {
    const [row] = await asOwner<{ channels: string[] }>('select private.notice_channels($1) as channels', [topic])
    const isTexted = (TEXT_TOPICS as readonly string[]).includes(topic)
    expect([topic, row?.channels]).toEqual([topic, isTexted ? [...CHANNELS] : ['email', 'push']])
  }
  const [kinds] = await asOwner<{ kinds: string[] }>(
    `select array_agg(kind) as kinds from unnest($1::text[]) as kind
     where 'sms' = any (private.notice_channels(private.topic_of(kind)))`,
    [NOTICE_KINDS],
  )
  expect(Object.keys(TEXT_OF).sort()).toEqual(kinds?.kinds.sort())
})

test('people choose text messages about these topics, at once or never, and about no others', async () => {
  const person = await register()
  for (const channel of TEXT_CHANNELS)
    for (const topic of TOPICS) {
      const isTexted = (TEXT_TOPICS as readonly string[]).includes(topic)
      const code = (await choose(person, channel, topic))?.code
      expect([channel, topic, code]).toEqual([channel, topic, isTexted ? undefined : '23514'])
    }
  expect(await choose(person, 'sms', 'decisions', 'daily')).toMatchObject({ code: '23514' })
  expect(await choose(person, 'pigeon', 'decisions')).toMatchObject({ code: '23514' })
})

describe('text messages are offered', () => {
  const offered = (person: Person) => callAs(person, 'text_channels', {})

  test('while a sender has a provider, and a day longer, with the number of the profile', async () => {
    const person = await register({ phone: '+919812345678', whatsapp: 'none' })
    await asOwner('delete from private.offered_channels')
    expect(await offered(person)).toEqual([])
    await (await withProvider()).sender.sendDue()
    const both = [
      { channel: 'sms', number: '+919812345678' },
      { channel: 'whatsapp', number: null },
    ]
    expect(await offered(person)).toEqual(both)
    await asOwner("update private.offered_channels set offered_at = now() - interval '23 hours' where channel = 'sms'")
    await asOwner("update private.offered_channels set offered_at = now() - interval '25 hours' where channel <> 'sms'")
    expect(await offered(person)).toEqual(both.slice(0, 1))
  })

  test('by the sender alone, to people alone', async () => {
    const visitor = await guest()
    expect((await visitor.rpc('text_channels')).error?.code).toBe('42501')
    for (const client of [visitor, administrator.client]) {
      const given = { channels: ['sms'], sender_key: 'maveshi_sender_x' }
      expect((await (await directClient(client)).rpc('offer_channels', given)).error?.code).toBe('42501')
    }
    expect(await offer(['email'])).toMatchObject({ code: 'PT422', details: 'channel' })
    expect((await administrator.client.from('offered_channels').select('*')).error).not.toBeNull()
  })
})

describe.each(['mr', 'ta', 'ur'] as const)('in %s', (language) => {
  const t = wordsOf(language)
  const address = `${SITE_URL}/notices`

  test('a decision comes as an SMS, as it was registered, with its key', async () => {
    const { person, number } = await registerTexted('sms', language)
    await approveFor(person)
    const { sender, sentTo } = await withProvider()
    await sender.sendDue()
    const [sent, ...more] = sentTo(number)
    expect(more).toEqual([])
    const [delivery] = await deliveriesOf(person)
    expect(delivery).toMatchObject({ outcome: 'sent', language })
    const [before = '', after = ''] = withoutIsolates(t('mail:text.approved', { title: '|', address })).split('|')
    expect(sent).toMatchObject({ path: '/v1/Accounts/market1/Sms/send.json', reference: delivery?.id })
    expect(sent?.authorization).toBe(`Basic ${btoa('key:token')}`)
    expect(sent?.body).toMatchObject({ From: 'MAVESH', DltEntityId: '1101000000000012345', EncodingType: 'unicode' })
    expect(sent?.body.DltTemplateId).toBe(language === 'mr' ? '1107160000000012345' : undefined)
    const body = String(sent?.body.Body)
    expect(body.startsWith(before) && body.endsWith(after)).toBe(true)
    expect(body.slice(before.length, -after.length)).toMatch(/^.{1,30}$/)
  })

  test('and by WhatsApp, by the name of its template, with what is put into it', async () => {
    const { person, number } = await registerTexted('whatsapp', language)
    await approveFor(person)
    const { sender, sentTo } = await withProvider()
    await sender.sendDue()
    const [delivery] = await deliveriesOf(person)
    expect(sentTo(number)).toMatchObject([
      {
        path: '/v2/accounts/market1/messages',
        reference: delivery?.id,
        body: {
          whatsapp: {
            messages: [
              {
                from: WHATSAPP_SENDER,
                content: {
                  template: {
                    name: 'maveshi_approved',
                    language: { code: language },
                    components: [{ type: 'body', parameters: [{ type: 'text', text: expect.stringMatching(/\S/) }] }],
                  },
                },
              },
            ],
          },
        },
      },
    ])
  })
})

describe('nobody is texted', () => {
  test('who has not chosen it, or not about that, or has no number', async () => {
    const quiet = await register({ phone: newNumber() })
    const [{ person: other }, mute] = [await registerTexted('sms'), await register({})]
    await choose(mute, 'sms', 'decisions')
    await asOwner('update public.profiles set phone = null where id = $1::uuid', [mute.id])
    for (const person of [quiet, mute]) await approveFor(person)
    await tell(other, 'suspension_lifted')
    for (const person of [quiet, mute, other]) expect(await deliveriesOf(person)).toEqual([])
  })

  test('who has chosen otherwise since', async () => {
    const { person, number } = await registerTexted('sms')
    await approveFor(person)
    await choose(person, 'sms', 'decisions', 'never')
    const { sender, sentTo } = await withProvider()
    await sender.sendDue()
    expect(sentTo(number)).toEqual([])
    expect(await deliveriesOf(person)).toMatchObject([{ outcome: 'dropped' }])
  })

  test('where no sender has a provider', async () => {
    const { person } = await registerTexted('sms')
    await asOwner('delete from private.offered_channels')
    await approveFor(person)
    expect(await deliveriesOf(person)).toEqual([])
  })

  test('at night, nor more often than a day has pushes', async () => {
    const { person, number } = await registerTexted('sms')
    for (let count = 0; count <= TOLD_A_DAY; count++) await approveFor(person)
    const { sender, sentTo } = await withProvider()
    await sender.sendDue()
    expect(sentTo(number)).toHaveLength(TOLD_A_DAY)
    expect((await deliveriesOf(person)).map(({ outcome }) => outcome).sort()).toEqual([
      'dropped',
      'sent',
      'sent',
      'sent',
    ])
    const { person: late } = await registerTexted('sms')
    await approveFor(late)
    const [{ night } = {}] = await asOwner<{ night: boolean }>('select private.is_night(now()) as night')
    const provider = await openRecordingProvider()
    onTestFinished(() => provider.stop())
    const textWay = byExotel({ url: provider.url, sms: SMS_SETTINGS })
    await (await senderHere({ textWay, atNight: false })).sendDue()
    expect((await deliveriesOf(late))[0]?.outcome).toBe(night ? null : 'sent')
  })
})

describe('what the provider does not take', () => {
  test('is tried again after longer and longer, under one key, and given up with its words', async () => {
    const { person, number } = await registerTexted('sms')
    await approveFor(person)
    const { sender, sentTo } = await withProvider((to) => (to === number ? { status: 400 } : undefined))
    expect(await pausesOf(sender, person)).toEqual([...RETRY_PAUSES_MINUTES])
    const [{ id } = { id: '' }] = await deliveriesOf(person)
    const found = (await callAs(administrator, 'find_undelivered', {})) as { rows: Record<string, unknown>[] }
    expect(found.rows.find((row) => row.id === id)).toMatchObject({
      ...{ channel: 'sms', failure: 'refused', is_given_up: true },
      said: expect.stringContaining('No such template'),
    })
    expect(await callAs(administrator, 'send_again', { ids: [id] })).toBe(1)
    const later = await withProvider()
    await later.sender.sendDue()
    expect([sentTo(number).length, later.sentTo(number).map(({ reference }) => reference)]).toEqual([0, [id]])
  })

  test.each([
    ['sms', { status: 401 }, 'credentials'],
    ['sms', { status: 429 }, 'later'],
    ['whatsapp', { status: 503 }, 'later'],
    ['whatsapp', { status: 400, inside: true }, 'refused'],
  ] as const)('by %s with %o is called by its word', async (channel, refusal, failure) => {
    const { person, number } = await registerTexted(channel)
    await approveFor(person)
    const { sender } = await withProvider((to) => (to === number ? refusal : undefined))
    await sender.sendDue()
    expect(await deliveriesOf(person)).toMatchObject([{ outcome: null, failure, tries: 1 }])
  })

  test('because it cannot be reached says so', async () => {
    const { person } = await registerTexted('sms')
    await approveFor(person)
    const { url, stop } = await openRecordingProvider()
    await stop()
    await (await senderHere({ textWay: byExotel({ url, sms: SMS_SETTINGS }) })).sendDue()
    expect(await deliveriesOf(person)).toMatchObject([{ failure: 'unreachable', tries: 1 }])
  })
})
