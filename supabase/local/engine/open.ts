import { chmodSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import { Kysely } from 'kysely'
import { dialectOf } from './dialect.ts'
import { DURABLE_PARAMS, durableFiles } from './durable-files.ts'
import { Embedded } from './embedded.ts'
import { explained, requireOwnEngine, requireRoom, withRoom } from './opening.ts'
import { Session } from './session.ts'

/** A connection to PGlite whose transactions are each alone. */
export interface PgliteDatabase {
  readonly connection: PgliteConnection
  readonly session: Session
}

/** A new database's files come out of an archive, readable by all; what the database writes later is not. */
function restrictToOwner(folder: string): void {
  chmodSync(folder, 0o700)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
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
  await (await PGlite.create(unfinished, { extensions: { durableFiles }, startParams: DURABLE_PARAMS })).close()
  restrictToOwner(unfinished)
  renameSync(unfinished, folder)
}

/** The driver as the embedded server and our own code use it: each call is a turn of its own. */
function driverOn(session: Session): PGlite {
  const driver: Pick<PGlite, 'query' | 'exec' | 'close'> = {
    query: (text, values) => session.use((turn) => turn.query(text, values ?? [])),
    exec: (script) => session.use((turn) => turn.exec(script)),
    close: () => session.close(),
  }
  return driver as PGlite
}

/** Opens the database in `folder`, and makes it where there is none. */
export async function openPglite(folder: string, parsers: PGliteOptions['parsers']): Promise<PgliteDatabase> {
  requireRoom(dirname(folder))
  await withRoom(dirname(folder), () => ensureDatabase(folder))
  requireOwnEngine(folder)
  const extensions = { fuzzystrmatch, pg_trgm, durableFiles }
  const pgliteOptions = { extensions, parsers, startParams: DURABLE_PARAMS }
  const connect = () => createPgliteConnection({ url: folder, pgliteOptions })
  const connection = await explained(folder, async () => {
    const opened = await connect()
    await opened.driver.waitReady
    return opened
  })
  const drivers = [connection.driver]
  const session = new Session(async () => {
    const driver = drivers.pop() ?? (await connect()).driver
    await driver.waitReady
    return new Embedded(driver)
  })
  connection.driver = driverOn(session)
  connection.kysely = new Kysely({ dialect: dialectOf(session) })
  connection.transaction = async (statements) => {
    try {
      await session.use(async (turn) => {
        for (const statement of ['begin', ...statements, 'commit']) await turn.exec(statement)
      })
    } finally {
      await connection.clearSchemaCache()
    }
  }
  return { connection, session }
}
