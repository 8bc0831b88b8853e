import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { found, ROW_KINDS, type RowKind, stored } from '../support/matrix/rows.ts'
import { asOwner, type Person, register, registerAdministrator } from '../support/people.ts'

/** The columns that people change themselves. Every other one is protected, and so is any that is added. */
const FREE: Readonly<Record<string, readonly string[]>> = {
  profiles: ['name', 'role', 'phone', 'whatsapp', 'language', 'place_id', 'avatar_path'],
  listings: [
    ...['category', 'title', 'description', 'language', 'price', 'negotiable', 'quantity', 'attributes', 'place_id'],
  ],
  reports: ['status', 'resolution'],
}
/** Set by the database itself, whatever is sent. */
const MAINTAINED: ReadonlySet<string> = new Set(['updated_at', 'answers_by_role'])

/** Not protected at the beginning: the author’s own words, what a revision revises, and a time the database sets. */
const WRITTEN_ONCE: ReadonlySet<string> = new Set(['details', 'created_at', 'revises'])

const WRONG: Readonly<Record<string, () => unknown>> = {
  uuid: () => randomUUID(),
  boolean: () => true,
  integer: () => 7,
  text: () => 'price',
  ARRAY: () => ['owner'],
  'timestamp with time zone': () => '2001-01-01T00:00:00Z',
  'USER-DEFINED': () => 'active',
}

let owner: Person
let administrator: Person
const columns = new Map<string, Map<string, string>>()

beforeAll(async () => {
  owner = await register()
  administrator = await registerAdministrator()
  const rows = await asOwner<Record<'table' | 'column' | 'type', string>>(
    `select table_name::text as table, column_name::text as column, data_type::text as type
     from information_schema.columns where table_schema = 'public'`,
  )
  for (const { table, column, type } of rows) {
    columns.set(table, (columns.get(table) ?? new Map()).set(column, type))
  }
})

describe.each([
  ['profiles', 'profiles'],
  ['listings', 'listings draft'],
  ['reports', 'reports'],
])('%s', (table, kind) => {
  const rows = ROW_KINDS[kind] as RowKind
  const protectedColumns = () =>
    [...(columns.get(table) ?? [])].filter(([name]) => !FREE[table]?.includes(name) && !MAINTAINED.has(name))

  test('has the protected columns that it should have', () => {
    const names = protectedColumns().map(([name]) => name)
    const wanted: Record<string, readonly string[]> = {
      profiles: ['is_admin', 'console_roles', 'suspended_at'],
      listings: ['status', 'seller_id', 'view_count', 'contact_count', 'favourite_count', 'published_at', 'expires_at'],
      reports: ['reporter_id', 'handled_at'],
    }
    expect(names).toEqual(expect.arrayContaining([...(wanted[table] ?? [])]))
  })

  test.each([
    ['its owner', () => owner],
    ['an administrator', () => administrator],
  ])('keeps each of them from %s', async (_who, who) => {
    const key = await stored(table, rows, owner)
    const before = await found(table, key)
    const passed = []
    for (const [column, type] of protectedColumns()) {
      const value = WRONG[type]?.()
      expect(value, `a wrong value for the type ${type}`).toBeDefined()
      await who()
        .client.from(table)
        .update({ [column]: value })
        .match(key)
      if ((await found(table, key)) !== before) passed.push(column)
    }
    expect(passed).toEqual([])
  })

  test('lets nobody choose them from the start', async () => {
    if (table === 'profiles') return
    const passed = []
    for (const [column, type] of protectedColumns()) {
      const draft = await rows.draft(owner)
      if (column in draft && column !== 'status') continue
      if (WRITTEN_ONCE.has(column)) continue
      const { error } = await owner.client.from(table).insert({ ...draft, [column]: WRONG[type]?.() })
      if (error?.code !== '42501') passed.push(column)
    }
    expect(passed).toEqual([])
  })
})
