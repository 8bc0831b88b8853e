import { LANGUAGE_QUERY } from '../../shared/src/locale/chosen.ts'
import type { Language } from '../../shared/src/locale/languages.ts'
import { type Notes, notesAbout } from './notes.ts'

/** The place in an address where a listing's id belongs. */
const LISTING = '{listing}'

/**
 * What a browser looks for to mark a text: the longest part of it that stands on the page as it is written. Only whole
 * words are found, so a word that something is put into is left out.
 */
function markedPart(text: string): string {
  const parts = text.replace(/\S*\{\{\w+\}\}\S*/g, '\n').split('\n')
  return parts.map((part) => part.trim()).reduce((best, part) => (part.length > best.length ? part : best), '')
}

/** As a text fragment writes it: hyphens and commas have a meaning of their own there. */
const asFragment = (text: string) => encodeURIComponent(text).replaceAll('-', '%2D')

/** The address of a page on which a text stands, if there is one. */
export const pageOf = (notes: Notes, key: string): string | undefined =>
  notesAbout(notes, key).find(({ page }) => page !== undefined)?.page

/**
 * A link that opens a page in a language, and at which the browser scrolls to a text and marks it. Pages need nothing
 * for that. @param listing the id of one that is on offer, for a page of a listing
 */
export function linkTo(
  page: string,
  language: Language,
  text: string,
  { at, listing }: { at: string; listing: string },
) {
  const url = new URL(page.replace(LISTING, listing), at)
  url.searchParams.set(LANGUAGE_QUERY, language)
  const part = markedPart(text)
  return part ? `${url}#:~:text=${asFragment(part)}` : String(url)
}

export const needsListing = (page: string) => page.includes(LISTING)

/** The id of a listing on offer, out of the market's own site map. */
export async function anyListing(at: string): Promise<string> {
  const read = async (path: string) => await (await fetch(new URL(path, at))).text()
  const files = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  for (const file of files.filter((address) => address.includes('sitemap-listings'))) {
    const [, id] = /<loc>[^<]*\/listing\/([^<?]+)<\/loc>/.exec(await read(new URL(file).pathname)) ?? []
    if (id) return id
  }
  throw new Error(`Nothing is on offer at ${at}`)
}
