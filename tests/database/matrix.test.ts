import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACTORS, type Actor, EXPECTED, OPERATIONS, type Operation } from '../support/matrix/expected.ts'
import { cleanUp, found, ROW_KINDS, type RowKind, stored } from '../support/matrix/rows.ts'
import {
  asOwner,
  guest,
  type Person,
  register,
  registerAdministrator,
  registerRole,
  service,
  suspend,
} from '../support/people.ts'

let visitor: SupabaseClient
let program: SupabaseClient
let person: Person
let suspended: Person
let administrator: Person
let roles: Readonly<Record<'moderator' | 'editor' | 'support', Person>>

beforeAll(async () => {
  visitor = await guest()
  program = await service()
  person = await register()
  suspended = await register()
  administrator = await registerAdministrator()
  await suspend(suspended)
  roles = {
    moderator: await registerRole('moderator'),
    editor: await registerRole('editor'),
    support: await registerRole('support'),
  }
})

afterAll(cleanUp)

/** The client of an actor, and who owns the row it asks about. */
function castOf(actor: Actor, somebody: Person): { client: SupabaseClient; owner: Person } {
  const casts: Record<Actor, { client: SupabaseClient; owner: Person }> = {
    guest: { client: visitor, owner: somebody },
    stranger: { client: person.client, owner: somebody },
    owner: { client: person.client, owner: person },
    'suspended owner': { client: suspended.client, owner: suspended },
    'suspended stranger': { client: suspended.client, owner: somebody },
    administrator: { client: administrator.client, owner: somebody },
    'administrator as owner': { client: administrator.client, owner: administrator },
    moderator: { client: roles.moderator.client, owner: somebody },
    editor: { client: roles.editor.client, owner: somebody },
    support: { client: roles.support.client, owner: somebody },
    service: { client: program, owner: somebody },
  }
  return casts[actor]
}

type Attempt = (client: SupabaseClient, table: string, kind: RowKind, owner: Person) => Promise<boolean>

/** Tries an operation through the API. @returns whether it came about, whatever the answer said */
const ATTEMPTS: Record<Operation, Attempt> = {
  async select(client, table, kind, owner) {
    const key = await stored(table, kind, owner)
    return ((await client.from(table).select('*').match(key)).data ?? []).length > 0
  },
  async insert(client, table, kind, owner) {
    const row = await kind.draft(owner)
    await client.from(table).insert(row)
    const key = Object.fromEntries(kind.key.map((column) => [column, row[column]]))
    return (await found(table, key)) !== undefined
  },
  async update(client, table, kind, owner) {
    const key = await stored(table, kind, owner)
    const before = await found(table, key)
    await client.from(table).update(kind.change).match(key)
    return (await found(table, key)) !== before
  },
  async delete(client, table, kind, owner) {
    const key = await stored(table, kind, owner)
    await client.from(table).delete().match(key)
    return (await found(table, key)) === undefined
  },
}

test('every table of the API has its rights written down, and no other', async () => {
  const tables = await asOwner<{ name: string }>(
    `select relname::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
  )
  const expected = new Set(EXPECTED.map(({ table }) => table))
  expect([...expected].sort()).toEqual(tables.map(({ name }) => name).sort())
})

describe.each(EXPECTED)('$table $kind', ({ table, kind, may }) => {
  const rows = ROW_KINDS[[table, kind].filter(Boolean).join(' ')] as RowKind
  let somebody: Person
  beforeAll(async () => {
    somebody = await register()
  })

  const cells = OPERATIONS.flatMap((operation) =>
    ACTORS.map((actor) => ({ operation, actor, expected: may[operation].includes(actor) })),
  )
  test.each(cells)('$operation by $actor: $expected', async ({ operation, actor, expected }) => {
    const { client, owner } = castOf(actor, somebody)
    expect(await ATTEMPTS[operation](client, table, rows, owner)).toBe(expected)
  })
})
