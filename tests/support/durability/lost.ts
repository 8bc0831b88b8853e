import { PHOTO_BUCKET } from '@maveshi/shared/access/session'
import type { SupabaseClient } from '@supabase/supabase-js'
import { type Acknowledged, clientOf, type Reached, sumOf } from './writers.ts'

const AT_ONCE = 50
const ROWS_AT_ONCE = 1000

function* pages<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += AT_ONCE) yield items.slice(from, from + AT_ONCE)
}

type Row = Readonly<Record<string, unknown>>

/** Which of these the table does not have as they were acknowledged. */
async function lostRows(
  service: SupabaseClient,
  table: string,
  key: string,
  column: string,
  wanted: ReadonlyMap<string, unknown>,
): Promise<string[]> {
  const lost: string[] = []
  for (const keys of pages([...wanted.keys()])) {
    const { data } = await service.from(table).select(`${key}, ${column}`).in(key, keys).throwOnError()
    const found = new Map((data as unknown as Row[]).map((row) => [String(row[key]), row[column]]))
    lost.push(...keys.filter((one) => found.get(one) !== wanted.get(one)).map((one) => `${table} ${one}`))
  }
  return lost
}

async function lostFavourites(service: SupabaseClient, wanted: Acknowledged['favourites']): Promise<string[]> {
  const lost: string[] = []
  for (const page of pages(wanted)) {
    const users = [...new Set(page.map(({ user_id }) => user_id))]
    const { data } = await service.from('favourites').select('user_id, listing_id').in('user_id', users).throwOnError()
    const found = new Set((data ?? []).map(({ user_id, listing_id }) => `${user_id} ${listing_id}`))
    const names = page.map(({ user_id, listing_id }) => `${user_id} ${listing_id}`)
    lost.push(...names.filter((name) => !found.has(name)).map((name) => `favourites ${name}`))
  }
  return lost
}

async function sumOfFile(url: string, path: string): Promise<string> {
  const answer = await fetch(`${url}/storage/v1/object/public/${PHOTO_BUCKET}/${path}`)
  return answer.ok ? sumOf(await answer.arrayBuffer()) : String(answer.status)
}

async function lostFiles(url: string, wanted: ReadonlyMap<string, string>): Promise<string[]> {
  const lost: string[] = []
  for (const [path, sum] of wanted) {
    const found = await sumOfFile(url, path)
    if (found !== sum) lost.push(`file ${path}: ${found}`)
  }
  return lost
}

/** Files that a photograph names and that are not there: half a listing, acknowledged or not. */
async function halfListings(service: SupabaseClient, url: string, all: ReadonlySet<string>): Promise<string[]> {
  const paths: string[] = []
  for (let from = 0, isLast = false; !isLast; from += ROWS_AT_ONCE) {
    const read = service.from('listing_photos').select('path, card_path').order('path')
    const { data } = await read.range(from, from + ROWS_AT_ONCE - 1).throwOnError()
    paths.push(...(data ?? []).flatMap(({ path, card_path }) => [String(path), String(card_path)]))
    isLast = (data ?? []).length < ROWS_AT_ONCE
  }
  const half: string[] = []
  for (const path of paths.filter((one) => !all.has(one))) {
    const answer = await fetch(`${url}/storage/v1/object/public/${PHOTO_BUCKET}/${path}`)
    await answer.arrayBuffer()
    if (!answer.ok) half.push(`half ${path}`)
  }
  return half
}

/** What a market does not have as it acknowledged it, in words. Nothing is what is hoped for. */
export async function lostOf(reached: Reached, done: Acknowledged): Promise<string[]> {
  const service = clientOf(reached.url, reached.secretKey)
  return [
    ...(await lostRows(service, 'listings', 'id', 'price', done.listings)),
    ...(await lostRows(service, 'listing_photos', 'path', 'listing_id', done.shown)),
    ...(await lostRows(service, 'reports', 'id', 'listing_id', done.reports)),
    ...(await lostFavourites(service, done.favourites)),
    ...(await lostFiles(reached.url, done.files)),
    ...(await halfListings(service, reached.url, new Set(done.files.keys()))),
  ]
}
