import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../supabase/local/environment.ts'
import { SUPABASE_CLI } from './cli.ts'

/** What the set-up of a hosted project is told. */
export interface HostedOptions {
  /** The project's reference: twenty letters. */
  readonly project: string
  readonly accessToken: string
  /** The storefront's address, without a slash at its end. */
  readonly siteUrl: string
  /** The address that becomes administrator. */
  readonly supportAdminEmail: string
}

/** Where `supabase link` writes down which project it has linked. */
const LINKED = 'supabase/.temp/project-ref'

function linkedProject(): string {
  try {
    return readFileSync(join(ROOT, LINKED), 'utf8').trim()
  } catch {
    return ''
  }
}

/**
 * Reads what the environment says, and which project is linked.
 * @throws Error with one sentence for the operator when something is missing
 */
export function readHostedOptions(env: NodeJS.ProcessEnv, linked = linkedProject()): HostedOptions {
  const { SITE_URL = '', SUPPORT_ADMIN_EMAIL = '', SUPABASE_ACCESS_TOKEN = '', SUPABASE_PROJECT_ID } = env
  const project = SUPABASE_PROJECT_ID || linked
  if (!/^[a-z]{20}$/.test(project))
    throw new Error(`No project is linked: npx ${SUPABASE_CLI} link --project-ref <project>`)
  if (!SUPABASE_ACCESS_TOKEN) {
    throw new Error('SUPABASE_ACCESS_TOKEN is missing: make one under Account → Access Tokens in the dashboard.')
  }
  if (!/^https:\/\/[^/]+$/.test(SITE_URL)) {
    throw new Error(`SITE_URL=${SITE_URL} is not the storefront's address: https:// and the name, no slash at the end.`)
  }
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(SUPPORT_ADMIN_EMAIL)) {
    throw new Error('SUPPORT_ADMIN_EMAIL is missing: the address of the first administrator, which you read.')
  }
  const supportAdminEmail = SUPPORT_ADMIN_EMAIL.toLowerCase()
  return { project, accessToken: SUPABASE_ACCESS_TOKEN, siteUrl: SITE_URL, supportAdminEmail }
}

const MANAGEMENT = 'https://api.supabase.com/v1/projects'

/** What the set-up asks of a hosted project. */
export interface HostedProject {
  /** The settings of its authentication, by the names of the Management API. */
  readAuth(): Promise<Readonly<Record<string, unknown>>>
  changeAuth(changes: Readonly<Record<string, unknown>>): Promise<void>
  readApi(): Promise<Readonly<Record<string, unknown>>>
  /** Runs one statement as the database's owner. */
  query<Row>(query: string, parameters?: readonly unknown[]): Promise<Row[]>
}

/** Reaches a project by Supabase's Management API, so that neither the database's password nor its address is needed. */
export function hostedProject({ project, accessToken }: HostedOptions, ask: typeof fetch = fetch): HostedProject {
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await ask(`${MANAGEMENT}/${project}/${path}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch((error: Error) => {
      throw new Error(`${new URL(MANAGEMENT).host} cannot be reached: ${String(error.cause ?? error.message)}`)
    })
    const text = await answer.text()
    if (answer.ok) return (text ? JSON.parse(text) : undefined) as T
    throw new Error(`The project refuses ${method} ${path}: ${answer.status} ${text.slice(0, 300)}`)
  }
  return {
    readAuth: () => call('GET', 'config/auth'),
    changeAuth: (changes) => call('PATCH', 'config/auth', changes),
    readApi: () => call('GET', 'postgrest'),
    query: (query, parameters = []) => call('POST', 'database/query', { query, parameters }),
  }
}
