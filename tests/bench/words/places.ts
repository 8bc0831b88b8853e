import { ACCOUNT_PAGES, guestPages, SITE_PAGES } from '../../support/guest-pages.ts'
import { sampleListings } from './samples.ts'

/** Who looks at a page. */
export type Reader = 'guest' | 'seller' | 'administrator'

/** A page that is read, by whoever it is for. */
export interface Place {
  readonly reader: Reader
  readonly path: string
}

const GUESTS = [
  ...ACCOUNT_PAGES,
  ...SITE_PAGES,
  '/saved',
  '/saved/listings',
  '/saved/compare',
  '/services/Vet',
  '/feeds-and-machinery?tab=machinery',
  '/search?q=zzzz',
  '/category/Poultry?near=411001',
  '/nowhere',
]
const SELLERS = ['/dashboard', '/profile', '/profile/edit', '/sell/product', '/sell/service', '/sell/herd', '/']
const ADMINISTRATORS = [
  '',
  '/listings',
  '/categories',
  '/categories/Cattle',
  '/categories/Cattle/fields/create',
  '/dropdown-options',
  '/dropdown-options/create',
  '/livestock-types',
  '/livestock-types/create',
  '/subcategories',
  '/subcategories/create',
  '/search-lexicon',
  '/users',
  '/reports',
  '/create-listing',
  '/settings',
  '/analytics',
  '/analytics?part=approval',
  '/analytics?part=searches',
  '/nowhere',
]

/** Every page of the market, and of each screen of the console one row of each kind. @param origin of a demo market */
export async function allPlaces(origin: string): Promise<readonly Place[]> {
  const { active, waiting, reported, seller } = await sampleListings(origin)
  const rows = [`/listings/${waiting}/show`, `/listings/${active}/show`, `/users/${seller}/show`]
  const guests = [...(await guestPages(origin)).map(({ path }) => path), ...GUESTS, `/listing/${active}/poster`]
  const administrators = [...ADMINISTRATORS, ...rows, `/reports/${reported}/show`].map((path) => `/admin${path}`)
  const of = (reader: Reader, paths: readonly string[]) => paths.map((path) => ({ reader, path }))
  return [...of('guest', guests), ...of('seller', SELLERS), ...of('administrator', administrators)]
}
