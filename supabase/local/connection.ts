import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgliteConnection, PGlite, type PgliteConnection } from '@supabase/lite/pglite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { type DatabaseConnection, query } from './database.ts'

const NUMERIC = 1700
const TIMESTAMP = 1114
const TIMESTAMPTZ = 1184

/** Numbers and times as PostgREST writes them, so that every backend answers with the same JSON. */
const parsers: Record<number, (text: string) => unknown> = {
  [NUMERIC]: Number,
  [TIMESTAMP]: (text: string) => text.replace(' ', 'T'),
  [TIMESTAMPTZ]: (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'),
}

/** The same for the driver of native Postgres. */
const types = Object.fromEntries(
  Object.entries(parsers).map(([oid, parse]) => [
    oid,
    { to: Number(oid), from: [Number(oid)], serialize: (value: unknown) => String(value), parse },
  ]),
)

/** The errors that the embedded server would answer with 500, though PostgREST says 400: RAISE, CHECK, EXCLUDE. */
const CLIENT_ERRORS = new Set(['P0001', '23514', '23P01'])

interface DatabaseError {
  readonly code?: string
  readonly message?: string
  readonly detail?: string | null
  readonly hint?: string | null
}

/** Rewrites such an error into the form by which a function raises an answer of its own (PostgREST, "RAISE SQLSTATE 'PGRST'"). */
function repairErrors(connection: DatabaseConnection): void {
  const normalize = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (raised) => {
    const error = normalize(raised) as DatabaseError
    if (!CLIENT_ERRORS.has(error?.code ?? '')) return error
    const { code, message, detail = null, hint = null } = error
    return Object.assign(new Error(JSON.stringify({ code, message, details: detail, hint })), {
      code: 'PGRST',
      detail: JSON.stringify({ status: 400, headers: {} }),
    })
  }
}

/**
 * Makes an empty database where there is none yet. It gets its name only when it is whole, so that a machine that goes
 * off meanwhile leaves nothing that cannot be opened.
 */
async function ensureDatabase(folder: string): Promise<void> {
  if (existsSync(folder)) return
  const unfinished = `${folder}.new`
  rmSync(unfinished, { recursive: true, force: true })
  await (await PGlite.create(unfinished)).close()
  renameSync(unfinished, folder)
}

/** Errors are printed: they must not carry the values of the statement, which may be a password's hash. */
function keepValuesOutOfErrors({ driver }: PgliteConnection): void {
  const run = driver.query.bind(driver)
  driver.query = async (...args: Parameters<typeof run>) => {
    try {
      return await run(...args)
    } catch (error) {
      for (const name of ['query', 'params', 'where']) Reflect.deleteProperty(error as object, name)
      throw error
    }
  }
}

async function openPglite(folder: string): Promise<PgliteConnection> {
  await ensureDatabase(folder)
  const connection = await createPgliteConnection({
    url: folder,
    pgliteOptions: { extensions: { fuzzystrmatch, pg_trgm }, parsers },
  })
  keepValuesOutOfErrors(connection)
  return connection
}

/**
 * Opens the database: a native Postgres where `databaseUrl` names one, else PGlite in `dataDir`.
 * @throws Error when the database cannot see letters outside Latin, since search would then find nothing in them
 */
export async function openDatabase(dataDir: string, databaseUrl: string | undefined): Promise<DatabaseConnection> {
  const connection = databaseUrl
    ? createPostgresConnection({ url: databaseUrl, postgresOptions: { types, onnotice: () => {} } })
    : await openPglite(join(dataDir, 'database'))
  repairErrors(connection)
  const [row] = await query<{ letters: string }>(connection, "select lower('ÀÉ') as letters")
  if (row?.letters !== 'àé') {
    throw new Error('The database sees no letters outside ASCII: create it with a UTF-8 locale, for example C.UTF-8.')
  }
  return connection
}
