import { join } from 'node:path'
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres'
import { type DatabaseConnection, query } from './database.ts'
import { openPglite } from './engine/open.ts'
import { serializersOf } from './engine/parameters.ts'
import { repairErrors } from './errors.ts'

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

/** A transaction that stands still holds a connection of the pool. */
const IDLE_IN_TRANSACTION_MS = 30_000

/** Connects to a PostgreSQL, without changing anything of it. */
export function openPostgres(url: string): PostgresConnection {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      types,
      onnotice: () => {},
      connection: { idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS },
    },
  })
  const { options } = connection.driver
  options.serializers = serializersOf(options.serializers, (value) => JSON.stringify(value))
  return connection
}

/** An open database. */
export interface OpenDatabase {
  readonly connection: DatabaseConnection
  /** Bounds the statements of the transaction under way, where the engine does not do so by itself. */
  readonly limitStatements: (milliseconds: number) => void
  /** Does `work` while the files of an embedded database stand still, with everything that was committed in them. */
  readonly whileStill: (<Result>(work: () => Promise<Result>) => Promise<Result>) | undefined
}

async function openEngine(dataDir: string, databaseUrl: string | undefined): Promise<OpenDatabase> {
  if (databaseUrl) return { connection: openPostgres(databaseUrl), limitStatements: () => {}, whileStill: undefined }
  const { connection, session } = await openPglite(join(dataDir, 'database'), parsers)
  return {
    connection,
    limitStatements: (milliseconds) => session.limitStatements(milliseconds),
    async whileStill(work) {
      // Most is written before anybody has to wait, so that the second time has little to do.
      await session.use((turn) => turn.exec('checkpoint'))
      return session.use(async (turn) => {
        await turn.exec('checkpoint')
        return turn.hold(work)
      })
    },
  }
}

/**
 * Opens the database: a native Postgres where `databaseUrl` names one, else PGlite in `dataDir`.
 * @throws Error when the database cannot see letters outside Latin, since search would then find nothing in them
 */
export async function openDatabase(dataDir: string, databaseUrl: string | undefined): Promise<OpenDatabase> {
  const opened = await openEngine(dataDir, databaseUrl)
  repairErrors(opened.connection)
  const [row] = await query<{ letters: string }>(opened.connection, "select lower('ÀÉ') as letters")
  if (row?.letters !== 'àé') {
    throw new Error('The database sees no letters outside ASCII: create it with a UTF-8 locale, for example C.UTF-8.')
  }
  return opened
}
