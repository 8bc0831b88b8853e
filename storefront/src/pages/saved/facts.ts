import { distanceText } from '@maveshi/shared/listing/range-text'
import type { APIRoute } from 'astro'
import { readDistances } from '../../data/guest/distance.ts'
import { readNamedListings } from '../../data/guest/listing-detail.ts'
import { listingWords } from '../../data/guest/listing-words.ts'
import type { ListingFacts } from '../../data/rules/listing-facts.ts'

/** What tells listings apart that have one title, in the reader's language, by their ids: those on offer alone. */
export const GET: APIRoute = async ({ url, locals: { language, t } }) => {
  const ids = url.searchParams.getAll('listing')
  const [{ offered }, words] = await Promise.all([readNamedListings(ids), listingWords(language, t)])
  const listings = [...offered.values()]
  const kilometres = await readDistances(
    url.searchParams.get('near') ?? undefined,
    listings.map(({ placeId }) => placeId),
  )
  const facts = listings.map((listing): [string, ListingFacts] => {
    const km = kilometres.get(listing.placeId)
    return [
      listing.id,
      {
        facts: words.shortFacts(listing).map(({ text }) => text),
        place: words.place(listing.placeId),
        ...(km ? { distance: distanceText(km, t) } : {}),
      },
    ]
  })
  return Response.json(Object.fromEntries(facts))
}
