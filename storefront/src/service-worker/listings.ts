import { type ListingFacts, listingFacts } from './page-text.ts'
import { keep, kept, openStore } from './stores.ts'

/** Whoever saves data gets the cover alone. */
function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

/** Moves a photograph that the page has shown, or fetches it: one after the other, behind what the page itself needs. */
async function keepPhoto(path: string): Promise<void> {
  if (await kept('photos', path)) return
  const seen = await kept('pictures', path)
  const answer = seen ?? (await fetch(path, { priority: 'low' }))
  if (!answer.ok) return
  await keep('photos', path, answer)
  if (seen) await (await openStore('pictures')).delete(path, { ignoreVary: true })
}

/** Keeps the photographs of a listing's page. */
export async function keepPhotos(html: string): Promise<void> {
  const photos = listingFacts(html)?.photos ?? []
  for (const path of isSavingData() ? photos.slice(0, 1) : photos) await keepPhoto(path)
}

/** Forgets a listing's photographs: their folder bears its name. */
export async function dropPhotos(listingUrl: string): Promise<void> {
  const id = new URL(listingUrl).pathname.split('/')[2] ?? ''
  const store = await openStore('photos')
  const own = (await store.keys()).filter(({ url }) => url.includes(`/${id}/`))
  await Promise.all(own.map((key) => store.delete(key, { ignoreVary: true })))
}

interface KeptListing extends ListingFacts {
  readonly path: string
}

async function readListing(store: Cache, key: Request): Promise<KeptListing | undefined> {
  const page = await store.match(key, { ignoreVary: true })
  const facts = page && listingFacts(await page.text())
  return facts && { ...facts, path: new URL(key.url).pathname }
}

/** Answers with the kept listings, the one read last first; each once, in whatever languages it was read. */
export async function keptListings(): Promise<Response> {
  const store = await openStore('listings')
  const keys = [...(await store.keys())].reverse()
  const all = await Promise.all(keys.map((key) => readListing(store, key)))
  const paths = all.map((listing) => listing?.path)
  return Response.json(all.filter((listing, index) => listing && paths.indexOf(listing.path) === index))
}
