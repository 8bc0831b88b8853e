import { LANGUAGES } from '@maveshi/shared/locale/languages'
import type { DatabaseConnection } from '@maveshi/supabase/local/database'
import { query } from '@maveshi/supabase/local/database'
import type { CountedOrigin } from '../../support/counted-origin.ts'

const ROUNDS = 100
const WARM_UP_ROUNDS = 10
const SEARCHED = ['cow', 'bhains', 'बकरी', 'murrah', 'tractor', 'chara', 'பசு', 'gir gaay gujarat']

/** Guests' pages, each of which nobody has asked for before. */
export async function guestPaths(connection: DatabaseConnection): Promise<Readonly<Record<string, readonly string[]>>> {
  const offers = await query<{ id: string; seller_id: string; place_id: string }>(
    connection,
    `select id, seller_id, place_id from public.listings where status = 'active' and expires_at > now() and not is_seller_suspended
     order by md5(id::text) limit $1`,
    [ROUNDS + WARM_UP_ROUNDS],
  )
  return {
    home: ['/'],
    'the newest': ['/buy'],
    category: ['/category/Cattle', '/category/Goat', '/category/Buffalo'],
    'category near a place': offers.map(({ place_id }) => `/category/Cattle?place=${place_id}`),
    search: SEARCHED.map((words) => `/search?q=${encodeURIComponent(words)}`),
    listing: offers.map(({ id }) => `/listing/${id}`),
    seller: offers.map(({ seller_id }) => `/seller/${seller_id}`),
  }
}

/** @returns milliseconds until the whole page is there. @throws Error where the answer is no page */
async function timeOf(url: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${answer.status}: ${url}`)
  return performance.now() - began
}

const at = (sorted: readonly number[], share: number) =>
  Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? 0) * 10) / 10

/** Asks for pages one after the other, in every language, and counts what the storefront is answered meanwhile. */
export async function timePages(storefront: string, backend: CountedOrigin, paths: readonly string[]) {
  const times: number[] = []
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    if (round === 0) backend.reset()
    const turn = round + WARM_UP_ROUNDS
    const path = paths[turn % paths.length] ?? '/'
    const language = LANGUAGES[turn % LANGUAGES.length]
    const url = `${storefront}${path}${path.includes('?') ? '&' : '?'}lng=${language}&visit=${Math.random()}`
    const time = await timeOf(url)
    if (round >= 0) times.push(time)
  }
  const sorted = times.sort((a, b) => a - b)
  const calls = backend.exchanges.filter(({ path }) => !path.includes('changes_since'))
  const bytes = calls.reduce((total, { headBytes, bodyBytes }) => total + headBytes + bodyBytes, 0)
  return {
    'p50 ms': at(sorted, 0.5),
    'p99 ms': at(sorted, 0.99),
    'calls a page': Math.round((calls.length / ROUNDS) * 10) / 10,
    'KB from the backend a page': Math.round(bytes / ROUNDS / 102.4) / 10,
  }
}
