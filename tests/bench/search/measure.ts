import type { Backend } from '@maveshi/supabase/local/backend'
import { query } from '@maveshi/supabase/local/database'
import { plansOf } from './plans.ts'
import { type Arguments, type BenchQuery, QUERIES } from './queries.ts'

interface Answer {
  readonly listings: readonly { readonly id: string }[]
  readonly next: string | null
}

const WARM_UP_ROUNDS = 5
const ROUNDS = 100

/** Calls the search the way the API does, by names of arguments. */
async function search({ connection }: Backend, given: Arguments): Promise<Answer> {
  const names = Object.keys(given)
  const types: Readonly<Record<string, string>> = { categories: '::text[]', attributes: '::text::jsonb' }
  const values = Object.entries(given).map(([name, value]) => (name === 'attributes' ? JSON.stringify(value) : value))
  const list = names.map((name, index) => `${name} => $${index + 1}${types[name] ?? ''}`).join(', ')
  const [row] = await query<{ answer: Answer }>(connection, `select public.search_listings(${list}) as answer`, values)
  if (!row) throw new Error('The search has not answered.')
  return row.answer
}

/** The floor: the same listings by their primary keys, as cards. */
async function byPrimaryKey({ connection }: Backend, ids: readonly string[]): Promise<void> {
  await query(
    connection,
    'select jsonb_agg(private.listing_card(id, null)) from unnest($1::text[]::uuid[]) as wanted (id)',
    [ids],
  )
}

async function atPage(backend: Backend, given: Arguments, page: number): Promise<Arguments> {
  let after: string | null = null
  for (let read = 1; read < page; read += 1) {
    after = (await search(backend, { ...given, ...(after ? { after } : {}) })).next ?? after
  }
  return after ? { ...given, after } : given
}

function percentile(sorted: readonly number[], share: number): number {
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10
}

/** Milliseconds of many rounds, each wording in turn. */
async function timed(rounds: number, call: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    await call(round)
    times.push(performance.now() - began)
  }
  return times.sort((a, b) => a - b)
}

async function measure(backend: Backend, { name, variants, page = 1 }: BenchQuery) {
  const wordings = await Promise.all(variants.map((given) => atPage(backend, given, page)))
  const answers: Answer[] = []
  for (const given of wordings) answers.push(await search(backend, given))
  const call = (round: number) => search(backend, wordings[round % wordings.length] ?? {})
  await timed(WARM_UP_ROUNDS * wordings.length, call)
  const times = await timed(ROUNDS, call)
  const ids = answers.map(({ listings }) => listings.map(({ id }) => id))
  const floor = await timed(ROUNDS, (round) => byPrimaryKey(backend, ids[round % ids.length] ?? []))
  return {
    query: name,
    found: answers.map(({ listings }) => listings.length).join(' '),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    'by key p50': percentile(floor, 0.5),
  }
}

async function sequentialScans({ connection }: Backend): Promise<number> {
  const [row] = await query<{ scans: number | string }>(
    connection,
    `select pg_stat_force_next_flush(), sum(seq_scan)::integer as scans from pg_stat_user_tables
     where relname in ('listing_search', 'listings')`,
  )
  return Number(row?.scans ?? 0)
}

/** Prints how long each question takes, warm, by one client, in milliseconds, and how its listings are found. */
export async function measureQueries(backend: Backend): Promise<void> {
  const before = await sequentialScans(backend)
  const table = []
  for (const one of QUERIES) table.push(await measure(backend, one))
  console.table(table)
  console.log(`Sequential scans of listings meanwhile: ${(await sequentialScans(backend)) - before}\n`)
  for (const { name, variants } of QUERIES) console.log(`${name}\n${await plansOf(backend, variants[0] ?? {})}`)
}
