import { paths } from '../../paths.ts'
import { LISTINGS_AT_ONCE, type ListingFacts } from '../rules/listing-facts.ts'

type FactsById = Readonly<Record<string, ListingFacts>>

async function readSome(ids: readonly string[], near: string | null): Promise<FactsById> {
  const query = new URLSearchParams([...ids.map((id) => ['listing', id]), ...(near ? [['near', near]] : [])])
  const answer = await fetch(`${paths.listingFacts}?${query}`)
  return answer.ok ? answer.json() : {}
}

/**
 * What tells listings apart, in words, by their ids. Of those that have ended nothing, nor where the server does not
 * answer: it stands beside what is known already.
 * @param near the place that distances are told from
 */
export async function readListingFacts(ids: readonly string[], near: string | null): Promise<FactsById> {
  const parts: Promise<FactsById>[] = []
  for (let first = 0; first < ids.length; first += LISTINGS_AT_ONCE) {
    parts.push(readSome(ids.slice(first, first + LISTINGS_AT_ONCE), near).catch(() => ({})))
  }
  return Object.assign({}, ...(await Promise.all(parts)))
}
