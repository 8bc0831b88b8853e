import type { Language } from '@maveshi/shared/locale/languages'
import { isOfDemo } from './market-api.ts'

/** The scripts that differ most: Latin, Devanagari, Tamil with its long words, and from right to left. */
export const MEASURED_LANGUAGES = ['en', 'hi', 'ta', 'ur'] as const satisfies readonly Language[]

/** What the market says of itself, and of being without a network. */
export const SITE_PAGES = ['/about', '/safety', '/privacy', '/terms', '/grievance', '/offline'] as const
/** Where people begin to have an account, or find theirs again. */
export const ACCOUNT_PAGES = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/take-over',
  '/confirm',
] as const

/** A page that is measured: its name in tables, and its path. */
export interface GuestPage {
  readonly name: string
  readonly path: string
}

interface Offer {
  readonly id: string
  readonly seller_id: string
  readonly photos: readonly unknown[]
}

/** So many are read at once, as the pages do. */
const AT_ONCE = 200

/** The listing with the most pictures, and its seller; of the demo market, where it is one: what tests put beside it goes. */
async function fullestListing(origin: string): Promise<Offer> {
  const { publishableKey } = (await (await fetch(`${origin}/config.json`)).json()) as { publishableKey: string }
  const read = async (query: string): Promise<Offer[]> => {
    const answer = await fetch(`${origin}/rest/v1/listings?${query}`, { headers: { apikey: publishableKey } })
    return (await answer.json()) as Offer[]
  }
  const all = await read('select=id&status=eq.active&order=id')
  const demo = all.filter(isOfDemo)
  const ids = (demo.length > 0 ? demo : all).slice(0, AT_ONCE).map(({ id }) => id)
  const offers = await read(`select=id,seller_id,photos:listing_photos(id)&id=in.(${ids})&order=id`)
  const [fullest] = offers.sort((a, b) => b.photos.length - a.photos.length)
  if (!fullest) throw new Error(`Nothing is on offer at ${origin}`)
  return fullest
}

/** The pages that guests land on. @param origin of a market with listings */
export async function guestPages(origin: string): Promise<readonly GuestPage[]> {
  const { id, seller_id } = await fullestListing(origin)
  return [
    { name: 'home', path: '/' },
    { name: 'buy', path: '/buy' },
    { name: 'category', path: '/category/Cattle' },
    { name: 'search', path: '/search?q=cow' },
    { name: 'listing', path: `/listing/${id}` },
    { name: 'seller', path: `/seller/${seller_id}` },
    { name: 'services', path: '/services' },
    { name: 'feeds', path: '/feeds-and-machinery?tab=feeds' },
    { name: 'wanted', path: '/wanted' },
  ]
}
