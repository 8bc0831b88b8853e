import { languageFacts } from '@maveshi/shared/locale/languages'
import { joinList } from '@maveshi/shared/locale/list'
import { bySmtp } from '@maveshi/supabase/sender/mail'
import { beforeAll, describe, expect, test } from 'vitest'
import { listingOf, placeNamed } from '../support/listings.ts'
import { SITE_URL } from '../support/market.ts'
import { asOwner, callAs, type Person, register } from '../support/people.ts'
import { newPhone, recordingPushService } from '../support/sender/recording-push.ts'
import { openRecordingSmtp } from '../support/sender/recording-smtp.ts'
import { comeDue, deliveriesOf, registerReachable, senderHere, sendTo } from '../support/sender/sent-mails.ts'
import { wordsOf } from '../support/words.ts'

let seller: Person
let place: string

beforeAll(async () => {
  seller = await register()
  place = await placeNamed('Pune')
})

async function saveFor({ id }: Person, name: string, category = 'Goat'): Promise<void> {
  await asOwner(
    `insert into public.saved_searches (user_id, name, query, path)
     values ($1::uuid, $2, jsonb_build_object('categories', jsonb_build_array($3::text), 'places', jsonb_build_array($4::text)), '/buy?category=goat')`,
    [id, name, category, place],
  )
}

/** A goat in Pune that goes live now. */
async function goesLive(of: Person, price: number | null): Promise<string> {
  const id = await listingOf(of, 'pending')
  await asOwner(
    `update public.listings set price = $2::bigint, place_id = $3, status = 'active', published_at = now(),
       expires_at = now() + interval '30 days' where id = $1::uuid`,
    [id, price, place],
  )
  return id
}

const linksIn = (text: string) => [...text.matchAll(/\/listing\/([0-9a-f-]{36})/g)].map(([, id]) => id)
const breedIn = async (language: string) =>
  (
    await asOwner<{ label: string }>(
      "select labels ->> $1 as label from public.dropdown_options where value = 'Osmanabadi' limit 1",
      [language],
    )
  )[0]?.label ?? ''

describe.each(['mr', 'ta', 'ur'] as const)('in %s a digest', (language) => {
  const t = wordsOf(language)

  test('says how much has come for a search, and names the newest few with price, place and link', async () => {
    const [buyer, phone] = [await registerReachable({ language }), newPhone()]
    const { endpoint, p256dh, auth } = phone
    await callAs(buyer, 'save_push_subscription', { endpoint, p256dh, auth })
    await saveFor(buyer, 'Nandi')
    const ids = [null, 9100, 9200, 9300].map((price) => () => goesLive(seller, price))
    const live: string[] = []
    for (const go of ids) live.push(await go())
    await goesLive(buyer, 9400)
    await comeDue(buyer)
    const pushes = recordingPushService()
    await (await senderHere({ askPushService: pushes.ask })).sendDue()
    // Of their own listing they hear what was decided.
    const mails = await sendTo(buyer)
    const [mail = '', ...more] = mails.filter((one) => one.includes('Nandi'))
    expect(more).toEqual([])
    const [text = '', html = ''] = mail.split(/(?=<div lang=)/)
    const newest = live.slice(1).reverse()
    expect(linksIn(text)).toEqual(newest)
    expect(linksIn(html)).toEqual(newest)
    const names = await asOwner<{ name: string }>(
      "select names ->> $1 as name from public.places where $2 = id or $2 like id || '.%' order by id desc",
      [language, place],
    )
    for (const part of [text, html]) {
      expect(part).toContain(t('dashboard:searches.new', { count: 4 }))
      expect(part).toContain(await breedIn(language))
      for (const price of ['₹9,100', '₹9,200', '₹9,300']) expect(part).toContain(price)
      expect(part).toContain(
        joinList(
          names.map(({ name }) => name),
          language,
        ),
      )
      expect(part).not.toMatch(/₹9,400|undefined|\[object|\{\{/)
    }
    expect(html).toContain(`<div lang="${language}" dir="${languageFacts(language).direction}"`)
    const message = pushes
      .to(phone)
      .map(({ content }) => phone.read(content))
      .find(({ title }) => title === 'Nandi')
    expect(message).toMatchObject({
      title: 'Nandi',
      options: { data: expect.stringMatching(/^\/buy\?category=goat#notice=\d+$/), lang: language },
    })
    expect(message?.options.body).toContain(t('dashboard:searches.new', { count: 4 }))
    expect(message?.options.body).toContain(await breedIn(language))
  })
})

describe('a digest', () => {
  test('of several searches says of each how much, and where nothing is left only its name', async () => {
    const buyer = await registerReachable()
    await saveFor(buyer, 'Ganga')
    await saveFor(buyer, 'Nandi')
    const only = await goesLive(seller, 9000)
    await comeDue(buyer)
    const [mail = ''] = await sendTo(buyer)
    expect(linksIn(mail)).toEqual([only, only, only, only])
    expect(mail.match(/1 new/g)).toHaveLength(4)
    await asOwner('update private.notices set read_at = now() where profile_id = $1::uuid', [buyer.id])
    const sold = await goesLive(seller, 9000)
    await asOwner(
      "update public.listings set status = 'sold', sold_at = now(), sold_outcome = 'here' where id = $1::uuid",
      [sold],
    )
    await comeDue(buyer)
    const [, later = ''] = await sendTo(buyer)
    expect(later).toContain('Nandi')
    expect(linksIn(later)).toEqual([])
    expect(later).not.toContain(' new')
  })

  test('counts what came after the last one was read, and asks the price where there is none', async () => {
    const buyer = await registerReachable()
    await saveFor(buyer, 'Nandi')
    await goesLive(seller, 9000)
    await comeDue(buyer)
    await sendTo(buyer)
    await callAs(buyer, 'read_notices', { up_to: 2 ** 40 })
    const next = await goesLive(seller, null)
    await comeDue(buyer)
    const [, mail = ''] = await sendTo(buyer)
    expect(new Set(linksIn(mail))).toEqual(new Set([next]))
    expect(mail).toContain('1 new')
    expect(mail).toContain('Ask the price')
  })

  test('looks up ten searches and no more, and counts up to fifty', async () => {
    const buyer = await registerReachable()
    for (let number = 1; number <= 11; number++) await saveFor(buyer, `Search ${number}`)
    await asOwner(
      `insert into public.listings (seller_id, category, subcategory, attributes, place_id, price, status, published_at, expires_at)
       select $1::uuid, 'Goat', 'doe', '{"breed": "Osmanabadi", "age": 14, "purpose": "Meat"}', $2, 9000, 'active', now(),
         now() + interval '30 days' from generate_series(1, 60)`,
      [seller.id, place],
    )
    await comeDue(buyer)
    const [mail = ''] = await sendTo(buyer)
    expect(mail.match(/50 or more new/g)).toHaveLength(2 * 10)
    expect(linksIn(mail)).toHaveLength(2 * 10 * 3)
    for (let number = 1; number <= 11; number++) expect(mail).toContain(`Search ${number}`)
  })
})

describe('whoever reads nothing', () => {
  /** Chooses for mails, has one listing go live, and gets what is told of it; a minute later the next is new. */
  async function toldOnce(pace: string): Promise<Person> {
    const buyer = await registerReachable()
    await chooseMails(buyer, pace)
    await saveFor(buyer, 'Nandi')
    await goesLive(seller, 9000)
    await comeDue(buyer)
    expect(await sendTo(buyer)).toHaveLength(1)
    await asOwner(
      `update private.deliveries set settled_at = now() + interval '1 minute' where profile_id = $1::uuid`,
      [buyer.id],
    )
    return buyer
  }
  const chooseMails = ({ client, id }: Person, pace: string) =>
    client.from('notice_choices').upsert({ user_id: id, topic: 'searches', channel: 'email', pace }).throwOnError()
  const unreadOf = (person: Person) => callAs(person, 'unread_notices', {})

  test.each(['daily', 'weekly'])('gets one %s digest after the other, each of what is new', async (pace) => {
    const buyer = await toldOnce(pace)
    const next = [await goesLive(seller, 9100), await goesLive(seller, 9200)]
    expect(await unreadOf(buyer)).toBe(1)
    await comeDue(buyer)
    const [, mail = '', ...more] = await sendTo(buyer)
    expect(more).toEqual([])
    expect(new Set(linksIn(mail))).toEqual(new Set(next))
    expect(mail).toContain('2 new')
    expect(await deliveriesOf(buyer)).toHaveLength(2)
    await goesLive(seller, 9300)
    expect(await deliveriesOf(buyer)).toHaveLength(3)
  })

  test('is told of all that came meanwhile where a digest had to be dropped', async () => {
    const [buyer, phone] = [await register(), newPhone()]
    const { endpoint, p256dh, auth } = phone
    await callAs(buyer, 'save_push_subscription', { endpoint, p256dh, auth })
    await saveFor(buyer, 'Nandi')
    await goesLive(seller, 9000)
    await comeDue(buyer)
    await asOwner(
      `insert into private.deliveries (profile_id, channel, topic, due_at, outcome, settled_at)
       select $1::uuid, 'push', 'account', now(), 'sent', now() from generate_series(1, private.told_a_day())`,
      [buyer.id],
    )
    const pushes = recordingPushService()
    const sender = await senderHere({ askPushService: pushes.ask })
    await sender.sendDue()
    expect(pushes.to(phone)).toEqual([])
    await asOwner(`delete from private.deliveries where profile_id = $1::uuid and topic = 'account'`, [buyer.id])
    await goesLive(seller, 9100)
    await comeDue(buyer)
    await sender.sendDue()
    const [pushed] = pushes.to(phone)
    expect(pushed && phone.read(pushed.content).options.body).toContain('2 new')
  })

  test('is told of all that came meanwhile where a digest was given up', async () => {
    const buyer = await registerReachable()
    await saveFor(buyer, 'Nandi')
    const first = await goesLive(seller, 9000)
    const smtp = await openRecordingSmtp(() => ({ code: 550, text: 'No such mailbox' }))
    const way = bySmtp(smtp.url, 'post@market.test', SITE_URL)
    await comeDue(buyer)
    await (await senderHere({ way })).sendDue()
    way.close()
    await smtp.stop()
    expect(await deliveriesOf(buyer)).toMatchObject([{ outcome: 'failed' }])
    const next = await goesLive(seller, 9100)
    await comeDue(buyer)
    const [mail = ''] = await sendTo(buyer)
    expect(new Set(linksIn(mail))).toEqual(new Set([first, next]))
  })

  test('is told at once no second time, until they choose to be told later', async () => {
    const buyer = await toldOnce('at_once')
    await goesLive(seller, 9100)
    expect(await deliveriesOf(buyer)).toHaveLength(1)
    await chooseMails(buyer, 'daily')
    const next = await goesLive(seller, 9200)
    await comeDue(buyer)
    const [, mail = ''] = await sendTo(buyer)
    expect(linksIn(mail)).toContain(next)
  })
})
