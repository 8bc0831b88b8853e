import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '../connection.ts'
import { type DatabaseConnection, query } from '../database.ts'
import { type AppliedMigration, readApplied } from '../migrations.ts'

/** How many rows a table has, and a sum over them all, which knows no order. */
export interface TableSum {
  readonly rows: number
  readonly sum: string
}

/** Everything that a market has, to be compared with. */
export interface Contents {
  readonly tables: Readonly<Record<string, TableSum>>
  readonly migrations: readonly AppliedMigration[]
  /** Paths below the folder of files. */
  readonly files: readonly string[]
  /** Files that a row names and that were not there. */
  readonly missing: readonly string[]
}

interface Relation {
  readonly name: string
  readonly kind: 'r' | 'S'
}

const RELATIONS = `
  select format('%I.%I', namespace.nspname, relation.relname) as name, relation.relkind as kind
  from pg_class as relation join pg_namespace as namespace on namespace.oid = relation.relnamespace
  where relation.relkind in ('r', 'S') and namespace.nspname !~ '^pg_' and namespace.nspname <> 'information_schema'
  order by 1`

const sumOf = ({ name, kind }: Relation) =>
  kind === 'S'
    ? `select 1 as rows, last_value::text as sum from ${name}`
    : `select count(*)::integer as rows,
         coalesce(sum(('x' || left(md5(entry::text), 15))::bit(60)::bigint), 0)::text as sum
       from ${name} as entry`

/** Sums every table of a database. */
export async function sumTables(connection: DatabaseConnection): Promise<Contents['tables']> {
  const sums: [string, TableSum][] = []
  for (const relation of await query<Relation>(connection, RELATIONS)) {
    const [sum] = await query<TableSum>(connection, sumOf(relation))
    if (sum) sums.push([relation.name, sum])
  }
  return Object.fromEntries(sums)
}

/** A file that a row names. */
export interface NamedFile {
  readonly bucket: string
  readonly name: string
  readonly mimetype: string
  readonly tag: string
}

/** The files that the rows of `storage.objects` name. */
export const namedFiles = (connection: DatabaseConnection): Promise<readonly NamedFile[]> =>
  query<NamedFile>(
    connection,
    `select file.bucket_id as bucket, file.name, described.metadata ->> 'mimetype' as mimetype,
       trim('"' from described.metadata ->> 'eTag') as tag
     from storage.objects as file, lateral (
       select case when jsonb_typeof(file.metadata) = 'string' then (file.metadata #>> '{}')::jsonb else file.metadata end
     ) as described (metadata)
     where described.metadata ->> 'eTag' is not null
     order by 1, 2`,
  )

/** Where the content of a file is, below the folder of files. */
export const contentPath = ({ bucket, name, tag }: NamedFile): string => `${bucket}/${name}/${tag}`

/** Takes away what no row names: contents that were replaced, and uploads that came to nothing. */
async function removeOthers(storage: string, named: ReadonlySet<string>): Promise<void> {
  const entries = await readdir(storage, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(storage.length + 1).replaceAll('\\', '/')
    if (entry.isFile() && !named.has(name)) await rm(path)
  }
}

/** Opens a market that nobody else has open, reads what it has, and closes it in order. */
export async function readContents(folder: string): Promise<Contents> {
  const { connection } = await openDatabase(folder, undefined)
  try {
    const paths = (await namedFiles(connection)).map(contentPath)
    const storage = join(folder, 'storage')
    await removeOthers(storage, new Set(paths))
    const isThere = (path: string) => existsSync(join(storage, path))
    return {
      tables: await sumTables(connection),
      migrations: await readApplied(connection),
      files: paths.filter(isThere),
      missing: paths.filter((path) => !isThere(path)),
    }
  } finally {
    await connection.close()
  }
}
