import { type DatabaseConnection, query } from '../database.ts'
import type { Database, Transaction } from './target.ts'

/** Accounts are moved into the tables of another server, which has other columns. */
export const ACCOUNTS = ['auth.users', 'auth.identities'] as const

/** A table's columns that are written, and not computed. */
export type Columns = ReadonlyMap<string, readonly string[]>

const COLUMNS = `
  select format('%I.%I', namespace.nspname, relation.relname) as name,
    array_agg(attribute.attname::text order by attribute.attnum) as columns
  from pg_class as relation
  join pg_namespace as namespace on namespace.oid = relation.relnamespace
  join pg_attribute as attribute on attribute.attrelid = relation.oid
  where relation.relkind = 'r' and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
    and (namespace.nspname in ('public', 'private') or (namespace.nspname = 'auth' and relation.relname in ('users', 'identities')))
    and relation.relname not in ('moving_in', 'applied_seeds')
  group by 1 order by 1`

interface Row {
  readonly name: string
  readonly columns: readonly string[]
}

const toColumns = (rows: readonly Row[]): Columns => new Map(rows.map(({ name, columns }) => [name, columns]))

export const columnsHere = async (connection: DatabaseConnection): Promise<Columns> =>
  toColumns(await query<Row>(connection, COLUMNS))

export const columnsThere = async (database: Database | Transaction): Promise<Columns> =>
  toColumns(await database.unsafe<Row[]>(COLUMNS))

const isAccounts = (table: string) => ACCOUNTS.some((one) => one === table)

/** The columns of a table that are moved: of accounts those that both servers have. */
export function movedColumns(table: string, here: Columns, there: Columns): readonly string[] {
  const own = here.get(table) ?? []
  return isAccounts(table) ? own.filter((column) => there.get(table)?.includes(column)) : own
}

/** What of the tables stands in the way, in words. */
export function differences(here: Columns, there: Columns): string[] {
  const needed: Readonly<Record<string, readonly string[]>> = {
    'auth.users': [
      'id',
      'email',
      'encrypted_password',
      'email_confirmed_at',
      'raw_user_meta_data',
      'raw_app_meta_data',
    ],
    'auth.identities': ['provider', 'provider_id', 'user_id', 'identity_data'],
  }
  return [...here].flatMap(([table, own]) => {
    const missing = (needed[table] ?? own).filter((column) => !there.get(table)?.includes(column))
    return missing.length > 0 ? [`${table} has no ${missing.join(', ')} there.`] : []
  })
}
