import { move, type Plan, planMove } from '../supabase/local/move/move.ts'
import type { Target } from '../supabase/local/move/target.ts'
import { requireEmbedded, runTool } from './market-file.ts'

const USAGE = `npx pnpm@12 move [--now]   moves the embedded market to a project at Supabase; without --now it says what would be done

TARGET_DATABASE_URL   the project's connection string, of the session pooler or direct
TARGET_SUPABASE_URL   its address, https://<project>.supabase.co
TARGET_SECRET_KEY     its secret key, sb_secret_…`

function readTarget(): Target {
  const { TARGET_DATABASE_URL, TARGET_SUPABASE_URL, TARGET_SECRET_KEY } = process.env
  if (!TARGET_DATABASE_URL || !TARGET_SUPABASE_URL || !TARGET_SECRET_KEY) throw new Error(USAGE)
  return {
    databaseUrl: TARGET_DATABASE_URL,
    supabaseUrl: TARGET_SUPABASE_URL.replace(/\/$/, ''),
    secretKey: TARGET_SECRET_KEY,
  }
}

function tell({ accounts, listings, files, missing }: Plan, verb: string): void {
  console.log(`${verb}: ${accounts} accounts, ${listings} listings, ${files} pictures.`)
  if (missing > 0) console.log(`${missing} pictures are named and not there: their listings move without them.`)
}

await runTool({ usage: USAGE, files: 0, flags: ['--now'] }, async (_files, flags) => {
  const { dataDir } = requireEmbedded()
  const target = readTarget()
  if (flags.has('--now')) {
    tell(await move(dataDir, target), 'Moved')
    console.log('Everybody signs in once more, with the same password. Links that were mailed before are good no more.')
    return
  }
  const plan = await planMove(dataDir, target)
  tell(plan, 'Would move')
  if (plan.obstacles.length > 0) throw new Error(['In the way:', ...plan.obstacles].join('\n'))
  console.log('Nothing stands in the way. Stop the market, then say --now.')
})
