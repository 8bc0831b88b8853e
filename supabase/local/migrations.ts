import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from '@supabase/lite'
import { applyPendingMigrations } from '@supabase/lite/cli'
import { type DatabaseConnection, query } from './database.ts'
import { ROOT } from './environment.ts'

/** A migration in the tree. */
export interface MigrationFile {
  readonly version: string
  readonly filename: string
  readonly sql: string
}

/** A migration that has run. */
export interface AppliedMigration {
  readonly version: string
  readonly statements: readonly string[] | null
}

/** What a migration does: lines of comment, space, and where a statement ends change nothing. */
export const gist = (sql: string) => sql.replace(/^\s*--.*$/gm, '').replace(/[\s;]+/g, '')

export async function readApplied(connection: DatabaseConnection): Promise<readonly AppliedMigration[]> {
  const [known] = await query<{ exists: boolean }>(
    connection,
    "select to_regclass('supabase_migrations.schema_migrations') is not null as exists",
  )
  if (!known?.exists) return []
  return query<AppliedMigration>(
    connection,
    'select version, statements from supabase_migrations.schema_migrations order by 1',
  )
}

/**
 * Makes sure that what has been applied is what the tree holds: a migration that was edited afterwards would never reach
 * this database, and parts of the market would fail in ways that nobody understands.
 * @param place the database as the operator knows it, and what to do
 * @throws Error with one sentence that names the first migration that differs
 */
export async function requireSameMigrations(
  connection: DatabaseConnection,
  files: readonly MigrationFile[],
  place: string,
): Promise<void> {
  const inTree = new Map(files.map((file) => [file.version, file]))
  const newest = files.at(-1)?.version ?? ''
  for (const { version, statements } of await readApplied(connection)) {
    const file = inTree.get(version)
    if (!file && version > newest) {
      throw new Error(
        `The database was made by a newer version of the market (migration ${version}): start that version, or restore a backup of this one into a new folder.`,
      )
    }
    if (file && statements && gist(file.sql) === gist(statements.join('\n'))) continue
    throw new Error(
      `The database was made by other migrations than those of this version (${file?.filename ?? version}): ${place}`,
    )
  }
}

/** The embedded server looks for `supabase/migrations` below the working directory. */
async function inRoot<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = process.cwd()
  process.chdir(ROOT)
  try {
    return await work()
  } finally {
    process.chdir(before)
  }
}

/** The migrations of this version, in their order. */
export function migrationFiles(): readonly MigrationFile[] {
  const folder = join(ROOT, 'supabase/migrations')
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((filename) => ({
    version: filename.split('_', 1)[0] ?? '',
    filename,
    sql: readFileSync(join(folder, filename), 'utf8'),
  }))
}

/** Applies the migrations that are due. */
export async function applyMigrations(lite: App): Promise<void> {
  await inRoot(() => applyPendingMigrations(lite))
}
