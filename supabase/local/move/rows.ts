import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Results } from '@electric-sql/pglite'
import type { NamedFile } from '../backup/contents.ts'
import { type DatabaseConnection, query } from '../database.ts'
import { ACCOUNTS, type Columns, columnsHere, columnsThere, movedColumns } from './tables.ts'
import type { Database, Transaction } from './target.ts'

/** Links that were mailed are none any more, and the service reads these as text that is there. */
const TOKENS = [
  'confirmation_token',
  'recovery_token',
  'email_change',
  'email_change_token_new',
  'email_change_token_current',
  'phone_change',
  'phone_change_token',
  'reauthentication_token',
]

/** What says about the target itself, and not about the market. */
const SETTINGS_OF_TARGET = ['visitor_address', 'support_admin_email']

const quoted = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ')

/** The rows of a table as COPY writes them. */
async function rowsHere(connection: DatabaseConnection, table: string, columns: readonly string[]): Promise<Blob> {
  if (!('exec' in connection.driver)) throw new Error('Only an embedded database is moved')
  const sql = `copy (select ${quoted(columns)} from ${table}) to '/dev/blob'`
  const { blob } = (await connection.driver.query(sql)) as Results
  return blob ?? new Blob()
}

async function copyTable(
  connection: DatabaseConnection,
  transaction: Transaction,
  table: string,
  columns: readonly string[],
): Promise<void> {
  const rows = await rowsHere(connection, table, columns)
  const into = await transaction.unsafe(`copy ${table} (${quoted(columns)}) from stdin`).writable()
  await pipeline(Readable.fromWeb(rows.stream() as Parameters<typeof Readable.fromWeb>[0]), into)
}

/** What the service of a hosted project wants of an account, beside what both have. */
async function fitAccounts(transaction: Transaction, there: Columns): Promise<void> {
  const columns = there.get('auth.users') ?? []
  const values = [
    ...TOKENS.filter((column) => columns.includes(column)).map((column) => `"${column}" = ''`),
    ...(columns.includes('instance_id') ? ["instance_id = '00000000-0000-0000-0000-000000000000'"] : []),
  ]
  await transaction.unsafe(`update auth.users set ${values.join(', ')}`)
}

/** A photograph is known by the tag that its storage gave it, and this storage gives others. */
async function renameTags(transaction: Transaction, files: readonly NamedFile[]): Promise<void> {
  await transaction`create temporary table moved_files (bucket text, name text, tag text, tag_there text) on commit drop`
  const rows = files.map(({ bucket, name, tag }) => ({ bucket, name, tag }))
  await transaction`
    insert into moved_files select bucket, name, tag, private.stored_hash(bucket, name)
    from jsonb_to_recordset(${transaction.json(rows)}) as file (bucket text, name text, tag text)`
  await transaction`create index on moved_files (name)`
  for (const [column, path] of [
    ['content_hash', 'path'],
    ['card_hash', 'card_path'],
  ]) {
    await transaction.unsafe(
      `update public.listing_photos as photo set ${column} = file.tag_there from moved_files as file
       where file.bucket = 'listing-photos' and file.name = photo.${path} and file.tag = photo.${column}`,
    )
  }
  await transaction`
    update private.refused_marks as refused set mark = file.tag_there
    from (select distinct on (tag) tag, tag_there from moved_files) as file where refused.mark = file.tag`
}

async function moveSequences(connection: DatabaseConnection, transaction: Transaction): Promise<void> {
  const sequences = await query<{ name: string }>(
    connection,
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname in ('public', 'private')`,
  )
  for (const { name } of sequences) {
    const [at] = await query<{ last: string; called: boolean }>(
      connection,
      `select last_value::text as last, is_called as called from ${name}`,
    )
    if (at) await transaction`select setval(${name}::regclass, ${at.last}::bigint, ${at.called})`
  }
}

/**
 * Moves every row in one transaction, and with it the end of the move: triggers have done their work where the rows come
 * from.
 */
export async function moveRows(
  connection: DatabaseConnection,
  database: Database,
  files: readonly NamedFile[],
): Promise<void> {
  const here = await columnsHere(connection)
  await database.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`
    await transaction`set local statement_timeout = 0`
    const there = await columnsThere(transaction)
    const ofTarget = await transaction<{ key: string; value: string }[]>`
      select key, value::text from public.settings where key in ${transaction(SETTINGS_OF_TARGET)} and value <> 'null'`
    const own = [...here.keys()].filter((table) => !ACCOUNTS.some((one) => one === table))
    await transaction.unsafe(`truncate ${own.join(', ')}`)
    for (const table of here.keys()) {
      await copyTable(connection, transaction, table, movedColumns(table, here, there))
    }
    for (const { key, value } of ofTarget) {
      await transaction`update public.settings set value = ${value}::text::jsonb where key = ${key}`
    }
    await fitAccounts(transaction, there)
    await renameTags(transaction, files)
    await moveSequences(connection, transaction)
    await transaction`delete from private.moving_in`
  })
}
