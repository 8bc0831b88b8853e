import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CATALOGUE_COLUMNS, cellOf } from '../../backoffice/src/export/catalogue-file.ts'
import { csvText } from '../../backoffice/src/export/csv.ts'
import { OPTIONS_IMPORT } from '../../backoffice/src/import/import-kinds.ts'
import { readTable, sentRows } from '../../backoffice/src/import/read-table.ts'
import { type Cells, problemsOf, sendRows } from '../support/imports.ts'
import { asOwner, guest, type Person, register, registerAdministrator, suspend } from '../support/people.ts'

const CATEGORY = 'Camelid'
const COLUMNS = CATALOGUE_COLUMNS['dropdown-options'] ?? []
let administrator: Person

type Row = Record<string, unknown>

const remove = () => asOwner(`delete from public.categories where value = '${CATEGORY}'`)
const stored = () =>
  asOwner<Row>(
    `select field_key, value, position, is_active, labels from public.dropdown_options
     where starts_with(field_key, '${CATEGORY}.') order by id`,
  )
const send = (rows: readonly Cells[], isTrial = false) =>
  sendRows(administrator.client, OPTIONS_IMPORT.call, rows, isTrial)
const option = (value: string, cells: Cells = {}) => ({
  field_key: `${CATEGORY}.use`,
  value,
  'labels.en': value,
  ...cells,
})

/** The file of a list, and what the console reads out of it. */
const fileOf = (rows: readonly Row[]) =>
  csvText([COLUMNS, ...rows.map((row) => COLUMNS.map((column) => cellOf(row, column)))])
function rowsOf(file: string): Cells[] {
  const table = readTable(new TextEncoder().encode(file), OPTIONS_IMPORT)
  if (!('rows' in table)) throw new Error(`The file cannot be read: ${table.code}`)
  return sentRows(table)
}

beforeAll(async () => {
  administrator = await registerAdministrator()
  await remove()
  await asOwner(
    `insert into public.categories (value, parent_menu, kind, labels, icon_name, position)
     values ('${CATEGORY}', 'Products', 'animal', '{"en":"Camelid"}', 'camel', 61)`,
  )
  await asOwner(
    `insert into public.listing_fields (category, id, type, labels, position) values
       ('${CATEGORY}', 'use', 'radio', '{"en":"Use"}', 0), ('${CATEGORY}', 'load', 'number', '{"en":"Load"}', 1)`,
  )
  await send([
    option('Carrying', { position: 3, 'labels.hi': 'ढुलाई', 'labels.ur': 'بار برداری' }),
    option('=Milk, \'raw\'\nor boiled; "fresh"', { is_active: 'no' }),
  ])
})
afterAll(remove)

describe('answers out of a file', () => {
  test('are what their list exports, and are unchanged by being imported again', async () => {
    const before = await stored()
    expect(before).toHaveLength(2)
    const file = fileOf(before)
    expect(await send(rowsOf(file))).toMatchObject({ errors: [], added: 0, changed: 0, unchanged: 2 })
    expect(await stored()).toEqual(before)
    await asOwner(`delete from public.dropdown_options where starts_with(field_key, '${CATEGORY}.')`)
    expect(await send(rowsOf(file))).toMatchObject({ errors: [], added: 2, changed: 0, unchanged: 0 })
    expect(await stored()).toEqual(before)
    expect(fileOf(await stored())).toBe(file)
  })

  test('of the whole catalogue are unchanged by being imported again', async () => {
    const all = await asOwner<Row>(
      'select field_key, value, position, is_active, labels from public.dropdown_options order by id',
    )
    expect(await send(rowsOf(fileOf(all)), true)).toMatchObject({ errors: [], unchanged: all.length })
  })

  test('are new, changed or unchanged, and a trial of them writes nothing', async () => {
    const before = await stored()
    const rows = [option('Carrying', { position: '०' }), option('Wool', { 'labels.hi': ' ऊन ' }), option('Wool two')]
    const verdict = { errors: [], outcomes: ['changed', 'added', 'added'], added: 2, changed: 1, unchanged: 0 }
    expect(await send(rows, true)).toEqual(verdict)
    expect(await stored()).toEqual(before)
    expect(await send(rows)).toEqual(verdict)
    const after = await stored()
    expect(after.find(({ value }) => value === 'Carrying')).toMatchObject({ position: 0, labels: { hi: 'ढुलाई' } })
    expect(after.find(({ value }) => value === 'Wool')).toMatchObject({ position: 5, labels: { en: 'Wool', hi: 'ऊन' } })
    expect(after.find(({ value }) => value === 'Wool two')).toMatchObject({ position: 6, is_active: true })
  })

  test('lose a name whose cell is empty, and keep one whose column is not there', async () => {
    await send([option('Racing', { 'labels.hi': 'दौड़', 'labels.mr': 'शर्यत' })])
    await send([option('Racing', { 'labels.hi': '' })])
    const racing = (await stored()).find(({ value }) => value === 'Racing')
    expect(racing?.labels).toEqual({ en: 'Racing', mr: 'शर्यत' })
  })

  test('are written by nobody’s hand but the administrator’s, which the audit log tells', async () => {
    await send([option('Audited')])
    const { data } = await administrator.client
      .from('audit_log')
      .select('actor_id, action')
      .eq('row_id', `${CATEGORY}.use.Audited`)
    expect(data).toEqual([{ actor_id: administrator.id, action: 'insert' }])
  })

  test('find listings at once', async () => {
    await asOwner(`insert into public.listing_fields (category, id, type, labels, position)
      values ('${CATEGORY}', 'breed', 'select', '{"en":"Breed"}', 2)`)
    await send([option('Marwarian', { field_key: `${CATEGORY}.breed` })])
    const { data } = await administrator.client.rpc('search_listings', { query: 'marwarian' })
    expect(data).toMatchObject({ reading: { unknown: [] } })
  })
})

describe('a row that cannot be taken', () => {
  test('is named with its column, and keeps every row from being written', async () => {
    const before = await stored()
    const rows = [
      option('Fine'),
      option('Nameless', { 'labels.en': ' ' }),
      option('Elsewhere', { field_key: 'Goat.wings' }),
      option('Of a number', { field_key: `${CATEGORY}.load` }),
      option('Last', { position: 'last' }),
      option('Half', { position: '1.5' }),
      option('Before', { position: -1 }),
      option('Maybe', { is_active: 'maybe' }),
      option('Long', { 'labels.hi': 'ल'.repeat(81) }),
      option('Fine'),
      option('French', { 'labels.fr': 'Laine' }),
      option(''),
    ]
    const problems = [
      'row 3 labels.en: required',
      'row 4 field_key: choice',
      'row 5 field_key: choice',
      'row 6 position: number',
      'row 7 position: whole',
      'row 8 position: between',
      'row 9 is_active: choice',
      'row 10 labels.hi: long',
      'row 11 value: twice',
      'row 12 labels.fr: unknown',
      'row 13 value: required',
    ]
    for (const isTrial of [true, false]) {
      const verdict = await send(rows, isTrial)
      expect(problemsOf(verdict)).toEqual(problems)
      expect(verdict).toMatchObject({ added: 1, changed: 0, unchanged: 0 })
      expect(verdict.errors[7]?.detail).toEqual({ max: 80 })
      expect(verdict.errors[8]?.detail).toEqual({ line: 2 })
    }
    expect(await stored()).toEqual(before)
  })

  test('stands where the spreadsheet shows it', async () => {
    expect(problemsOf(await send([option('Far', { line: 412, position: 'x' })], true))).toEqual([
      'row 412 position: number',
    ])
  })
})

describe('a file is refused', () => {
  const refusal = async (rows: unknown) => {
    const { error, status } = await administrator.client.rpc(OPTIONS_IMPORT.call, { rows })
    return [status, error?.message, error?.details, error?.hint]
  }

  test('for too many rows', async () => {
    const rows = Array.from({ length: 5001 }, () => ({}))
    expect(await refusal(rows)).toEqual([422, 'long', 'rows', '{"max": 5000}'])
  })

  test('for too many bytes', async () => {
    expect(await refusal([option('x'.repeat(2_100_000))])).toEqual([422, 'long', 'rows', '{"max": 2097152}'])
  })

  test.each([[{ rows: [] }], [[1]], [[{ line: 'x' }]], [[{ line: 2 }, { line: 2 }]], [null]])(
    'when it is none: %j',
    async (rows) => {
      expect((await refusal(rows))[0]).toBe(422)
    },
  )

  test('from everybody but administrators', async () => {
    const former = await registerAdministrator()
    await suspend(former)
    const suspended = await register()
    await suspend(suspended)
    const clients = [await guest(), (await register()).client, suspended.client, former.client]
    for (const client of clients) {
      const { error } = await client.rpc(OPTIONS_IMPORT.call, { rows: [option('Stolen')] })
      expect(error?.code).toBe('42501')
    }
    expect((await stored()).some(({ value }) => value === 'Stolen')).toBe(false)
  })
})
