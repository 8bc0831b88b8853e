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

/** Runs a command that is given one file and ends this process: in one line where it fails. */
export async function runTool(usage: string, work: (files: string[]) => Promise<void>): Promise<never> {
  const files = process.argv.slice(2).filter((argument) => argument !== '--')
  if (files.length !== 1 || files[0]?.startsWith('-')) {
    console.error(usage)
    process.exit(2)
  }
  try {
    // Where whoever asked stood: pnpm runs everything in the root.
    await work(files.map((file) => resolve(process.env.INIT_CWD ?? '', file)))
    process.exit(0)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
