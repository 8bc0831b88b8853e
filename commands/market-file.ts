import { resolve } from 'node:path'
import type { Manifest } from '../supabase/local/backup/manifest.ts'
import { type Environment, readEnvironment } from '../supabase/local/environment.ts'

/** @throws Error where the market's data is not in a folder of this machine */
export function requireEmbedded(): Environment {
  const environment = readEnvironment()
  if (environment.databaseUrl || environment.supabaseUrl) {
    throw new Error(
      'Only a market on the embedded database is one file: back a PostgreSQL up by pg_dump, and a project at Supabase there.',
    )
  }
  return environment
}

/** What a backup holds, in a few words. */
export function tellContents({ tables, files, missing }: Manifest): string {
  const rows = (table: string) => tables[table]?.rows ?? 0
  const pictures = Object.keys(files).filter((name) => name.startsWith('storage/')).length
  const told = `${rows('public.profiles')} people, ${rows('public.listings')} listings, ${pictures} pictures`
  return missing.length > 0 ? `${told}; ${missing.length} pictures were not there` : told
}

/** What a command is given. */
interface Wanted {
  readonly usage: string
  /** How many files. */
  readonly files: number
  readonly flags?: readonly string[]
}

type Work = (files: string[], flags: ReadonlySet<string>) => Promise<void>

/** Runs a command and ends this process: in one line where it fails. */
export async function runTool({ usage, files: count, flags: known = [] }: Wanted, work: Work): Promise<never> {
  const given = process.argv.slice(2).filter((argument) => argument !== '--')
  const flags = new Set(given.filter((argument) => argument.startsWith('-')))
  const files = given.filter((argument) => !flags.has(argument))
  if (files.length !== count || ![...flags].every((flag) => known.includes(flag))) {
    console.error(usage)
    process.exit(2)
  }
  try {
    // Where whoever asked stood: pnpm runs everything in the root.
    await work(
      files.map((file) => resolve(process.env.INIT_CWD ?? '', file)),
      flags,
    )
    process.exit(0)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
