import { categoryPath, paths } from '../../paths.ts'
import { readCategories } from '../guest/catalogue.ts'
import { guestClient, rowsOf } from '../guest/guest-client.ts'
import type { SiteMapEntry } from './site-map-xml.ts'

/** Addresses in one file of the site map. */
const ENTRIES_PER_FILE = 5000

/** What a hosted project hands out at once. */
const ROWS_PER_REQUEST = 1000

const onOffer = (columns: string, options?: { count: 'exact'; head: true }) =>
  guestClient().from('listings').select(columns, options).eq('status', 'active')

/** How many files the listings on offer need; none where there are no listings. */
export async function countListingFiles(): Promise<number> {
  const { count, error } = await onOffer('id', { count: 'exact', head: true })
  if (error) throw new Error(error.message)
  return Math.ceil((count ?? 0) / ENTRIES_PER_FILE)
}

/** The listings on offer that belong into a file. @param file counted from 1 */
export async function readListingEntries(file: number): Promise<SiteMapEntry[]> {
  const entries: SiteMapEntry[] = []
  const first = (file - 1) * ENTRIES_PER_FILE
  for (let from = first; from < first + ENTRIES_PER_FILE; from += ROWS_PER_REQUEST) {
    const answer = await onOffer('id, published_at')
      .order('id')
      .range(from, from + ROWS_PER_REQUEST - 1)
    // Asked for rows after the last.
    if (answer.status === 416) break
    const rows = rowsOf(answer as unknown as Parameters<typeof rowsOf<{ id: string; published_at: string }>>[0])
    entries.push(...rows.map((row) => ({ path: paths.listing(row.id), changedAt: new Date(row.published_at) })))
    if (rows.length < ROWS_PER_REQUEST) break
  }
  return entries
}

/** Every page that is there whatever is on offer. */
export async function readPageEntries(): Promise<SiteMapEntry[]> {
  const categories = (await readCategories('en')).filter(({ isCreatable }) => isCreatable)
  const { home, buy, services, about, safety, privacy, terms, grievance } = paths
  return [home, buy, services, ...categories.map(categoryPath), about, safety, privacy, terms, grievance].map(
    (path) => ({ path }),
  )
}
