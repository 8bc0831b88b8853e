import { randomUUID } from 'node:crypto'
import { MESSAGE_CHARACTERS } from '@maveshi/shared/limits'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { listingOf } from '../support/listings.ts'
import { asOwner, guest, type Person, register, registerAdministrator, suspend } from '../support/people.ts'
import { deliveriesOf, registerReachable, sendTo } from '../support/sender/sent-mails.ts'
import { wordsOf } from '../support/words.ts'

let visitor: SupabaseClient
let writer: Person
let seller: Person
let suspended: Person
let listing: string

type About = { readonly profile: string } | { readonly listing: string }
interface Messages {
  readonly language: string
  readonly messages: readonly { readonly id: string; readonly words: string; readonly author: { id: string } | null }[]
}

beforeAll(async () => {
  visitor = await guest()
  writer = await registerAdministrator()
  seller = await register()
  suspended = await register()
  await suspend(suspended)
  listing = await listingOf(seller, 'active')
})

const write = (words: string, about: About, { client } = writer, message: string = randomUUID()) =>
  client.rpc('write_to_seller', { message, words, ...about })
async function messages(about: About, { client } = writer): Promise<Messages> {
  const { data } = await client.rpc('messages_about', about).throwOnError()
  return data as Messages
}
const wordsAbout = async (about: About) => (await messages(about)).messages.map(({ words }) => words)

interface Told {
  readonly kind: string
  readonly details: { readonly note?: string }
  readonly listing: { readonly id: string; readonly is_service: boolean } | null
}
async function told({ client }: Person): Promise<readonly Told[]> {
  const { data } = await client.rpc('my_notices').throwOnError()
  return data as readonly Told[]
}

describe('messages to sellers', () => {
  test('arrive as notices, each as one, and stand with the listing and with the person', async () => {
    const person = await register({ language: 'ta' })
    const own = await listingOf(person, 'active')
    await write(' Please write the district ', { listing: own }).throwOnError()
    await write('Please check the price', { listing: own }).throwOnError()
    await write('Please call us', { profile: person.id }).throwOnError()
    expect((await told(person)).filter(({ kind }) => kind === 'message')).toMatchObject([
      { details: { note: 'Please call us' }, listing: null },
      { details: { note: 'Please check the price' }, listing: { id: own, is_service: false } },
      { details: { note: 'Please write the district' }, listing: { id: own } },
    ])
    expect((await messages({ listing: own })).language).toBe('ta')
    expect(await wordsAbout({ listing: own })).toEqual(['Please check the price', 'Please write the district'])
    expect(await wordsAbout({ profile: person.id })).toHaveLength(3)
    for (const [thing, count] of [
      [`listings/${own}`, 2],
      [`profiles/${person.id}`, 3],
    ] as const) {
      const { data } = await writer.client.rpc('find_audit', { filters: { thing } })
      const { rows } = data as { rows: readonly { table_name: string; act: string; actor: { id: string } }[] }
      const sent = rows.filter(({ table_name }) => table_name === 'seller_messages')
      expect(sent.map(({ act, actor }) => [act, actor.id])).toEqual(Array(count).fill(['add', writer.id]))
      expect(JSON.stringify(data)).not.toContain('Please')
    }
  })

  test('about a change that waits are about the listing that the seller knows', async () => {
    const person = await register()
    const own = await listingOf(person, 'active')
    const [change] = await asOwner<{ id: string }>(
      `insert into public.listings (seller_id, revises, category, attributes, place_id, price, status, submitted_at)
       select seller_id, id, category, attributes, place_id, price, 'pending', now() from public.listings
       where id = $1::uuid returning id`,
      [own],
    )
    await write('Please check the price', { listing: change?.id ?? '' }).throwOnError()
    expect(await told(person)).toContainEqual(
      expect.objectContaining({ kind: 'message', listing: expect.objectContaining({ id: own }) }),
    )
    expect(await wordsAbout({ listing: own })).toEqual(['Please check the price'])
    expect(await wordsAbout({ listing: change?.id ?? '' })).toEqual(['Please check the price'])
  })

  test('sent again under the same id are one', async () => {
    const person = await register()
    const message = randomUUID()
    for (const _attempt of [1, 2]) await write('Please call', { profile: person.id }, writer, message).throwOnError()
    expect(await wordsAbout({ profile: person.id })).toEqual(['Please call'])
    expect(await told(person)).toHaveLength(1)
  })

  test('are mailed in the seller’s language, and not to whoever wants none of them', async () => {
    const t = wordsOf('ta')
    const person = await registerReachable({ language: 'ta' })
    await write('தயவுசெய்து விலையைப் பார்க்கவும்', { profile: person.id }).throwOnError()
    const [mail] = await sendTo(person)
    expect(mail).toContain(t('notices:kinds.message'))
    expect(mail).toContain('தயவுசெய்து விலையைப் பார்க்கவும்')
    const silent = await registerReachable({ language: 'ta' })
    const choice = { user_id: silent.id, topic: 'messages', channel: 'email', pace: 'never' }
    await silent.client.from('notice_choices').insert(choice).throwOnError()
    await write('Please call', { profile: silent.id }).throwOnError()
    await sendTo(silent)
    expect(await deliveriesOf(silent)).toEqual([])
  })

  test('stay when the listing or the writer goes, and go with the person, who is given them', async () => {
    const person = await register()
    const author = await registerAdministrator()
    const own = await listingOf(person, 'draft')
    await write('Please write the age', { listing: own }, author).throwOnError()
    const { data } = await person.client.rpc('export_my_data')
    expect(data).toMatchObject({
      messages_to_me: [{ listing_id: own, words: 'Please write the age', at: expect.any(String) }],
      messages_written: [],
    })
    expect(JSON.stringify(data)).not.toContain(author.id)
    const mine = await author.client.rpc('export_my_data')
    expect(mine.data).toMatchObject({ messages_written: [{ at: expect.any(String) }] })
    expect(JSON.stringify(mine.data)).not.toContain('Please write the age')
    await asOwner('delete from auth.users where id = $1', [author.id])
    await person.client.from('listings').delete().eq('id', own).throwOnError()
    expect((await messages({ profile: person.id })).messages).toMatchObject([
      { words: 'Please write the age', author: null },
    ])
    await asOwner('delete from auth.users where id = $1', [person.id])
    expect(await asOwner('select id from public.seller_messages where profile_id = $1', [person.id])).toEqual([])
  })

  test.each([
    ['of no words', () => ({ words: ' \n\u200b', listing }), 422, 'words'],
    ['of a letter too many', () => ({ words: 'a'.repeat(MESSAGE_CHARACTERS + 1), listing }), 422, 'words'],
    ['to nobody', () => ({ words: 'Called' }), 422, 'ids'],
    ['to somebody who is not there', () => ({ words: 'Called', profile: listing }), 404, ''],
    ['about a listing that is not there', () => ({ words: 'Called', listing: seller.id }), 404, 'listing'],
    ['to oneself', () => ({ words: 'Called', profile: writer.id }), 409, 'own'],
  ])('%s are refused', async (_what, parameters, expected, detail) => {
    const { error, status } = await writer.client.rpc('write_to_seller', { message: randomUUID(), ...parameters() })
    expect([status, error?.details ?? '']).toEqual([expected, detail])
  })

  test('have so many letters, as people count them', async () => {
    expect((await write('அ'.repeat(MESSAGE_CHARACTERS), { listing })).error).toBeNull()
  })

  test('are ten to one person in a day, whoever writes', async () => {
    const person = await register()
    await asOwner(
      `insert into public.seller_messages (profile_id, words, created_at)
       select $1::uuid, 'Called', now() - case when number = 1 then interval '25 hours' else interval '1 hour' end
       from generate_series(1, 10) as number`,
      [person.id],
    )
    expect((await write('The tenth', { profile: person.id })).error).toBeNull()
    const { error, status } = await write('One more', { listing: await listingOf(person, 'active') })
    expect([status, error?.details, error?.hint]).toEqual([429, 'seller_messages_to_one', '{"max": 10}'])
  })

  test('are two hundred of one writer in a day', async () => {
    const author = await registerAdministrator()
    await asOwner(`do $$ begin alter table public.audit_log disable trigger user;
      insert into public.audit_log (actor_id, action, table_name, row_id, created_at)
      select '${author.id}', 'insert', 'seller_messages', gen_random_uuid(),
        now() - case when number = 1 then interval '25 hours' else interval '1 hour' end
      from generate_series(1, 200) as number;
      alter table public.audit_log enable trigger user; end $$`)
    expect((await write('The two hundredth', { listing }, author)).error).toBeNull()
    const { error, status } = await write('One more', { listing }, author)
    expect([status, error?.details, error?.hint]).toEqual([429, 'seller_messages', '{"max": 200}'])
  })

  test.each([
    ['read', 'messages_about', () => ({ listing })],
    ['written', 'write_to_seller', () => ({ message: randomUUID(), words: 'Mine', listing })],
  ])('are %s by administrators alone', async (_what, name, parameters) => {
    for (const client of [visitor, seller.client, suspended.client]) {
      const { data, error } = await client.rpc(name, parameters())
      expect([data, error?.code]).toEqual([null, '42501'])
    }
  })
})

describe('texts that are ready', () => {
  test('are there from the first start, in every language, and fit into a message', async () => {
    const { data } = await writer.client.from('ready_texts').select('id, texts').eq('id', 'photograph').throwOnError()
    expect(data).toMatchObject([{ texts: { en: wordsOf('en')('readyTexts:photograph'), ur: expect.any(String) } }])
  })

  test.each([
    ['without English', { hi: 'दाम देखें' }, 'required'],
    ['of a letter too many', { en: 'a'.repeat(MESSAGE_CHARACTERS + 1) }, 'long'],
    ['in a language that there is not', { en: 'Hello', xx: 'Hello' }, 'long'],
    ['that are no texts', { en: 'Hello', hi: 5 }, 'long'],
  ])('are refused %s', async (_what, texts, problem) => {
    const { error } = await writer.client.from('ready_texts').insert({ texts })
    expect([error?.code, error?.message, error?.details]).toEqual(['PT422', problem, 'texts'])
  })

  test('are fifty and no more; each can still be changed', async () => {
    const made = await asOwner<{ id: string }>(
      `insert into public.ready_texts (id, texts)
       select 'full-' || number, '{"en": "Full"}' from generate_series(
         1, 50 - (select count(*)::integer from public.ready_texts)) as number returning id`,
    )
    const one = { id: made[0]?.id, texts: { en: 'Changed' } }
    const more = await writer.client.from('ready_texts').insert({ texts: { en: 'One more' } })
    const changed = await writer.client.from('ready_texts').upsert(one).select('id')
    await asOwner("delete from public.ready_texts where id like 'full-%'")
    expect([more.status, more.error?.details, more.error?.hint]).toEqual([429, 'ready_texts_kept', '{"max": 50}'])
    expect(changed.data).toEqual([{ id: one.id }])
  })
})
