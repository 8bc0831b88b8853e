import { type DatabaseConnection, query } from '../database.ts'
import { gist, migrationFiles } from '../migrations.ts'
import { columnsHere, columnsThere, differences } from './tables.ts'
import { type Database, keysOf, type Target } from './target.ts'

const OLDEST_POSTGRES = 150_000

async function versionObstacles(database: Database): Promise<string[]> {
  const [{ version = 0 } = {}] = await database<{ version: number }[]>`
    select current_setting('server_version_num')::integer as version`
  return version < OLDEST_POSTGRES ? ['Its PostgreSQL is older than 15: make a new project.'] : []
}

async function migrationObstacles(database: Database): Promise<string[]> {
  const [{ known = false } = {}] = await database<{ known: boolean }[]>`
    select to_regclass('supabase_migrations.schema_migrations') is not null as known`
  const applied = known
    ? await database<{ version: string; statements: string[] | null }[]>`
        select version, statements from supabase_migrations.schema_migrations`
    : []
  const gists = new Map(applied.map(({ version, statements }) => [version, gist((statements ?? []).join('\n'))]))
  const files = migrationFiles()
  const due = files.filter(({ version }) => !gists.has(version))
  const other = files.find(({ version, sql }) => gists.has(version) && gists.get(version) !== gist(sql))
  const unknown = applied.find(({ version }) => !files.some((file) => file.version === version))
  return [
    ...(due.length > 0
      ? [`${due.length} migrations have not run there (${due[0]?.filename} first): supabase db push.`]
      : []),
    ...(other
      ? [`${other.filename} ran there in another form: make a new project, and push this version's migrations.`]
      : []),
    ...(unknown
      ? [`Migration ${unknown.version} ran there, which this version does not know: use the version that has it.`]
      : []),
  ]
}

const EXTENSIONS = "select extname as name from pg_extension where extname <> 'plpgsql' order by 1"

async function extensionObstacles(connection: DatabaseConnection, database: Database): Promise<string[]> {
  const there = new Set((await database.unsafe<{ name: string }[]>(EXTENSIONS)).map(({ name }) => name))
  const missing = (await query<{ name: string }>(connection, EXTENSIONS)).filter(({ name }) => !there.has(name))
  return missing.map(({ name }) => `The extension ${name} is not there: create extension ${name} schema extensions.`)
}

/** Tables that are empty in a project to which nobody has come yet. */
const EMPTY = ['auth.users', 'public.profiles', 'public.listings'] as const

async function emptinessObstacles(database: Database): Promise<string[]> {
  const found: string[] = []
  for (const table of EMPTY) {
    const [{ known = false } = {}] = await database<
      { known: boolean }[]
    >`select to_regclass(${table}) is not null as known`
    const rows = known ? await database.unsafe(`select 1 from ${table} limit 1`) : []
    if (rows.length > 0) found.push(`${table} is not empty there: move into a new project.`)
  }
  return found
}

async function rightsObstacles(database: Database): Promise<string[]> {
  try {
    await database.begin((transaction) => transaction`set local session_replication_role = replica`)
    return []
  } catch {
    return [
      'The role may not load data past triggers: connect as postgres, with the connection string of the dashboard.',
    ]
  }
}

async function storageObstacles(target: Target): Promise<string[]> {
  const nobody = '00000000-0000-4000-8000-000000000000'
  const answer = await fetch(`${target.supabaseUrl}/storage/v1/object/list/listing-photos`, {
    method: 'POST',
    headers: { ...keysOf(target), 'content-type': 'application/json' },
    body: JSON.stringify({ prefix: nobody, limit: 1, offset: 0 }),
  }).catch(() => undefined)
  if (answer?.ok) return []
  return [
    `Its storage does not answer at ${target.supabaseUrl} (${answer?.status ?? 'no connection'}): look at address and secret key.`,
  ]
}

/** What stands in the way of moving a market to this project, one sentence each. Writes nothing. */
export async function obstaclesOf(
  connection: DatabaseConnection,
  database: Database,
  target: Target,
): Promise<string[]> {
  const migrations = await migrationObstacles(database)
  // Tables follow from migrations.
  const tables = migrations.length > 0 ? [] : differences(await columnsHere(connection), await columnsThere(database))
  return [
    ...(await versionObstacles(database)),
    ...migrations,
    ...tables,
    ...(await extensionObstacles(connection, database)),
    ...(await emptinessObstacles(database)),
    ...(await rightsObstacles(database)),
    ...(await storageObstacles(target)),
  ]
}
