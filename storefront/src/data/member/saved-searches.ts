import { Refused } from '@maveshi/shared/refusal/refused'
import type { SearchArguments } from '../rules/listing-query.ts'
import { check } from './check.ts'
import { member } from './member-client.ts'

/** A search that somebody comes back to. `newListings` counts what came since it was last opened, up to fifty. */
export interface SavedSearch {
  readonly id: string
  readonly name: string
  /** The page of results, with its query. */
  readonly path: string
  readonly newListings: number
}

/** My saved searches, the newest first. */
export async function readSavedSearches(): Promise<SavedSearch[]> {
  const { database } = await member()
  const answer = await database.rpc('saved_search_news')
  check(answer)
  return (answer.data ?? []).map(({ id, name, path, new_listings }) => ({
    id,
    name,
    path,
    newListings: new_listings ?? 0,
  }))
}

/**
 * Saves a search.
 * @param path where its results are
 * @throws Refused, with the limit `saved_searches` for today and `saved_searches_kept` for all; TypeError without a network
 */
export async function saveSearch(name: string, path: string, query: SearchArguments): Promise<void> {
  const { id, database } = await member()
  check(await database.from('saved_searches').insert({ user_id: id, name, path, query }))
}

/** From now on only what comes later is new. */
export async function markSavedSearchSeen(id: string): Promise<void> {
  const { database } = await member()
  check(await database.from('saved_searches').update({ seen_at: 'now' }).eq('id', id))
}

/** Calls a saved search something else. @param name 1 to 80 characters */
export async function renameSavedSearch(id: string, name: string): Promise<void> {
  const { database } = await member()
  const answer = await database.from('saved_searches').update({ name }).eq('id', id).select('id')
  check(answer)
  if (!answer.data?.length) throw new Refused({ kind: 'forbidden', message: '' })
}

/** Forgets a saved search. */
export async function deleteSavedSearch(id: string): Promise<void> {
  const { database } = await member()
  check(await database.from('saved_searches').delete().eq('id', id))
}
