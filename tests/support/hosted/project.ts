import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '@maveshi/supabase/local/environment'
import postgres from 'postgres'
import { SUPABASE_CLI } from '../../../commands/hosted/cli.ts'
import { nativePostgres, startCluster } from '../native-postgres.ts'

/** What the settings of a project read from the environment. */
const ENVIRONMENT = {
  SITE_URL: 'https://market.example',
  SMTP_HOST: 'smtp.example',
  SMTP_USER: 'post',
  SMTP_PASSWORD: 'secret',
  SMTP_SENDER: 'post@market.example',
  DO_NOT_TRACK: '1',
  SUPABASE_TELEMETRY_DISABLED: '1',
}

/** npm itself failed, and not the tool. */
const NOT_FETCHED = /npm (ERR!|error)/

export interface CliAnswer {
  readonly code: number
  readonly output: string
}

/** A database as a hosted project has it: `postgres` is no superuser, and Auth and storage have made their tables. */
export interface HostedDatabase {
  /** As who owns the database's server. */
  readonly owner: postgres.Sql
  /** Runs a command of Supabase's command line tool against the database. */
  supabase(...args: readonly string[]): Promise<CliAnswer>
  stop(): Promise<void>
}

const sqlOf = (name: string) => readFileSync(new URL(`${name}.sql`, import.meta.url), 'utf8')

function npx(home: string, args: readonly string[]): Promise<CliAnswer> {
  const env = { ...process.env, ...ENVIRONMENT, XDG_CONFIG_HOME: home }
  return new Promise((resolve) => {
    execFile('npx', ['-y', SUPABASE_CLI, ...args], { cwd: ROOT, env, maxBuffer: 2 ** 24 }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) || 1 : 0, output: `${out}\n${err}` })
    })
  })
}

/** Why the command line tool cannot be run here, or nothing where it can. @throws Error where it is there and fails */
export async function whyNoCli(): Promise<string | undefined> {
  const { code, output } = await npx(tmpdir(), ['--version'])
  if (code === 0) return undefined
  if (NOT_FETCHED.test(output)) return `${SUPABASE_CLI} cannot be had from the package registry.`
  throw new Error(output)
}

/** @throws Error where no PostgreSQL is installed or it does not start */
export async function hostedDatabase(): Promise<HostedDatabase> {
  const programs = nativePostgres()
  if (!programs) throw new Error('PostgreSQL is not installed on this machine.')
  const cluster = await startCluster(programs, [], undefined, 'supabase_admin')
  const home = mkdtempSync(join(tmpdir(), 'maveshi-hosted-'))
  const owner = postgres(cluster.url, { max: 1, onnotice: () => {} })
  for (const name of ['roles', 'services']) await owner.unsafe(sqlOf(name))
  const url = `${cluster.url.replace('supabase_admin', 'postgres:none')}?sslmode=disable`
  return {
    owner,
    supabase: (...args) => npx(home, [...args, `--remote=${url}`, '--agent', 'no']),
    async stop() {
      await owner.end()
      cluster.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
