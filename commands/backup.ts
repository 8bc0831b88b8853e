import { stat } from 'node:fs/promises'
import { backUp } from '../supabase/local/backup/backup.ts'
import { requireEmbedded, runTool, tellContents } from './market-file.ts'

const USAGE = 'npx pnpm@12 backup FILE   writes the embedded market into one file, whether it runs or not'

await runTool({ usage: USAGE, files: 1 }, async ([file = '']) => {
  const manifest = await backUp(requireEmbedded().dataDir, file)
  const { size } = await stat(file)
  console.log(
    `${file} (${(size / 1e6).toFixed(1)} MB) holds the market as it was at ${manifest.takenAt}: ${tellContents(manifest)}.`,
  )
  console.log('It holds keys and hashes of passwords: keep it where nobody else reads it.')
})
