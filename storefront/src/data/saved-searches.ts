import { member } from './member-client.ts'

/** A search that somebody comes back to. `newListings` counts what came since it was last opened, up to fifty. */
export interface SavedSearch {
  readonly id: string
  readonly name: string
  /** The page of results, with its query. */
  readonly path: string
  readonly newListings: number
}

/** What a search asks for, as the database's own arguments. */
export type SearchArguments = Readonly<Record<string, unknown>>

interface Row {
  id: string
  name: string
  path: string
  new_listings: number
}

function check(error: { message: string } | null): void {
  if (error) throw new Error(error.message)
}

/** My saved searches, the newest first. */
export async function readSavedSearches(): Promise<SavedSearch[]> {
  const { database } = await member()
  const { data, error } = await database.rpc('saved_search_news')
  check(error)
  return (data as Row[]).map(({ id, name, path, new_listings }) => ({ id, name, path, newListings: new_listings }))
}

/** Saves a search. @param path where its results are */
export async function saveSearch(name: string, path: string, query: SearchArguments): Promise<void> {
  const { id, database } = await member()
  const { error } = await database.from('saved_searches').insert({ user_id: id, name, path, query })
  check(error)
}

/** From now on only what comes later is new. */
export async function markSavedSearchSeen(id: string): Promise<void> {
  const { database } = await member()
  const { error } = await database.from('saved_searches').update({ seen_at: 'now' }).eq('id', id)
  check(error)
}

/** Forgets a saved search. */
export async function forgetSavedSearch(id: string): Promise<void> {
  const { database } = await member()
  const { error } = await database.from('saved_searches').delete().eq('id', id)
  check(error)
}
