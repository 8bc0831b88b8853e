import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root: every path below is meant from here, wherever a command was started. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** What the environment decides. Ports are TCP ports, `dataDir` an absolute path. */
export interface Environment {
  readonly host: string
  readonly port: number
  readonly apiPort: number
  readonly dataDir: string
  readonly demo: boolean
  readonly databaseUrl: string | undefined
  readonly supabaseUrl: string | undefined
  readonly publishableKey: string | undefined
  /** By which the storefront's server names visitors to a hosted project. No browser is ever shown it. */
  readonly secretKey: string | undefined
  readonly siteUrl: string
  readonly supportAdminEmail: string | undefined
  readonly addressLimitFactor: number
  /** How many proxies of the operator's own stand in front of the storefront. */
  readonly trustedProxies: number
}

function port(name: string, fallback: number): number {
  const text = process.env[name] ?? ''
  if (text === '') return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > 65535) {
    throw new Error(`${name}=${text} is not a port: give a whole number from 1 to 65535.`)
  }
  return value
}

function factor(name: string): number {
  const text = process.env[name] || '1'
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name}=${text} is no whole number from 1 on.`)
  return value
}

function proxies(name: string): number {
  const text = process.env[name] || '0'
  if (!/^[0-5]$/.test(text)) throw new Error(`${name}=${text} is no whole number from 0 to 5.`)
  return Number(text)
}

/** Hosts of databases that belong to projects of Supabase, directly and by the pooler. */
const OF_A_PROJECT = /\.supabase\.(co|com|in|net)$/i

/**
 * @throws Error for the database of a Supabase project: that has Supabase's own Auth and storage in it, which the embedded
 *   backend would write into
 */
function requireOwnDatabase(url: string | undefined): void {
  const host = url && URL.canParse(url) ? new URL(url).hostname : ''
  if (!OF_A_PROJECT.test(host)) return
  throw new Error(
    'DATABASE_URL is the database of a Supabase project, which the embedded backend must not touch: start with SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY.',
  )
}

/** @throws Error where one stands in the place of the other: the publishable one is shown to every browser */
function requireRightKeys({ SUPABASE_PUBLISHABLE_KEY: publishable, SUPABASE_SECRET_KEY: secret }: NodeJS.ProcessEnv) {
  if (publishable && isSecretKey(publishable)) {
    throw new Error('SUPABASE_PUBLISHABLE_KEY is a secret key: every browser is shown it, so give sb_publishable_….')
  }
  if (secret && !secret.startsWith('sb_secret_')) {
    throw new Error('SUPABASE_SECRET_KEY is no secret key: the project settings show it, it begins with sb_secret_.')
  }
}

/** A secret key, or one of the older kind, which is a token that says so. */
function isSecretKey(key: string): boolean {
  const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()
  return key.startsWith('sb_secret_') || claims.includes('service_role')
}

/**
 * @param dataDir the data directory where none is named, below the root
 * @throws Error with one sentence for the operator when a variable makes no sense
 */
export function readEnvironment(dataDir = '.data'): Environment {
  const env = process.env
  const host = env.HOST || '127.0.0.1'
  const storefrontPort = port('PORT', 4321)
  const supabaseUrl = env.SUPABASE_URL || undefined
  if (supabaseUrl && !env.SUPABASE_PUBLISHABLE_KEY) {
    throw new Error('SUPABASE_URL is set, so SUPABASE_PUBLISHABLE_KEY must be too: the project settings show it.')
  }
  requireRightKeys(env)
  requireOwnDatabase(env.DATABASE_URL)
  if (env.SITE_URL && !URL.canParse(env.SITE_URL)) {
    throw new Error(`SITE_URL=${env.SITE_URL} is not an address: give https:// and the name.`)
  }
  return {
    host,
    port: storefrontPort,
    apiPort: port('API_PORT', 54321),
    dataDir: resolve(ROOT, env.DATA_DIR || dataDir),
    demo: env.DEMO !== '0',
    databaseUrl: env.DATABASE_URL || undefined,
    supabaseUrl,
    publishableKey: env.SUPABASE_PUBLISHABLE_KEY || undefined,
    secretKey: (supabaseUrl && env.SUPABASE_SECRET_KEY) || undefined,
    // Mails put a path behind it.
    siteUrl:
      env.SITE_URL?.replace(/\/+$/, '') || `http://${host === '127.0.0.1' ? 'localhost' : host}:${storefrontPort}`,
    supportAdminEmail: env.SUPPORT_ADMIN_EMAIL || undefined,
    addressLimitFactor: factor('ADDRESS_LIMIT_FACTOR'),
    trustedProxies: proxies('TRUST_PROXY'),
  }
}
