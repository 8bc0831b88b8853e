import { type Backend, startBackend } from '../../supabase/local/backend.ts'
import type { Environment } from '../../supabase/local/environment.ts'
import { applySeeds } from '../../supabase/local/seeds.ts'
import { type Account, DEFAULT_ADMIN_EMAIL, ensureAdministrator, isUnproved } from './administrator.ts'

/** The embedded backend with its seeds, and how to sign in. */
export interface Market {
  readonly backend: Backend
  /** What to print about accounts, one line each. */
  readonly accountLines: readonly string[]
}

type Print = (line: string) => void

const accountLine = (what: string, { email, password }: Account) => `${what}: ${email}, password ${password}`

/** The demo market, loaded only where it is wanted. */
async function openDemo(backend: Backend, print: Print): Promise<string[]> {
  const { DEMO_ACCOUNTS, seedDemo } = await import('../../supabase/seed/demo/demo.ts')
  await seedDemo(backend, print)
  return [
    accountLine('Sign in as a seller', DEMO_ACCOUNTS.seller),
    accountLine('Sign in as the administrator', DEMO_ACCOUNTS.administrator),
  ]
}

/** The operator's own administrator: where there is no demo, or where one is named. */
async function openAdministration(backend: Backend, { demo, supportAdminEmail }: Environment): Promise<string[]> {
  if (demo && !supportAdminEmail) return []
  const email = supportAdminEmail ?? DEFAULT_ADMIN_EMAIL
  const made = await ensureAdministrator(backend, email)
  if (made) return [`${accountLine('Administrator', made)} (shown this once: note it)`]
  if (!(await isUnproved(backend, email))) return []
  return [`${email} has an account but is no administrator yet: choose a new password by a mailed link to become one.`]
}

/**
 * Starts the embedded backend in this process, seeds it, and serves it at the API port.
 * @throws Error when the data directory is taken, or a migration, a seed or the port fails
 */
export async function openMarket(environment: Environment, print: Print): Promise<Market> {
  const { dataDir, databaseUrl, siteUrl, apiPort, demo, addressLimitFactor, smtpUrl, smtpSender } = environment
  const mailServer = smtpUrl && smtpSender ? { url: smtpUrl, sender: smtpSender } : undefined
  // A link out of a mail opens an account. A log is stored, and read by others.
  const announceMail = demo && process.stdout.isTTY ? print : undefined
  const backend = await startBackend({ dataDir, databaseUrl, siteUrl, mailServer, announceMail, addressLimitFactor })
  try {
    await applySeeds(backend)
    const demoLines = demo ? await openDemo(backend, print) : []
    const administratorLines = await openAdministration(backend, environment)
    await backend.listen(apiPort)
    return { backend, accountLines: [...demoLines, ...administratorLines] }
  } catch (error) {
    await backend.close()
    throw error
  }
}
