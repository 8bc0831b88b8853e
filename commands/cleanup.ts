import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../supabase/local/environment.ts'
import { cleanUp, countUnneeded, type Deleted } from './hosted/cleanup.ts'
import { hostedProject, readHostedOptions } from './hosted/project.ts'
import { runTool } from './market-file.ts'

const USAGE = `npx pnpm@12 cleanup [--now]   deletes what nobody needs any more from a project at Supabase; without --now it counts

SITE_URL, SUPPORT_ADMIN_EMAIL, SUPABASE_ACCESS_TOKEN   as for hosted
SUPABASE_SECRET_KEY                                    opens the files, with --now`

/** The file that the command line tool reads too. What the shell says wins. */
const VARIABLES = join(ROOT, 'supabase/.env')

function tell(verb: string, { files, authEntries = 0, auditEntries }: Deleted): void {
  console.log(
    `${verb}: ${files} files that nothing shows, ${authEntries} entries of Auth's log, ${auditEntries} of the audit log.`,
  )
}

await runTool({ usage: USAGE, files: 0, flags: ['--now'] }, async (_files, flags) => {
  if (existsSync(VARIABLES)) process.loadEnvFile(VARIABLES)
  const options = readHostedOptions(process.env)
  const project = hostedProject(options)
  if (!flags.has('--now')) return tell('Would delete', await countUnneeded(project))
  const secretKey = process.env.SUPABASE_SECRET_KEY
  if (!secretKey?.startsWith('sb_secret_')) throw new Error('SUPABASE_SECRET_KEY is missing: it opens the files.')
  const deleted = await cleanUp(project, { supabaseUrl: `https://${options.project}.supabase.co`, secretKey })
  tell('Deleted', deleted)
  if (deleted.authEntries === undefined) console.log("This project lets nobody delete from Auth's log.")
})
