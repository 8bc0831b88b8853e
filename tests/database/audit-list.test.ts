import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { listingOf } from '../support/listings.ts'
import { asOwner, guest, type Person, register, registerAdministrator, suspend } from '../support/people.ts'

let visitor: SupabaseClient
let first: Person
let second: Person
let seller: Person
let buyer: Person
let suspended: Person
let goat: string
let cow: string
/** A word that only what this file has made is called by. */
const WORD = `Shabnam${process.pid}`

interface Entry {
  readonly id: number
  readonly act: string
  readonly table_name: string
  readonly row_id: string
  readonly actor: { readonly id: string } | null
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
  readonly thing: Readonly<Record<string, unknown>>
  readonly created_at: string
}

interface Found {
  readonly rows: readonly Entry[]
  readonly has_more: boolean
  readonly is_end: boolean
}

async function find(parameters: Record<string, unknown>): Promise<Found> {
  const { data } = await first.client.rpc('find_audit', parameters).throwOnError()
  return data as Found
}
const actsOf = async (filters: Record<string, unknown>) =>
  (await find({ filters })).rows.map(({ table_name, act }) => `${table_name} ${act}`)

beforeAll(async () => {
  visitor = await guest()
  first = await registerAdministrator()
  second = await registerAdministrator()
  seller = await register({ name: `${WORD} Devi` })
  buyer = await register()
  suspended = await register()
  await suspend(suspended)
  goat = await listingOf(seller, 'pending')
  cow = await listingOf(seller, 'pending')
  await asOwner('update public.listings set title = $1 where id = $2', [`${WORD} goat`, goat])
  await first.client.rpc('approve_listing', { listing_id: goat }).throwOnError()
  await buyer.client
    .from('reports')
    .insert({ listing_id: goat, reporter_id: buyer.id, reason: 'misleading' })
    .throwOnError()
  await second.client.rpc('acknowledge_reports', { listing_id: goat }).throwOnError()
  await second.client
    .rpc('settle_reports', { listing_id: goat, outcome: 'upheld', step: 'remove', removal_reason: 'fraud' })
    .throwOnError()
  await second.client.rpc('restore_listing', { listing_id: goat }).throwOnError()
  await first.client.rpc('reject_listing', { listing_id: cow, reason: 'price' }).throwOnError()
  await first.client.rpc('suspend_profile', { profile: seller.id, reason: 'Fraud' }).throwOnError()
  await first.client.rpc('lift_suspension', { profile: seller.id }).throwOnError()
})

describe('entries of the audit log', () => {
  test('about one listing are told of with those of its reports, newest first', async () => {
    expect(await actsOf({ thing: `listings/${goat}` })).toEqual([
      'listings restore',
      'reports uphold',
      'listings remove',
      'reports acknowledge',
      'listings approve',
    ])
  })

  test('say who it was, what it was about, and what was changed', async () => {
    const { rows } = await find({ filters: { thing: `listings/${cow}` } })
    expect(rows).toMatchObject([
      {
        act: 'reject',
        actor: { id: first.id },
        thing: { listing: { id: cow, category: expect.any(String) } },
        before: { status: 'pending' },
        after: { status: 'rejected', rejection_reason: 'price' },
      },
    ])
  })

  test.each([
    ['who did it', () => ({ actor_id: second.id }), ['reports', 'listings']],
    ['the kind of thing', () => ({ actor_id: first.id, table_name: 'profiles' }), ['profiles']],
    ['what was done', () => ({ actor_id: first.id, act: 'reject' }), ['listings']],
    ['all of it', () => ({ actor_id: second.id, table_name: 'listings', act: 'restore' }), ['listings']],
  ])('are narrowed by %s', async (_what, filters, tables) => {
    const { rows } = await find({ filters: filters() })
    expect(new Set(rows.map(({ table_name }) => table_name))).toEqual(new Set(tables))
    for (const [name, value] of Object.entries(filters())) {
      const own = rows.map((row) => (name === 'actor_id' ? row.actor?.id : row[name as 'act']))
      expect(new Set(own)).toEqual(new Set([value]))
    }
  })

  test('are narrowed by moments', async () => {
    const { rows } = await find({ filters: { actor_id: second.id } })
    const [newest] = rows
    expect(await actsOf({ actor_id: second.id, from: newest?.created_at })).toEqual(['listings restore'])
    expect(await actsOf({ actor_id: second.id, before: newest?.created_at })).toHaveLength(rows.length - 1)
  })

  test.each([
    ['the title of a listing', () => `${WORD} goat`, 5],
    ['a person’s name', () => `devi ${WORD}`, 2],
    ['an id', () => seller.id, 2],
    ['the id of a listing', () => goat, 5],
    ['a sign of patterns, which is a letter like others', () => `${WORD}%`, 0],
    ['a quotation mark', () => `${WORD}' or true --`, 0],
  ])('are found by %s', async (_what, search, count) => {
    expect((await find({ search: search() })).rows).toHaveLength(count)
  })

  test('are found by a name of the catalogue, in any language', async () => {
    const category = `Own-${String.fromCharCode(...[...String(process.pid)].map((digit) => 97 + Number(digit)))}`
    await first.client
      .from('categories')
      .insert({
        value: category,
        parent_menu: 'Products',
        kind: 'animal',
        labels: { en: `${WORD} camel`, hi: `${WORD} ऊँट` },
        icon_name: 'goat',
        position: 900,
        is_creatable: false,
      })
      .throwOnError()
    await first.client
      .from('listing_fields')
      .insert({ id: 'breed', category, type: 'text', labels: { en: 'Breed' }, position: 0 })
      .throwOnError()
    expect((await find({ search: `ऊँट ${WORD}` })).rows).toMatchObject([{ table_name: 'categories', act: 'add' }])
    // A category is told of with what belongs to it, also once that is gone.
    await first.client.from('listing_fields').delete().eq('category', category).throwOnError()
    expect(await actsOf({ thing: `categories/${category}` })).toEqual([
      'listing_fields delete',
      'listing_fields add',
      'categories add',
    ])
    await first.client.from('categories').delete().eq('value', category).throwOnError()
    const [gone] = (await find({ filters: { thing: `categories/${category}` } })).rows
    expect(gone).toMatchObject({ act: 'delete', thing: { is_there: false, labels: { en: `${WORD} camel` } } })
  })

  test('about everything of one kind are told of where no thing of it is named', async () => {
    const { rows } = await find({ filters: { thing: 'reports/', actor_id: second.id } })
    expect(rows.map(({ act }) => act)).toEqual(['uphold', 'acknowledge'])
  })

  test('come in pages, in either order, and say whether there are more', async () => {
    const filters = { thing: `listings/${goat}` }
    const whole = await find({ filters })
    expect(whole).toMatchObject({ has_more: false, is_end: false })
    const page = await find({ filters, first: 1, at_most: 2 })
    expect(page).toMatchObject({ has_more: true, is_end: false })
    expect(page.rows).toEqual(whole.rows.slice(1, 3))
    const turned = await find({ filters, is_descending: false })
    expect(turned.rows).toEqual([...whole.rows].reverse())
  })

  test('tell nothing of who people are that the log does not have', async () => {
    const { rows } = await find({ filters: { thing: `profiles/${seller.id}` } })
    expect(rows).toHaveLength(2)
    for (const { before, after } of rows) {
      expect(Object.keys({ ...before, ...after }).sort()).toEqual(['suspended_at', 'suspension_reason'])
    }
  })

  test.each([
    [{ filters: { colour: 'red' } }, 'colour'],
    [{ sort: 'actor_id' }, 'sort'],
  ])('are refused for %o', async (parameters, detail) => {
    const { error, status } = await first.client.rpc('find_audit', parameters)
    expect([status, error?.details]).toEqual([422, detail])
  })

  test('are for administrators', async () => {
    for (const client of [visitor, seller.client, suspended.client]) {
      const { data, error } = await client.rpc('find_audit')
      expect([data, error?.code]).toEqual([null, '42501'])
    }
  })
})
