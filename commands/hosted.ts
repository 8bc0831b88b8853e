import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../supabase/local/environment.ts'
import { type Check, checksOf } from './hosted/checks.ts'
import { hostedProject, readHostedOptions } from './hosted/project.ts'
import { setUp } from './hosted/set-up.ts'

/** The file that the command line tool reads too. What the shell says wins. */
const VARIABLES = join(ROOT, 'supabase/.env')

const line = ({ what, isSo, otherwise }: Check) => (isSo ? `✔ ${what}` : `✘ ${what}: ${otherwise}`)

/** Sets up what is left of a hosted project after `config push` and `db push`, and says what is still missing. */
async function main(): Promise<number> {
  if (existsSync(VARIABLES)) process.loadEnvFile(VARIABLES)
  const options = readHostedOptions(process.env)
  const project = hostedProject(options)
  await setUp(project, options)
  const checks = await checksOf(project, options)
  for (const check of checks) console.log(line(check))
  const isReady = checks.every(({ isSo }) => isSo)
  console.log(
    isReady
      ? `The project is ready. Register with ${options.supportAdminEmail} at ${options.siteUrl}/register, and open the link in the mail.`
      : 'Let nobody register before these are mended.',
  )
  return isReady ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
