import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Finding } from './finding.ts'

/** The role that a key of the older kind names: those are tokens. */
function roleOf(key: string): unknown {
  try {
    return JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()).role
  } catch {
    return undefined
  }
}

const isSecret = (key: string) => key.startsWith('sb_secret_') || roleOf(key) === 'service_role'
const isPublishable = (key: string) => key.startsWith('sb_publishable_') || roleOf(key) === 'anon'

const KEYS_PAGE = 'Settings → API Keys in the dashboard shows which is which'

export function keyFindings({ SUPABASE_PUBLISHABLE_KEY = '', SUPABASE_SECRET_KEY = '' }: NodeJS.ProcessEnv): Finding[] {
  return [
    {
      what: 'no secret key where the publishable one belongs',
      isSo: !isSecret(SUPABASE_PUBLISHABLE_KEY),
      otherwise: `SUPABASE_PUBLISHABLE_KEY is shown to browsers: revoke that secret key; ${KEYS_PAGE}`,
    },
    {
      what: 'no publishable key where the secret one belongs',
      isSo: !isPublishable(SUPABASE_SECRET_KEY),
      otherwise: `set SUPABASE_SECRET_KEY to the secret key; ${KEYS_PAGE}`,
    },
  ]
}

const SECRET = /sb_secret_[\w-]{16,}/

function holdsSecret(file: string, secret: string): boolean {
  const text = readFileSync(file, 'latin1')
  return SECRET.test(text) || (secret !== '' && text.includes(secret))
}

/** @param folder what browsers are sent */
export function builtFindings(folder: string, secret = ''): Finding[] {
  const what = `no secret key in ${basename(dirname(folder))}/${basename(folder)}`
  if (!existsSync(folder)) return [{ what, isSo: undefined, otherwise: 'a build: npm start' }]
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const found = entries.map((entry) => join(entry.parentPath, entry.name)).find((file) => holdsSecret(file, secret))
  return [{ what, isSo: !found, otherwise: `${found}: revoke the key, delete the build, then npm start` }]
}
