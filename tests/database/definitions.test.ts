import { ROOT } from '@maveshi/supabase/local/environment'
import { type Definition, definitions } from '@maveshi/supabase/schema/definitions'
import { describe, expect, test } from 'vitest'
import { asOwner } from '../support/people.ts'

/** What the database has of a kind: each name as often as there is one of that name. */
const KINDS: readonly { readonly kind: Definition['kind']; readonly query: string }[] = [
  {
    kind: 'table',
    query: `select n.nspname || '.' || c.relname as name from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
      where n.nspname in ('public', 'private') and c.relkind in ('r', 'p')`,
  },
  {
    kind: 'index',
    query: `select c.relname::text as name from pg_index as i join pg_class as c on c.oid = i.indexrelid
        join pg_namespace as n on n.oid = c.relnamespace
      where n.nspname in ('public', 'private')
        and not exists (select 1 from pg_constraint as made where made.conindid = c.oid)`,
  },
  {
    kind: 'function',
    query: `select n.nspname || '.' || p.proname as name from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
      where n.nspname in ('public', 'private')
        and not exists (select 1 from pg_depend as d where d.objid = p.oid and d.deptype = 'e')`,
  },
  {
    kind: 'trigger',
    query: `select n.nspname || '.' || c.relname || ': ' || t.tgname as name from pg_trigger as t
        join pg_class as c on c.oid = t.tgrelid join pg_namespace as n on n.oid = c.relnamespace
        join pg_proc as p on p.oid = t.tgfoid
      where not t.tgisinternal and p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  },
  {
    kind: 'policy',
    query: `select schemaname || '.' || tablename || ': ' || policyname as name from pg_policies
      where schemaname in ('public', 'private', 'storage')`,
  },
]

/** So many definitions of each name that has a number of them. */
function counts(names: readonly string[]): Record<string, number> {
  const counted: Record<string, number> = {}
  for (const name of [...names].sort()) counted[name] = (counted[name] ?? 0) + 1
  return counted
}

describe.each(KINDS)('every $kind of the database', ({ kind, query }) => {
  test('stands in one place of the schema, and nothing stands there that is not in the database', async () => {
    const written = definitions(ROOT).filter((definition) => definition.kind === kind)
    const made = await asOwner<{ name: string }>(query)
    expect(counts(written.map(({ name }) => name))).toEqual(counts(made.map(({ name }) => name)))
  })
})
