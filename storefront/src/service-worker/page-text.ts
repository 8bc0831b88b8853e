/** What a listing's page says of itself. `photos` are paths on this origin, the cover first. */
export interface ListingFacts {
  readonly title: string
  /** The price, and the facts that decide. */
  readonly summary: string
  readonly photos: readonly string[]
}

const DATA = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s
const SUMMARY = /<meta name="description" content="([^"]*)"/
const FILE = /"(\/_astro\/[^"]+\.js)"/g
const PHOTOS = '/storage/v1/object/public/'

/** What cannot stand in an attribute as it is. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
}
const attributeText = (html: string) => html.replace(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity)

function photoPath(address: unknown): string[] {
  const path = /^https?:\/\/[^/]+(\/[^?#]*)/.exec(String(address))?.[1]
  return path?.startsWith(PHOTOS) ? [path] : []
}

/**
 * Reads the descriptions that a listing's page carries for search engines.
 * @returns nothing where the page carries none
 */
export function listingFacts(html: string): ListingFacts | undefined {
  try {
    const { name, image } = JSON.parse(DATA.exec(html)?.[1] ?? '') as { name?: unknown; image?: unknown }
    const summary = attributeText(SUMMARY.exec(html)?.[1] ?? '')
    return { title: String(name), summary, photos: [image ?? []].flat().flatMap(photoPath) }
  } catch {
    return undefined
  }
}

/** The scripts that a page loads by itself, as paths. */
export const scriptsOf = (html: string): string[] => [...new Set([...html.matchAll(FILE)].map(([, path = '']) => path))]
