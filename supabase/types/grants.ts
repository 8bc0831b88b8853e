import { type DatabaseConnection, query } from '../local/database.ts'

/** The rights on tables that every version of PostgreSQL knows. Having all of them is "all". */
const RIGHTS = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']

const QUERY = `select c.relname::text as table, g.grantee::regrole::text as role,
    jsonb_agg(distinct g.privilege_type) as rights
  from pg_class as c, aclexplode(c.relacl) as g
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
    and g.grantee in ('anon'::regrole, 'authenticated'::regrole, 'service_role'::regrole)
  group by c.relname, g.grantee order by g.grantee::regrole::text, c.relname collate "C"`

const HEAD = `-- Generated from the migrations by \`npm run types\`. Do not edit.
-- The embedded server opens every table of the schema to its request roles at its first request. This runs after that
-- and brings back what the migrations say. Policies hold either way; this keeps refusals the same everywhere.

grant usage on schema auth, extensions, private to anon, authenticated, service_role;

revoke all on all tables in schema public from anon, authenticated, service_role;
`

/** The rights that a database gives to the roles of requests, as SQL: one statement for all tables with the same. */
export async function grantsSql(connection: DatabaseConnection): Promise<string> {
  const tables = new Map<string, string[]>()
  for (const { table, role, rights } of await query<{ table: string; role: string; rights: string[] }>(
    connection,
    QUERY,
  )) {
    const had = RIGHTS.filter((right) => rights.includes(right))
    const right = had.length === RIGHTS.length ? 'all' : had.join(', ').toLowerCase()
    const key = `${role}\n${right}`
    tables.set(key, [...(tables.get(key) ?? []), `public.${table}`])
  }
  const statements = [...tables].map(([key, names]) => {
    const [role, right] = key.split('\n')
    return `grant ${right} on\n  ${names.join(',\n  ')}\n  to ${role};\n`
  })
  return [HEAD, ...statements].join('\n')
}
