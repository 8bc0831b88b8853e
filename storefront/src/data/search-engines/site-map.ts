import { readTime } from '@maveshi/shared/locale/time'
import { categoryPath, paths } from '../../paths.ts'
import { readCategories } from '../guest/catalogue.ts'
import { guestClient, rowsOf } from '../guest/guest-client.ts'
import type { SiteMapEntry } from './site-map-xml.ts'

/** Addresses in one file of the site map. */
const ENTRIES_PER_FILE = 5000

/** What a hosted project hands out at once. */
const ROWS_PER_REQUEST = 1000

/** How many files the listings on offer need; none where there are no listings. */
export async function countListingFiles(): Promise<number> {
  const { count, error } = await guestClient()
    .from('listings')
    .select('id', { count: 'exact', head: true })
    .eq('status', 'active')
  if (error) throw new Error(error.message)
  return Math.ceil((count ?? 0) / ENTRIES_PER_FILE)
}

/** The listings on offer that belong into a file. @param file counted from 1 */
export async function readListingEntries(file: number): Promise<SiteMapEntry[]> {
  const entries: SiteMapEntry[] = []
  const first = (file - 1) * ENTRIES_PER_FILE
  for (let from = first; from < first + ENTRIES_PER_FILE; from += ROWS_PER_REQUEST) {
    const answer = await guestClient()
      .from('listings')
      .select('id, published_at')
      .eq('status', 'active')
      .order('id')
      .range(from, from + ROWS_PER_REQUEST - 1)
    // Asked for rows after the last.
    if (answer.status === 416) break
    const rows = rowsOf(answer)
    entries.push(
      ...rows.map((row) => ({ path: paths.listing(row.id), changedAt: readTime(row.published_at) ?? undefined })),
    )
    if (rows.length < ROWS_PER_REQUEST) break
  }
  return entries
}

/** Every page that is there whatever is on offer. */
export async function readPageEntries(): Promise<SiteMapEntry[]> {
  const categories = (await readCategories('en')).filter(({ isCreatable }) => isCreatable)
  const { home, buy, services, wanted, about, safety, privacy, terms, grievance } = paths
  return [home, buy, services, wanted, ...categories.map(categoryPath), about, safety, privacy, terms, grievance].map(
    (path) => ({ path }),
  )
}
