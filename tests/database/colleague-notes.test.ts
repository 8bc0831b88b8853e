import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { listingOf } from '../support/listings.ts'
import { asOwner, guest, type Person, register, registerAdministrator, suspend } from '../support/people.ts'

let visitor: SupabaseClient
let writer: Person
let colleague: Person
let seller: Person
let suspended: Person
let listing: string

interface Note {
  readonly id: string
  readonly words: string
  readonly author: { readonly id: string } | null
  readonly is_own: boolean
}
type About = { readonly profile: string } | { readonly listing: string }

beforeAll(async () => {
  visitor = await guest()
  writer = await registerAdministrator()
  colleague = await registerAdministrator()
  seller = await register()
  suspended = await register()
  await suspend(suspended)
  listing = await listingOf(seller, 'active')
})

const write = (words: string, about: About, { client } = writer) => client.rpc('write_note', { words, ...about })
async function notes(about: About, { client } = colleague): Promise<readonly Note[]> {
  const { data } = await client.rpc('notes_about', about).throwOnError()
  return data as readonly Note[]
}
const wordsOf = async (about: About) => (await notes(about)).map(({ words }) => words)

describe('notes among colleagues', () => {
  test('are written about a person and about a listing, and read by every administrator, newest first', async () => {
    await write(' Called twice ', { profile: seller.id }).throwOnError()
    await write('Sells for his brother', { profile: seller.id }, colleague).throwOnError()
    await write('The price was agreed', { listing }).throwOnError()
    expect(await notes({ profile: seller.id })).toMatchObject([
      { words: 'Sells for his brother', author: { id: colleague.id }, is_own: true },
      { words: 'Called twice', author: { id: writer.id }, is_own: false },
    ])
    expect(await wordsOf({ listing })).toEqual(['The price was agreed'])
  })

  test('are taken back by who wrote them and by nobody else; the audit log tells of it without the words', async () => {
    const person = await register()
    const about = { profile: person.id }
    await write('A mistake', about).throwOnError()
    const [note] = await notes(about)
    const refused = await colleague.client.rpc('delete_note', { note: note?.id })
    expect([refused.status, refused.error?.code]).toEqual([403, '42501'])
    await writer.client.rpc('delete_note', { note: note?.id }).throwOnError()
    expect(await notes(about)).toEqual([])
    const again = await writer.client.rpc('delete_note', { note: note?.id })
    expect([again.status, again.error?.details]).toEqual([404, 'note'])
    const { data } = await writer.client.rpc('find_audit', { filters: { thing: `profiles/${person.id}` } })
    expect(data).toMatchObject({
      rows: [
        { act: 'delete', table_name: 'colleague_notes', thing: { person: { id: person.id } } },
        { act: 'add', table_name: 'colleague_notes', actor: { id: writer.id } },
      ],
    })
    expect(JSON.stringify(data)).not.toContain('mistake')
  })

  test('go with the person or the listing that they are about, and stay without their writer', async () => {
    const person = await register()
    const author = await registerAdministrator()
    const own = await listingOf(person, 'draft')
    await write('About the animal', { listing: own }, author).throwOnError()
    await write('About the seller', { profile: person.id }, author).throwOnError()
    await asOwner('delete from auth.users where id = $1', [author.id])
    expect(await notes({ listing: own })).toMatchObject([{ words: 'About the animal', author: null, is_own: false }])
    await person.client.from('listings').delete().eq('id', own).throwOnError()
    const left = 'select words from public.colleague_notes where profile_id = $1 or listing_id = $2'
    expect(await asOwner(left, [person.id, own])).toEqual([{ words: 'About the seller' }])
    await asOwner('delete from auth.users where id = $1', [person.id])
    expect(await asOwner(left, [person.id, own])).toEqual([])
  })

  test('are given to whoever they are about with their own data, without who wrote them', async () => {
    const person = await register()
    const own = await listingOf(person, 'draft')
    await write('Looks honest', { profile: person.id }).throwOnError()
    await write('Asks too much', { listing: own }).throwOnError()
    const { data } = await person.client.rpc('export_my_data')
    const at = expect.any(String)
    expect(data).toMatchObject({
      notes_about_me: [
        { listing_id: null, words: 'Looks honest', at },
        { listing_id: own, words: 'Asks too much', at },
      ],
      notes_written: [],
    })
    expect(JSON.stringify(data)).not.toContain(writer.id)
    const mine = await writer.client.rpc('export_my_data')
    expect(mine.data).toMatchObject({ notes_written: expect.arrayContaining([{ at }]) })
    expect(JSON.stringify(mine.data)).not.toContain('Looks honest')
  })

  test.each([
    ['no words', () => ({ words: ' ', listing }), 422, 'note'],
    ['1,001 letters', () => ({ words: 'a'.repeat(1001), listing }), 422, 'note'],
    ['nobody', () => ({ words: 'Called' }), 422, 'ids'],
    ['two things', () => ({ words: 'Called', listing, profile: seller.id }), 422, 'ids'],
    ['somebody who is not there', () => ({ words: 'Called', profile: listing }), 404, ''],
    ['a listing that is not there', () => ({ words: 'Called', listing: seller.id }), 404, 'listing'],
  ])('are refused about %s', async (_what, parameters, expected, detail) => {
    const { error, status } = await writer.client.rpc('write_note', parameters())
    expect([status, error?.details ?? '']).toEqual([expected, detail])
  })

  test('have 1,000 letters', async () => {
    expect((await write('a'.repeat(1000), { profile: colleague.id })).error).toBeNull()
  })

  test('are a hundred about one thing and no more', async () => {
    const about = { listing: await listingOf(seller, 'draft') }
    await asOwner(
      `insert into public.colleague_notes (listing_id, author_id, words)
       select $1::uuid, $2::uuid, 'Called' from generate_series(1, 99)`,
      [about.listing, colleague.id],
    )
    expect((await write('The hundredth', about)).error).toBeNull()
    const { error, status } = await write('One more', about)
    expect([status, error?.details, error?.hint]).toEqual([429, 'colleague_notes_kept', '{"max": 100}'])
  })

  test('are two hundred of one writer in a day, those that were taken back among them', async () => {
    const author = await registerAdministrator()
    await asOwner(`do $$ begin alter table public.audit_log disable trigger user;
      insert into public.audit_log (actor_id, action, table_name, row_id, created_at)
      select '${author.id}', 'insert', 'colleague_notes', '${seller.id}',
        now() - case when number = 1 then interval '25 hours' else interval '1 hour' end
      from generate_series(1, 200) as number;
      alter table public.audit_log enable trigger user; end $$`)
    expect((await write('The two hundredth', { listing }, author)).error).toBeNull()
    const { error, status } = await write('One more', { listing }, author)
    expect([status, error?.details, error?.hint]).toEqual([429, 'colleague_notes', '{"max": 200}'])
  })

  test.each([
    ['read', 'notes_about', () => ({ listing })],
    ['written', 'write_note', () => ({ words: 'Mine', listing })],
    ['taken back', 'delete_note', () => ({ note: listing })],
  ])('are %s by administrators alone', async (_what, name, parameters) => {
    for (const client of [visitor, seller.client, suspended.client]) {
      const { data, error } = await client.rpc(name, parameters())
      expect([data, error?.code]).toEqual([null, '42501'])
    }
  })
})
