import type { DatabaseConnection } from '@maveshi/supabase/local/database'
import { query } from '@maveshi/supabase/local/database'

const MB = 1024 * 1024

/** What of the database holds what. Whatever no line names is counted as `all else`. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  listings: ['public.listings', 'private.listing_answers'],
  search: ['private.listing_search'],
  'pictures by name': ['public.listing_photos'],
  people: ['public.profiles', 'public.public_profiles', 'auth.users'],
  'what happened': [
    'public.listing_events',
    'public.audit_log',
    'public.contact_events',
    'public.reports',
    'private.listing_views',
  ],
}

interface Table {
  readonly name: string
  readonly bytes: string
}

const sum = (tables: readonly Table[]) => tables.reduce((total, { bytes }) => total + Number(bytes), 0)

/** Megabytes on the disk, indexes and what is stored out of line included, and bytes for each listing. */
export async function diskOf(connection: DatabaseConnection, rows: number) {
  const tables = await query<Table>(
    connection,
    `select schemas.nspname || '.' || relname as name, pg_total_relation_size(tables.oid) as bytes
     from pg_class as tables join pg_namespace as schemas on schemas.oid = relnamespace
     where relkind = 'r' and schemas.nspname !~ '^pg_toast'`,
  )
  const of = (names: readonly string[]) => sum(tables.filter(({ name }) => names.includes(name)))
  const megabytes = (bytes: number) => Math.round(bytes / MB)
  const parts = Object.entries(PARTS).map(([part, names]) => [`${part} MB`, megabytes(of(names))] as const)
  const all = sum(tables)
  return {
    ...Object.fromEntries(parts),
    'all else MB': megabytes(all - of(Object.values(PARTS).flat())),
    'all MB': megabytes(all),
    'bytes a listing': Math.round(all / rows),
  }
}

/** How many blocks the server has read that were not in its memory, in megabytes, since it was started. */
export async function readFromDisk(connection: DatabaseConnection): Promise<number> {
  const [row] = await query<{ bytes: string }>(
    connection,
    `select blks_read * current_setting('block_size')::bigint as bytes from pg_stat_database
     where datname = current_database()`,
  )
  return Math.round(Number(row?.bytes) / MB)
}
