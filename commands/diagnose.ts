import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { snapshotOf } from '../supabase/local/backup/backup.ts'
import { openDatabase, openPostgres } from '../supabase/local/connection.ts'
import { query } from '../supabase/local/database.ts'
import { type Environment, ROOT, readEnvironment } from '../supabase/local/environment.ts'
import { databaseFindings } from './diagnose/database.ts'
import { type Finding, line, notChecked } from './diagnose/finding.ts'
import { builtFindings, keyFindings } from './diagnose/keys.ts'
import { diskFindings, guestFindings, storefrontFindings } from './diagnose/market.ts'
import { storefrontAt, visitorFindings } from './diagnose/place.ts'
import { checksOf, PUSH_DATABASE } from './hosted/checks.ts'
import { type HostedOptions, hostedProject, readHostedOptions } from './hosted/project.ts'

/** The file that the command line tool reads too. What the shell says wins. */
const VARIABLES = join(ROOT, 'supabase/.env')
const SENT = ['storefront/dist/client', 'backoffice/dist']

async function ofDatabaseAt(url: string, pushed: string): Promise<Finding[]> {
  const connection = openPostgres(url)
  try {
    return await databaseFindings((text) => query(connection, text), pushed)
  } finally {
    await connection.driver.end()
  }
}

/** What the environment says of the project, or what is wrong with that. */
function hostedOptions(): HostedOptions | Finding {
  try {
    return readHostedOptions(process.env)
  } catch (error) {
    return { what: 'the project is named', isSo: false, otherwise: (error as Error).message }
  }
}

/** The settings and the database of a hosted project, by the Management API. */
async function ofProject(): Promise<Finding[]> {
  if (!process.env.SUPABASE_ACCESS_TOKEN)
    return [notChecked('the settings of Auth and of the API', 'SUPABASE_ACCESS_TOKEN')]
  const options = hostedOptions()
  if (!('project' in options)) return [options]
  const project = hostedProject(options)
  const settings = await checksOf(project, options)
  if (process.env.DIAGNOSE_DATABASE_URL) return settings
  return [...settings, ...(await databaseFindings((text) => project.query(text), PUSH_DATABASE))]
}

/** The key that the embedded backend shows browsers. Nothing is made where it has not started yet. */
function embeddedKey({ dataDir }: Environment): string {
  const file = join(dataDir, 'keys.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { publishableKey: string }).publishableKey : ''
}

/** PGlite opens for one process, which is the market's: a copy of it is looked at, as a backup makes one. */
async function ofEmbeddedDatabase(dataDir: string): Promise<Finding[]> {
  let folder: string | undefined
  try {
    folder = await snapshotOf(dataDir)
    const { connection } = await openDatabase(folder, undefined)
    try {
      return await databaseFindings((text) => query(connection, text), 'npm start')
    } finally {
      await connection.close()
    }
  } catch (error) {
    return [{ what: 'the database can be copied and opened', isSo: false, otherwise: (error as Error).message }]
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true })
  }
}

async function ofDatabase({ supabaseUrl, databaseUrl, dataDir }: Environment): Promise<Finding[]> {
  const url = process.env.DIAGNOSE_DATABASE_URL ?? databaseUrl
  if (url) return ofDatabaseAt(url, supabaseUrl ? PUSH_DATABASE : 'npm start')
  if (!supabaseUrl) return ofEmbeddedDatabase(dataDir)
  if (process.env.SUPABASE_ACCESS_TOKEN) return []
  const needs = 'DIAGNOSE_DATABASE_URL or SUPABASE_ACCESS_TOKEN'
  return [notChecked('migrations, seeds, administrators, policies and buckets', needs)]
}

async function findings(environment: Environment): Promise<Finding[]> {
  const { supabaseUrl, apiPort, dataDir, secretKey } = environment
  const backend = supabaseUrl ?? `http://127.0.0.1:${apiPort}`
  const key = environment.publishableKey ?? embeddedKey(environment)
  const parts = await Promise.all([
    storefrontFindings(storefrontAt(environment)),
    guestFindings(backend, key),
    supabaseUrl ? ofProject() : [],
    ofDatabase(environment),
  ])
  const built = SENT.flatMap((folder) => builtFindings(join(ROOT, folder), secretKey))
  return [
    ...visitorFindings(environment),
    ...parts.flat(),
    ...built,
    ...diskFindings(existsSync(dataDir) ? dataDir : ROOT),
  ]
}

/** Looks at a running market, and changes nothing. */
async function main(): Promise<number> {
  if (existsSync(VARIABLES)) process.loadEnvFile(VARIABLES)
  const keys = keyFindings(process.env)
  // A key in the wrong place is said in its own words, before it is sent anywhere.
  const all = keys.every(({ isSo }) => isSo) ? [...keys, ...(await findings(readEnvironment()))] : keys
  console.log(process.argv.includes('--json') ? JSON.stringify(all, null, 2) : all.map(line).join('\n'))
  return all.some(({ isSo }) => isSo === false) ? 1 : 0
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
