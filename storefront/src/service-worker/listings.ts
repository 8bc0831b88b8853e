import { addToCache, cached, openCache } from './caches.ts'
import { type ListingFacts, listingFacts } from './page-text.ts'

/** Whoever saves data gets the cover alone. */
function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

/** Moves a photograph that the page has shown, or fetches it: one after the other, behind what the page itself needs. */
async function cachePhoto(path: string): Promise<void> {
  if (await cached('photos', path)) return
  const seen = await cached('pictures', path)
  const answer = seen ?? (await fetch(path, { priority: 'low' }))
  if (!answer.ok) return
  await addToCache('photos', path, answer)
  if (seen) await (await openCache('pictures')).delete(path, { ignoreVary: true })
}

/** Caches the photographs of a listing's page. */
export async function cachePhotos(html: string): Promise<void> {
  const photos = listingFacts(html)?.photos ?? []
  for (const path of isSavingData() ? photos.slice(0, 1) : photos) await cachePhoto(path)
}

/** Evicts a listing's photographs: their folder bears its name. */
export async function evictPhotos(listingUrl: string): Promise<void> {
  const id = new URL(listingUrl).pathname.split('/')[2] ?? ''
  const cache = await openCache('photos')
  const own = (await cache.keys()).filter(({ url }) => url.includes(`/${id}/`))
  await Promise.all(own.map((key) => cache.delete(key, { ignoreVary: true })))
}

interface CachedListing extends ListingFacts {
  readonly path: string
}

async function readListing(cache: Cache, key: Request): Promise<CachedListing | undefined> {
  const page = await cache.match(key, { ignoreVary: true })
  const facts = page && listingFacts(await page.text())
  return facts && { ...facts, path: new URL(key.url).pathname }
}

/** Answers with the cached listings, the one read last first; each once, in whatever languages it was read. */
export async function cachedListings(): Promise<Response> {
  const cache = await openCache('listings')
  const keys = [...(await cache.keys())].reverse()
  const all = await Promise.all(keys.map((key) => readListing(cache, key)))
  const paths = all.map((listing) => listing?.path)
  const listings = all.filter((listing, index) => listing && paths.indexOf(listing.path) === index)
  return new Response(JSON.stringify(listings), { headers: { 'content-type': 'application/json' } })
}
