import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import { KEEP_ALIVE_MS, PASSWORD_MIN_CHARACTERS } from '@maveshi/shared/limits'
import { App, type EmailDriver, setExperimental } from '@supabase/lite'
import type { Hono } from 'hono'
import { createMailer } from './auth/mailer.ts'
import { clearSnapshots, takeSnapshot } from './backup/snapshot.ts'
import { type OpenDatabase, openDatabase } from './connection.ts'
import { type Keys, lockDataDir, prepareDataDir, readKeys } from './data-dir.ts'
import { type DatabaseConnection, query, run } from './database.ts'
import { withRoom } from './engine/opening.ts'
import { ROOT } from './environment.ts'
import { type Behind, type FrontEnv, standInFront } from './front.ts'
import { type MailQueue, mailQueue } from './mail-queue.ts'
import type { MailServer } from './mail-server.ts'
import { applyMigrations, migrationFiles, requireSameMigrations } from './migrations.ts'
import { outbox } from './outbox.ts'
import { notePort, removePort } from './port.ts'
import { setRequestContext } from './request-context.ts'
import { logRequestsInLines } from './request-log.ts'
import { type StorageFolder, storageFolderOf } from './storage/folder.ts'
import { sweep } from './storage/sweep.ts'

/**
 * How to start an embedded backend. `siteUrl` is where mails send people; one address of a caller may do
 * `addressLimitFactor` times the usual, 1 where nothing is said.
 */
export interface BackendOptions {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
  readonly siteUrl: string
  /** By which mails of accounts go out; without it they go to the outbox. */
  readonly mailServer?: MailServer | undefined
  /** Is told the link of every mail in the outbox. */
  readonly announceMail?: ((line: string) => void) | undefined
  readonly addressLimitFactor?: number
}

/** A running embedded backend, reachable in this process (`app.fetch`) and, after `listen`, by HTTP. */
export interface Backend {
  readonly app: { fetch(request: Request): Promise<Response> }
  /** The embedded server past every check of requests: for the start itself. */
  readonly lite: App
  readonly connection: DatabaseConnection
  readonly keys: Keys
  readonly storage: StorageFolder
  readonly takeSnapshot: Behind['takeSnapshot']
  /** Answers at a port of the loopback address; 0 is any that is free. */
  listen(port: number): Promise<ServerType>
  close(): Promise<void>
}

/** For so long a mailed link opens. */
const LINK_SECONDS = 3600

/** How mails of accounts go out. */
export function accountMails({ dataDir, siteUrl, mailServer, announceMail }: BackendOptions): MailQueue {
  if (mailServer) return mailQueue(join(dataDir, 'mails'), mailServer, siteUrl, { usefulMs: LINK_SECONDS * 1000 })
  return { ...outbox(join(dataDir, 'outbox'), announceMail), close: async () => {} }
}

function createApp(
  connection: DatabaseConnection,
  keys: Keys,
  siteUrl: string,
  email: EmailDriver,
  storage: StorageFolder,
): App {
  setExperimental('storage', true)
  const app = new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      site_url: siteUrl,
      minimum_password_length: PASSWORD_MIN_CHARACTERS,
      // Links carry the hash of address and code: it is as hard to guess as the code is long.
      email: { enable_confirmations: false, otp_length: 48, otp_expiry: LINK_SECONDS },
    },
    storage: { enabled: true },
    options: {
      server: { admin: false, disableStudio: true },
      drivers: { email },
    },
  } as ConstructorParameters<typeof App>[0])
  app._mailer = createMailer(email, connection, siteUrl)
  app._storageAdapter = storage.adapter()
  return app as App
}

/** Only this machine's own programs reach the backend, wherever the market itself listens. */
export const LOOPBACK = '127.0.0.1'

function listen(front: Hono<FrontEnv>, port: number): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: front.fetch, hostname: LOOPBACK, port }, () => resolve(server))
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = KEEP_ALIVE_MS
    server.once('error', reject)
  })
}

/** Ends a server after the requests under way, but does not wait for connections that merely stay open. */
function stopListening(server: ServerType): Promise<void> {
  const patience = setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections()
  }, 2000)
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(patience)
      resolve()
    })
  })
}

/** A database with every migration applied, before the embedded server has answered anything. */
export interface Migrated {
  readonly lite: App
  readonly connection: DatabaseConnection
  readonly keys: Keys
  readonly storage: StorageFolder
  readonly mails: MailQueue
  readonly limitStatements: OpenDatabase['limitStatements']
  readonly whileStill: OpenDatabase['whileStill']
  readonly unlock: () => void
}

/**
 * Opens the database and applies the migrations that are due.
 * @throws Error when another process holds the data directory, or a migration fails
 */
export async function openMigrated(options: BackendOptions): Promise<Migrated> {
  prepareDataDir(options.dataDir)
  const unlock = lockDataDir(options.dataDir)
  removePort(options.dataDir)
  await clearSnapshots(options.dataDir)
  const keys = await readKeys(options.dataDir)
  const { connection, limitStatements, whileStill } = await openDatabase(options.dataDir, options.databaseUrl)
  const storage = storageFolderOf(options.dataDir, connection)
  const mails = accountMails(options)
  const lite = createApp(connection, keys, options.siteUrl, mails, storage)
  const place = options.databaseUrl
    ? 'let DATABASE_URL name an empty one.'
    : `set DATA_DIR to a new folder, or delete ${options.dataDir} and all that is in it.`
  await requireSameMigrations(connection, migrationFiles(), place)
  await withRoom(options.dataDir, () => applyMigrations(lite))
  return { lite, connection, keys, storage, mails, limitStatements, whileStill, unlock }
}

/**
 * Opens the database, applies the migrations that are due, and sets the rights that the embedded server would widen.
 * @throws Error when another process holds the data directory, or a migration fails
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { lite, connection, keys, storage, mails, limitStatements, whileStill, unlock } = await openMigrated(options)
  await lite.init()
  await (connection as unknown as { ensureRlsContext(): Promise<void> }).ensureRlsContext()
  await setRequestContext(connection, limitStatements)
  await run(connection, await readFile(join(ROOT, 'supabase/local/grants.sql'), 'utf8'))
  await sweep(storage, connection)
  await query(connection, 'select private.forget_old_audit()')
  // Read once now: otherwise each of the first requests reads the whole schema for itself, all at the same time.
  await connection.introspect({ useCache: true })

  logRequestsInLines()
  const { dataDir, siteUrl, addressLimitFactor = 1 } = options
  const behind: Behind = {
    lite,
    connection,
    keys,
    storage,
    siteUrl,
    addressLimitFactor,
    takeSnapshot: () => takeSnapshot(dataDir, storage, whileStill),
  }
  const front = standInFront(behind)
  const servers: ServerType[] = []
  return {
    app: { fetch: async (request) => front.fetch(request, {}) },
    lite,
    connection,
    keys,
    storage,
    takeSnapshot: behind.takeSnapshot,
    async listen(port) {
      const server = await listen(front, port)
      servers.push(server)
      notePort(dataDir, server)
      return server
    },
    async close() {
      await Promise.all(servers.map(stopListening))
      await mails.close()
      await connection.close()
      removePort(dataDir)
      unlock()
    },
  }
}
