import { restore } from '../supabase/local/backup/restore.ts'
import { requireEmbedded, runTool, tellContents } from './market-file.ts'

const USAGE = 'npx pnpm@12 restore FILE   makes a market out of a backup, in an empty DATA_DIR'

await runTool({ usage: USAGE, files: 1 }, async ([file = '']) => {
  const { dataDir } = requireEmbedded()
  const manifest = await restore(dataDir, file)
  console.log(`${dataDir} holds the market as it was at ${manifest.takenAt}: ${tellContents(manifest)}.`)
})
