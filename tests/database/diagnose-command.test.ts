import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@maveshi/supabase/local/connection'
import { run } from '@maveshi/supabase/local/database'
import { ROOT } from '@maveshi/supabase/local/environment'
import { expect, inject, onTestFinished, test } from 'vitest'
import { runToEnd } from '../../commands/child.ts'
import type { Finding } from '../../commands/diagnose/finding.ts'
import { marketFolder } from '../support/durability/market-folder.ts'
import { openBackend } from '../support/durability/own-backend.ts'
import { freePort } from '../support/own-server.ts'

/** A mistake that somebody makes in a database by hand, and that a start does not mend by itself. */
const MISTAKE = 'drop policy "Everybody reads listings on offer" on public.listings'

const AS_MADE = ['a support address', 'an administrator']
const FOUND = 'the policies of the migrations and no others'

test.skipIf(inject('market').databaseUrl)(
  'the database of an embedded market is looked at while the market runs, and left as it is',
  async () => {
    const dataDir = marketFolder()
    const found = async () => {
      const ports = { PORT: String(await freePort()), API_PORT: String(await freePort()) }
      const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SUPABASE_URL: '', ...ports }
      const { code, output } = await runToEnd({ args: ['commands/diagnose.ts', '--json'], cwd: ROOT, env })
      expect(code).toBe(1)
      const findings = JSON.parse(output.slice(output.indexOf('[\n'))) as Finding[]
      return findings.flatMap(({ what, isSo }) => (isSo === false ? [what] : []))
    }
    const first = await found()
    expect(first).toEqual(expect.arrayContaining(AS_MADE))
    expect(first).not.toContain(FOUND)
    const { connection } = await openDatabase(dataDir, undefined)
    await run(connection, MISTAKE)
    await connection.close()
    const backend = await openBackend(dataDir)
    onTestFinished(() => backend.kill())
    expect(await found()).toEqual(expect.arrayContaining([...AS_MADE, FOUND]))
    expect(readdirSync(join(dataDir, 'snapshots'))).toEqual([])
  },
)
