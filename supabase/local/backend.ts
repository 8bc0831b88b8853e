import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import { AVATAR_BUCKET, PHOTO_BUCKET } from '@maveshi/shared/access/session'
import { KEEP_ALIVE_MS, PASSWORD_MIN_CHARACTERS } from '@maveshi/shared/limits'
import { App, setExperimental } from '@supabase/lite'
import { applyPendingMigrations } from '@supabase/lite/cli'
import { openDatabase } from './connection.ts'
import { type Keys, lockDataDir, readKeys } from './data-dir.ts'
import { type DatabaseConnection, run } from './database.ts'
import { ROOT } from './environment.ts'
import { outbox } from './outbox.ts'
import { storageFolder } from './storage-folder.ts'

/** The largest file of each bucket; the migrations that make them say the same. */
const MAX_BYTES: Readonly<Record<string, number>> = { [PHOTO_BUCKET]: 1024 * 1024, [AVATAR_BUCKET]: 32 * 1024 }

/** How to start an embedded backend. `siteUrl` is where mails send people. */
export interface BackendOptions {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
  readonly siteUrl: string
  readonly print?: (line: string) => void
}

/** A running embedded backend, reachable in this process (`app.fetch`) and, after `listen`, by HTTP. */
export interface Backend {
  readonly app: App
  readonly connection: DatabaseConnection
  readonly keys: Keys
  listen(host: string, port: number): Promise<ServerType>
  close(): Promise<void>
}

function createApp(connection: DatabaseConnection, keys: Keys, { dataDir, siteUrl, print }: BackendOptions): App {
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
      email: {
        enable_confirmations: false,
        template: {
          recovery: {
            subject: 'Choose a new password for Maveshi',
            content_path: join(ROOT, 'supabase/templates/recovery.html'),
          },
          email_change: {
            subject: 'Confirm your new e-mail address for Maveshi',
            content_path: join(ROOT, 'supabase/templates/email-change.html'),
          },
        },
      },
    },
    storage: { enabled: true },
    options: {
      server: { admin: false, disableStudio: true },
      drivers: { email: outbox(join(dataDir, 'outbox'), print) },
    },
  } as ConstructorParameters<typeof App>[0])
  app._storageAdapter = storageFolder(join(dataDir, 'storage'), MAX_BYTES)
  return app as App
}

/** The embedded server looks for `supabase/migrations` below the working directory. */
async function applyMigrations(app: App): Promise<void> {
  const before = process.cwd()
  process.chdir(ROOT)
  try {
    await applyPendingMigrations(app)
  } finally {
    process.chdir(before)
  }
}

function listen(app: App, host: string, port: number): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: (request) => app.fetch(request), hostname: host, port }, () => resolve(server))
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
  readonly app: App
  readonly connection: DatabaseConnection
  readonly keys: Keys
  readonly unlock: () => void
}

/**
 * Opens the database and applies the migrations that are due.
 * @throws Error when another process holds the data directory, or a migration fails
 */
export async function openMigrated(options: BackendOptions): Promise<Migrated> {
  const unlock = lockDataDir(options.dataDir)
  const keys = await readKeys(options.dataDir)
  const connection = await openDatabase(options.dataDir, options.databaseUrl)
  const app = createApp(connection, keys, options)
  await applyMigrations(app)
  return { app, connection, keys, unlock }
}

/**
 * Opens the database, applies the migrations that are due, and sets the rights that the embedded server would widen.
 * @throws Error when another process holds the data directory, or a migration fails
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { app, connection, keys, unlock } = await openMigrated(options)
  await app.init()
  await (connection as unknown as { ensureRlsContext(): Promise<void> }).ensureRlsContext()
  await run(connection, await readFile(join(ROOT, 'supabase/local/grants.sql'), 'utf8'))

  const servers: ServerType[] = []
  return {
    app,
    connection,
    keys,
    async listen(host, port) {
      const server = await listen(app, host, port)
      servers.push(server)
      return server
    },
    async close() {
      await Promise.all(servers.map(stopListening))
      await connection.close()
      unlock()
    },
  }
}
