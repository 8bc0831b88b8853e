import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMigrated } from '../local/backend.ts'
import { grantsSql } from './grants.ts'
import { renderTypes } from './render.ts'
import { readSchema } from './schema.ts'

/** What follows from the migrations: the files by their path from the root. */
export async function generated(): Promise<Readonly<Record<string, string>>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'maveshi-types-'))
  const { connection, unlock } = await openMigrated({ dataDir, siteUrl: 'http://localhost' })
  try {
    return {
      'shared/src/database.types.ts': renderTypes(await readSchema(connection)),
      'supabase/local/grants.sql': await grantsSql(connection),
    }
  } finally {
    await connection.close()
    unlock()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
