import { statfsSync } from 'node:fs'
import { SUPABASE_CLI } from '../hosted/cli.ts'
import type { Finding } from './finding.ts'
import { notChecked } from './finding.ts'

const WAIT_MS = 5000
const CLOCK_MS = 30_000
const FREE_BYTES = 1024 ** 3

const PRIVATE_TABLES = ['profiles', 'reports', 'audit_log', 'deletion_requests', 'contact_events', 'listing_drafts']

type Ask = typeof fetch

async function answerOf(ask: Ask, url: string, headers: Record<string, string> = {}): Promise<Response | undefined> {
  return ask(url, { headers, signal: AbortSignal.timeout(WAIT_MS) }).catch(() => undefined)
}

/** Asks the storefront whether it is ready. */
export async function storefrontFindings(origin: string, ask: Ask = fetch): Promise<Finding[]> {
  const answer = await answerOf(ask, `${origin}/readyz`)
  return [{ what: `the storefront at ${origin} is ready`, isSo: answer?.ok === true, otherwise: 'npm start' }]
}

function clock(answer: Response): Finding {
  const what = 'the clock is right'
  const said = Date.parse(answer.headers.get('date') ?? '')
  if (Number.isNaN(said)) return notChecked(what, 'a backend that says its time')
  return { what, isSo: Math.abs(Date.now() - said) < CLOCK_MS, otherwise: 'timedatectl set-ntp true' }
}

/** Nothing of these is for guests: they are refused, or given no row. */
async function refusal(rest: string, table: string, apikey: string, ask: Ask): Promise<Finding> {
  const what = `guests read nothing of ${table}`
  const answer = await answerOf(ask, `${rest}/${table}?select=*&limit=1`, { apikey })
  if (!answer || answer.status >= 500) return notChecked(what, 'a backend that answers')
  const isSo = !answer.ok || (await answer.text()).trim() === '[]'
  return { what, isSo, otherwise: `revoke select on public.${table} from anon, and look through its policies` }
}

async function hiddenSchema(rest: string, apikey: string, ask: Ask): Promise<Finding> {
  const what = 'the schema private is not exposed'
  const answer = await answerOf(ask, `${rest}/applied_seeds?limit=1`, { apikey, 'accept-profile': 'private' })
  if (!answer || answer.status >= 500) return notChecked(what, 'a backend that answers')
  return { what, isSo: !answer.ok, otherwise: `npx ${SUPABASE_CLI} config push` }
}

/** What a guest meets: asked with the key that every browser has. */
export async function guestFindings(backend: string, apikey: string, ask: Ask = fetch): Promise<Finding[]> {
  const rest = `${backend}/rest/v1`
  const places = await answerOf(ask, `${rest}/places?select=id&limit=1`, { apikey })
  const reached: Finding = {
    what: 'guests read places',
    isSo: places?.ok === true,
    otherwise: 'compare SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY with Settings → API Keys; embedded: npm start',
  }
  if (!places?.ok) return [reached, notChecked('what guests are refused', 'a backend that answers')]
  const refused = await Promise.all(PRIVATE_TABLES.map((table) => refusal(rest, table, apikey, ask)))
  return [reached, clock(places), await hiddenSchema(rest, apikey, ask), ...refused]
}

export function diskFindings(folder: string): Finding[] {
  const { bavail, bsize } = statfsSync(folder)
  const otherwise = `make room where ${folder} is: less than 1 GiB is free`
  return [{ what: 'room on the disk', isSo: bavail * bsize >= FREE_BYTES, otherwise }]
}
