import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type FiledListing, listingFile } from '../../backoffice/src/export/listing-file.ts'
import { LISTINGS_IMPORT } from '../../backoffice/src/import/import-kinds.ts'
import { readTable, sentRows } from '../../backoffice/src/import/read-table.ts'
import { type Cells, problemsOf, sendRows } from '../support/imports.ts'
import { listingOf, statusOf } from '../support/listings.ts'
import { asOwner, guest, type Person, register, registerAdministrator, setSetting, suspend } from '../support/people.ts'

const PHONE = `+9197${String(Date.now()).slice(-8)}`
let seller: Person
let administrator: Person

const send = (rows: readonly Cells[], isTrial = false) =>
  sendRows(administrator.client, LISTINGS_IMPORT.call, rows, isTrial)
const goat = (cells: Cells = {}): Cells => ({
  ...{
    id: randomUUID(),
    seller: seller.email,
    category: 'Goat',
    subcategory: 'doe',
    state: 'Maharashtra',
    district: 'Pune',
  },
  ...{ price: '₹12,000', quantity: '', negotiable: 'Yes', description: 'Calm' },
  ...{ 'answers.breed': 'Osmanabadi', 'answers.age': '१४', 'answers.purpose': 'Meat' },
  ...cells,
})

type Filed = FiledListing & { readonly state: string; readonly district: string }

const rowsOfSeller = (id = seller.id) =>
  asOwner<Filed>(
    `select l.id, seller_id, public.listing_state(l)::text as status, rejection_reason, rejection_note, removal_reason,
       category, subcategory, title, description, l.language, price::int as price, negotiable, quantity, attributes,
       coalesce(s.names, p.names) ->> 'hi' as state, case when s.id is null then '' else p.names ->> 'hi' end as district
     from public.listings as l join public.places as p on p.id = l.place_id
     left join public.places as s on s.id = p.parent_id
     where seller_id = $1::uuid order by l.id`,
    [id],
  )

function cellsOf(file: string): Cells[] {
  const table = readTable(new TextEncoder().encode(file), LISTINGS_IMPORT)
  if (!('rows' in table)) throw new Error(`The file cannot be read: ${table.code}`)
  return sentRows(table)
}

beforeAll(async () => {
  seller = await register({ name: 'Sakharam', phone: PHONE, language: 'mr' })
  administrator = await registerAdministrator()
})

describe('a new listing out of a file', () => {
  test('waits as any other of its seller, and is known as made by an administrator', async () => {
    const row = goat()
    expect(await send([row], true)).toMatchObject({ errors: [], added: 1 })
    expect(await statusOf(String(row.id))).toBeUndefined()
    expect(await send([row])).toMatchObject({ errors: [], added: 1, outcomes: ['added'] })
    const [listing] = (await rowsOfSeller()).filter(({ id }) => id === row.id)
    expect(listing).toMatchObject({
      ...{ seller_id: seller.id, status: 'pending', price: 12_000, quantity: 1, negotiable: true, title: null },
      ...{ language: 'mr', state: 'महाराष्ट्र', district: 'पुणे' },
      attributes: { breed: 'Osmanabadi', age: 14, purpose: 'Meat' },
    })
    const eventsSeenBy = async ({ client }: Person) => {
      const events = client.from('listing_events').select('actor_id, to_status').eq('listing_id', row.id)
      return (await events.order('id')).data
    }
    expect(await eventsSeenBy(administrator)).toEqual([
      { actor_id: administrator.id, to_status: 'draft' },
      { actor_id: administrator.id, to_status: 'pending' },
    ])
    expect(await eventsSeenBy(seller)).toEqual([])
  })

  test('goes on offer at once where nobody has to look, and stays a draft where it is to', async () => {
    await setSetting('moderation_mode', 'none')
    const [one, two] = [goat(), goat({ status: 'draft' })]
    await send([one, two])
    await setSetting('moderation_mode', 'first')
    expect([await statusOf(String(one.id)), await statusOf(String(two.id))]).toEqual(['active', 'draft'])
  })

  test.each([
    ['the id', () => seller.id],
    ['the telephone number', () => `0${PHONE.slice(3, 8)} ${PHONE.slice(8)}`],
    ['the e-mail address', () => ` ${seller.email.toUpperCase()}`],
  ])('has its seller by %s', async (_what, cell) => {
    expect(await send([goat({ seller: cell() })], true)).toMatchObject({ errors: [], added: 1 })
  })

  test('gets an id where the file has none', async () => {
    const row = goat({ id: '', seller: seller.id })
    expect(await send([row, row], true)).toMatchObject({ errors: [], added: 2 })
  })

  test('has several choices and spans of days in its cells', async () => {
    const [multi] = await asOwner<{ category: string; id: string }>(
      "select category, id from public.listing_fields where type = 'multi-select' order by key limit 1",
    )
    const options = await asOwner<{ value: string }>(
      'select value from public.dropdown_options where field_key = $1 order by position limit 2',
      [`${multi?.category}.${multi?.id}`],
    )
    const row = {
      ...{
        id: randomUUID(),
        seller: seller.email,
        category: String(multi?.category),
        state: 'Kerala',
        status: 'draft',
      },
      [`answers.${multi?.id}`]: options.map(({ value }) => value).join(' | '),
      title: 'x',
    }
    expect(await send([row])).toMatchObject({ errors: [] })
    const [listing] = (await rowsOfSeller()).filter(({ id }) => id === row.id)
    expect(listing?.attributes[String(multi?.id)]).toEqual(options.map(({ value }) => value))
  })
})

describe('listings that are there', () => {
  test('are unchanged by being exported and imported again, in whatever state', async () => {
    const person = await register({ name: 'Zeenat' })
    for (const status of ['draft', 'pending', 'active', 'rejected', 'sold', 'withdrawn', 'expired', 'removed'] as const)
      await listingOf(person, status)
    await asOwner(
      `update public.listings set title = ' =Two "fine" goats, ', description = E'Calm;\n-healthy\n', price = null
       where seller_id = $1::uuid and status in ('draft', 'active')`,
      [person.id],
    )
    const before = await rowsOfSeller(person.id)
    const file = listingFile(before, (listing) => listing)
    expect(await send(cellsOf(file))).toMatchObject({ errors: [], added: 0, changed: 0, unchanged: 8 })
    expect(listingFile(await rowsOfSeller(person.id), (listing) => listing)).toBe(file)
  })

  test('are changed where a cell is another, and only there', async () => {
    const row = goat()
    await send([row])
    expect(await send([{ id: String(row.id), price: '9000', 'answers.age': '20' }])).toMatchObject({ changed: 1 })
    const [listing] = (await rowsOfSeller()).filter(({ id }) => id === row.id)
    expect(listing).toMatchObject({ price: 9000, description: 'Calm', attributes: { breed: 'Osmanabadi', age: 20 } })
    const { data } = await administrator.client.from('audit_log').select('after').eq('row_id', row.id).order('id')
    expect(data?.at(-1)?.after).toEqual({ price: 9000, attributes: { ...listing?.attributes } })
  })

  test('go where an administrator may take them, and nowhere else', async () => {
    const move = async (from: Parameters<typeof listingOf>[1], cells: Cells) => {
      const id = await listingOf(seller, from)
      const verdict = await send([{ id, ...cells }])
      return problemsOf(verdict)[0] ?? (await statusOf(id))
    }
    expect(await move('pending', { status: 'active' })).toBe('active')
    expect(await move('pending', { status: 'rejected', reason: 'price', note: 'Too low' })).toBe('rejected')
    expect(await move('active', { status: 'removed', reason: 'fraud' })).toBe('removed')
    expect(await move('withdrawn', { status: 'removed', reason: 'fraud' })).toBe('removed')
    expect(await move('removed', { status: 'active' })).toBe('active')
    expect(await move('removed', { status: 'withdrawn' })).toBe('row 2 status: status')
    expect(await move('sold', { status: 'Active' })).toBe('active')
    expect(await move('pending', { status: 'rejected' })).toBe('row 2 reason: choice')
    expect(await move('pending', { status: 'somewhere' })).toBe('row 2 status: choice')
    expect(await move('withdrawn', { status: 'active' })).toBe('row 2 status: status')
    expect(await move('active', { status: 'sold' })).toBe('row 2 status: status')
    expect(await move('draft', { status: 'active' })).toBe('row 2 status: status')
    expect(await move('expired', { status: 'draft' })).toBe('row 2 status: status')
  })

  test('say from which state they cannot go there', async () => {
    const id = await listingOf(seller, 'sold')
    const { errors } = await send([{ id, status: 'pending' }], true)
    expect(errors[0]?.detail).toEqual({ state: 'sold' })
  })

  test('stay with their seller', async () => {
    const id = await listingOf(seller, 'active')
    const other = await register()
    expect(problemsOf(await send([{ id, seller: other.email }]))).toEqual(['row 2 seller: fixed'])
    expect(problemsOf(await send([{ id, seller: seller.email }]))).toEqual([])
  })
})

test('one bad row keeps all others out, and every one is told of', async () => {
  const suspended = await register()
  await suspend(suspended)
  const twins = await Promise.all([0, 1].map(() => register({ phone: `+9196${PHONE.slice(5)}` })))
  expect(twins).toHaveLength(2)
  const fine = goat()
  const rows = [
    fine,
    goat({ seller: 'nobody@maveshi.example' }),
    goat({ seller: 'Sakharam' }),
    goat({ seller: suspended.email }),
    goat({ seller: `+9196${PHONE.slice(5)}` }),
    goat({ seller: randomUUID() }),
    goat({ category: 'Unicorn' }),
    goat({ category: 'Products' }),
    goat({ price: 'cheap' }),
    goat({ price: '2000000000' }),
    goat({ district: 'Atlantis' }),
    goat({ state: 'Kerala' }),
    goat({ state: '', district: '' }),
    goat({ 'answers.breed': 'Dragon' }),
    goat({ 'answers.breed': '' }),
    goat({ 'answers.age': 'old' }),
    goat({ 'answers.wings': '2' }),
    goat({ language: 'fr' }),
    goat({ title: 'x'.repeat(121) }),
    goat({ status: 'active' }),
    goat({ id: 'one' }),
    { ...fine },
  ]
  const verdict = await send(rows)
  expect(problemsOf(verdict)).toEqual([
    'row 3 seller: seller',
    'row 4 seller: seller',
    'row 5 seller: suspended',
    'row 6 seller: sellers',
    'row 7 seller: seller',
    'row 8 category: choice',
    'row 9 category: choice',
    'row 10 price: number',
    'row 11 price: between',
    'row 12 district: place',
    'row 13 district: place',
    'row 14 district: required',
    'row 15 answers.breed: choice',
    'row 16 answers.breed: required',
    'row 17 answers.age: number',
    'row 18 answers.wings: unknown',
    'row 19 language: choice',
    'row 20 title: long',
    'row 21 status: begin',
    'row 22 id: choice',
    'row 23 id: twice',
  ])
  expect(verdict.added).toBe(1)
  expect(await statusOf(String(fine.id))).toBeUndefined()
})

test.each(['en', 'hi', 'ta', 'ur'])('every place is found by its names in %s', async (language) => {
  const lost = await asOwner<{ id: string }>(
    `select id from (
       select p.id, private.place_of_row(jsonb_build_object('state', coalesce(s.names, p.names) ->> $1,
         'district', case when s.id is not null then p.names ->> $1 end)) as found
       from public.places as p left join public.places as s on s.id = p.parent_id
       where p.names ? $1
     ) as looked where found is distinct from id`,
    [language],
  )
  expect(lost).toEqual([])
})

test('an administrator imports listings of their own, too, begun or submitted', async () => {
  const { email } = administrator
  const [begun, submitted] = [goat({ seller: email, status: 'draft' }), goat({ seller: email })]
  expect(await send([begun, submitted])).toMatchObject({ errors: [], added: 2 })
  expect(await send([{ id: String(begun.id), status: 'pending' }])).toMatchObject({ errors: [], changed: 1 })
  for (const { id } of [begun, submitted]) expect(await statusOf(String(id))).toBe('pending')
})

test('listings are imported by administrators alone', async () => {
  const former = await registerAdministrator()
  await suspend(former)
  const row = goat()
  for (const client of [await guest(), seller.client, former.client]) {
    const { error } = await client.rpc(LISTINGS_IMPORT.call, { rows: [row] })
    expect(error?.code).toBe('42501')
  }
  expect(await statusOf(String(row.id))).toBeUndefined()
})
