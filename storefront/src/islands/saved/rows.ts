import { LISTINGS_AT_ONCE } from '../../data/rules/listing-facts.ts'
import { paths } from '../../paths.ts'
import { NEAR_KEY } from '../near/stored-place.ts'

/** Not called as what the service worker caches, which goes with each build. */
const CACHE = 'saved-rows'

/** A part of the page of saved listings, by what the server calls its rows. */
export type PartName = 'favourites' | 'contacts'

/** The place that distances are told from: the address's, else the one that this phone has stored. */
export const placeNearby = () => new URLSearchParams(location.search).get('near') ?? localStorage.getItem(NEAR_KEY)

/** The listing that a row is about. */
export function idOf(row: HTMLElement): string {
  const link = row.querySelector<HTMLAnchorElement>('a[href^="/listing/"]')
  return row.dataset.id ?? link?.pathname.split('/')[2] ?? ''
}

/** Remembers an answer for when there is no network. Where a browser cannot, everything else works. */
async function remember(key: string, answer: Response): Promise<void> {
  try {
    await (await caches.open(CACHE)).put(key, answer)
  } catch {
    // Without a secure connection there is no cache, and a full phone has no room.
  }
}

/** The last answer of this kind and place, whichever listings it was asked for. @throws whatever went wrong without one */
async function remembered(key: string, error: unknown): Promise<Response> {
  const answer = 'caches' in window ? await caches.match(key) : undefined
  if (!answer) throw error
  return answer
}

async function ask(key: string, query: URLSearchParams): Promise<Response> {
  try {
    const answer = await fetch(`${paths.savedListings}?${query}`)
    if (!answer.ok) throw new Error(answer.statusText)
    await remember(key, answer.clone())
    return answer
  } catch (error) {
    return remembered(key, error)
  }
}

async function readSome(name: PartName, ids: readonly string[], place: number): Promise<readonly HTMLElement[]> {
  const query = new URLSearchParams([['as', name], ...ids.map((id) => ['listing', id])])
  const near = placeNearby()
  if (near) query.set('near', near)
  const answer = await ask(`${paths.savedListings}?as=${name}&place=${place}`, query)
  const read = new DOMParser().parseFromString(await answer.text(), 'text/html')
  return [...read.querySelectorAll<HTMLElement>('body > li')].filter((row) => ids.includes(idOf(row)))
}

/**
 * Rows of listings as the server words them, in the order of their ids; without a network those that were seen.
 * @throws TypeError without a network where none were; Error where the server answers with one
 */
export async function readRows(name: PartName, ids: readonly string[]): Promise<readonly HTMLElement[]> {
  const rows: HTMLElement[] = []
  for (let first = 0; first < ids.length; first += LISTINGS_AT_ONCE) {
    rows.push(...(await readSome(name, ids.slice(first, first + LISTINGS_AT_ONCE), first / LISTINGS_AT_ONCE)))
  }
  return rows
}
