import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Backend, startBackend } from '@maveshi/supabase/local/backend'
import { query, run } from '@maveshi/supabase/local/database'
import { applySeeds } from '@maveshi/supabase/local/seeds'
import { seedListings } from '../search/seed-listings.ts'
import { Chance } from './chance.ts'
import { anyRequest, type GuestRequest, type Known, likeThat } from './requests.ts'

/** What a request has cost the process in which server and database run, and how it was answered. */
interface Cost {
  readonly request: GuestRequest
  readonly cpu_ms: number
  readonly status: number
}

const SHOWN = 15
const SEED = 20_261_121
/** Every other request is thrown anew; the rest are like one of the dearest so far. */
const CLIMBED_FROM = 8

async function valuesOf(backend: Backend, sql: string): Promise<string[]> {
  return (await query<{ value: string }>(backend.connection, sql)).map(({ value }) => value)
}

async function knownIn(backend: Backend): Promise<Known> {
  const of = (sql: string) => valuesOf(backend, sql)
  return {
    listings: await of('select id::text as value from public.listings limit 1000'),
    sellers: await of('select distinct seller_id::text as value from public.listings limit 200'),
    places: await of('select id as value from public.places'),
    categories: await of('select value from public.categories where is_creatable'),
    fields: await of('select distinct id as value from public.listing_fields'),
    options: await of('select distinct value from public.dropdown_options'),
  }
}

/** One seller with a whole market of their own: nobody asks for more. */
const ONE_LARGE_SELLER = `set local session_replication_role = replica;
  update public.listings set seller_id = (select seller_id from public.listings limit 1)
  where id in (select id from public.listings limit 1000);`

async function costOf({ app, keys }: Backend, request: GuestRequest): Promise<Cost> {
  const { target, prefer, body } = request
  const headers = {
    apikey: keys.publishableKey,
    'content-type': 'application/json',
    ...(prefer ? { prefer } : {}),
  }
  const sent = new Request(`http://market.test${target}`, {
    headers,
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })
  const before = process.cpuUsage()
  const answer = await app.fetch(sent)
  await answer.arrayBuffer()
  const { user, system } = process.cpuUsage(before)
  return { request, cpu_ms: (user + system) / 1000, status: answer.status }
}

/** The cheapest of three: whatever else the process did meanwhile is not the request's. */
async function confirmedCostOf(backend: Backend, request: GuestRequest): Promise<Cost> {
  const costs = [await costOf(backend, request), await costOf(backend, request), await costOf(backend, request)]
  return costs.sort((a, b) => a.cpu_ms - b.cpu_ms)[0] as Cost
}

const brief = ({ target, prefer, body }: GuestRequest) =>
  `${target} ${prefer ?? ''} ${JSON.stringify(body ?? {})}`.slice(0, 400)

async function search(backend: Backend, requests: number): Promise<Cost[]> {
  const [chance, known] = [new Chance(SEED), await knownIn(backend)]
  let dearest: Cost[] = []
  for (let count = 0; count < requests; count += 1) {
    const from = chance.isLikely(0.5) ? chance.one(dearest.slice(0, CLIMBED_FROM)) : undefined
    const request = from ? likeThat(from.request, chance, known) : anyRequest(chance, known)
    const once = await costOf(backend, request)
    const isDear = dearest.length < SHOWN || once.cpu_ms > (dearest.at(-1)?.cpu_ms ?? 0)
    if (isDear) dearest.push(await confirmedCostOf(backend, request))
    dearest = dearest.sort((a, b) => b.cpu_ms - a.cpu_ms).slice(0, SHOWN)
  }
  return dearest
}

async function seed(backend: Backend, rows: number): Promise<void> {
  await applySeeds(backend)
  await seedListings(backend, rows)
  await run(backend.connection, ONE_LARGE_SELLER)
}

/**
 * Looks for the dearest requests of a guest in a market of so many listings on PGlite, and prints them.
 * @param folder a data directory that stays, with its listings
 */
export async function benchCost(rows: number, requests: number, folder?: string): Promise<void> {
  const dataDir = folder ?? mkdtempSync(join(tmpdir(), 'maveshi-bench-'))
  const isSeeded = existsSync(join(dataDir, 'database'))
  const backend = await startBackend({ dataDir, siteUrl: 'http://market.test' })
  // Refusals are many here, and each would be printed.
  const print = console.error
  try {
    if (!isSeeded) await seed(backend, rows)
    console.error = () => {}
    const dearest = await search(backend, requests)
    console.log(`The dearest of ${requests.toLocaleString('en-IN')} requests of a guest, in ms of processor:\n`)
    for (const { cpu_ms, status, request } of dearest)
      console.log(`${Math.round(cpu_ms)}\t${status}\t${brief(request)}`)
  } finally {
    console.error = print
    await backend.close()
    if (!folder) rmSync(dataDir, { recursive: true, force: true })
  }
}
