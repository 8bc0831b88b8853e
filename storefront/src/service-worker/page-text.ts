/** What a listing's page says of itself. `photos` are paths on this origin, the cover first. */
export interface ListingFacts {
  readonly title: string
  readonly photos: readonly string[]
}

const DATA = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s
const FILE = /"(\/_astro\/[^"]+\.js)"/g
const PHOTOS = '/storage/v1/object/public/'

function photoPath(address: unknown): string[] {
  if (typeof address !== 'string' || !URL.canParse(address)) return []
  const { pathname } = new URL(address)
  return pathname.startsWith(PHOTOS) ? [pathname] : []
}

/**
 * Reads the description that a listing's page carries for search engines.
 * @returns nothing where the page carries none
 */
export function listingFacts(html: string): ListingFacts | undefined {
  try {
    const { name, image } = JSON.parse(DATA.exec(html)?.[1] ?? '') as { name?: unknown; image?: unknown }
    return { title: String(name), photos: [image ?? []].flat().flatMap(photoPath) }
  } catch {
    return undefined
  }
}

/** The scripts that a page loads by itself, as paths. */
export const scriptsOf = (html: string): string[] => [...new Set([...html.matchAll(FILE)].map(([, path = '']) => path))]
