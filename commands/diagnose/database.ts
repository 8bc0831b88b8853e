import { ROOT } from '../../supabase/local/environment.ts'
import { migrationFiles } from '../../supabase/local/migrations.ts'
import { definitions } from '../../supabase/schema/definitions.ts'
import type { Finding } from './finding.ts'

/** Runs one reading statement as the database's owner. */
export type Read = <Row>(query: string) => Promise<readonly Row[]>

interface DatabaseCheck {
  readonly what: string
  /** Says in one row and one column `is_so`. */
  readonly query: string
  readonly otherwise: string
}

const quoted = (texts: readonly string[]) => texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ')

const BUCKET = /insert into storage\.buckets[^;]*?values\s*\(\s*'([\w-]+)'/gi

/** The buckets that the migrations make. */
const buckets = () => migrationFiles().flatMap(({ sql }) => [...sql.matchAll(BUCKET)].map(([, name = '']) => name))

/** Those of the tables of the market alone: a hosted project may have buckets of others. */
const policies = () =>
  definitions(ROOT).flatMap(({ kind, name }) =>
    kind === 'policy' && name.startsWith('public.') ? [name.slice('public.'.length)] : [],
  )

const hasRows = (table: string, file: string, pushed: string): DatabaseCheck => ({
  what: `the seed ${file}`,
  query: `select exists (select from public.${table}) as is_so`,
  otherwise: pushed,
})

/** @param pushed what brings migrations and seeds about */
function checksFor(pushed: string): DatabaseCheck[] {
  const versions = migrationFiles().map(({ version }) => version)
  return [
    {
      what: `all ${versions.length} migrations`,
      query: `select array(select version::text from supabase_migrations.schema_migrations)
        @> array[${quoted(versions)}]::text[] as is_so`,
      otherwise: pushed,
    },
    {
      what: 'no migration of a newer version',
      query: `select not exists (select from supabase_migrations.schema_migrations
        where version::text > '${versions.at(-1)}') as is_so`,
      otherwise: 'start the newer version of the market, which made this database',
    },
    hasRows('places', 'places.sql', pushed),
    hasRows('categories', 'catalogue.sql', pushed),
    hasRows('search_lexicon', 'lexicon.sql', pushed),
    {
      what: 'a support address',
      query: `select coalesce((select jsonb_typeof(value) = 'string' from public.settings
        where key = 'support_admin_email'), false) as is_so`,
      otherwise: 'set SUPPORT_ADMIN_EMAIL, then npm start (embedded) or npx pnpm@12 hosted',
    },
    {
      what: 'an owner',
      query: `select exists (select from public.profiles
        where is_admin and console_roles @> '{owner}' and suspended_at is null) as is_so`,
      otherwise: 'register with the support address, and open the link in the mail',
    },
    {
      what: 'row level security on every table of the schema public',
      query: `select not exists (select from pg_class where relnamespace = 'public'::regnamespace
        and relkind in ('r', 'p') and not relrowsecurity) as is_so`,
      otherwise: 'alter table … enable row level security, for the tables that the dashboard marks as unrestricted',
    },
    {
      what: 'the policies of the migrations and no others',
      query: `select array(select tablename || ': ' || policyname as name from pg_policies where schemaname = 'public'
        order by name) = array(select name from unnest(array[${quoted(policies())}]) as name order by name) as is_so`,
      otherwise: 'drop the policies that no migration makes; make the missing ones as the migrations say',
    },
    {
      what: 'guests write no settings',
      query: `select not has_table_privilege('anon', 'public.settings', 'insert, update, delete') as is_so`,
      otherwise: 'revoke insert, update, delete on public.settings from anon',
    },
    {
      what: 'the buckets of the photographs',
      query: `select array(select id from storage.buckets) @> array[${quoted(buckets())}]::text[] as is_so`,
      otherwise: pushed,
    },
    {
      what: 'no mail to people waits longer than an hour',
      query: `select private.is_night(now()) or private.is_night(now() - interval '1 hour') or not exists (
        select from private.deliveries where outcome is null and due_at < now() - interval '1 hour') as is_so`,
      otherwise: 'start the sender: npm start has it along (embedded), npx pnpm@12 sender beside a project',
    },
    {
      what: 'no more than one mail of a hundred was given up in the last day',
      query: `select count(*) filter (where outcome = 'failed') * 100 <= count(*) as is_so
        from private.deliveries where settled_at > now() - interval '1 day'`,
      otherwise: 'compare SMTP_URL and SMTP_SENDER with your mail server; the console says of each why, under Settings',
    },
    {
      what: 'letters are UTF-8',
      query: `select current_setting('server_encoding') = 'UTF8' as is_so`,
      otherwise: 'make the database anew with --encoding=UTF8, and restore a backup into it',
    },
  ]
}

async function made({ what, query, otherwise }: DatabaseCheck, read: Read): Promise<Finding> {
  try {
    const [row] = await read<{ is_so: boolean }>(query)
    return { what, isSo: row?.is_so === true, otherwise }
  } catch (error) {
    return { what, isSo: false, otherwise: `${otherwise} (the database says: ${(error as Error).message})` }
  }
}

export const databaseFindings = (read: Read, pushed: string): Promise<Finding[]> =>
  Promise.all(checksFor(pushed).map((check) => made(check, read)))
