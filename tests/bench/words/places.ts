import { ACCOUNT_PAGES, guestPages, SITE_PAGES } from '../../support/guest-pages.ts'
import { type Samples, sampleListings } from './samples.ts'

/** Who looks at a page, in the order of what they change. */
export const READERS = ['guest', 'seller', 'administrator'] as const
export type Reader = (typeof READERS)[number]

/** What stands in the way: the backend is broken, the session has ended, or it is asked whether to look a town up. */
export type Trouble = 'broken' | 'signed out' | 'asked'

/** A page that is read, by whoever it is for. */
export interface Place {
  readonly reader: Reader
  readonly path: string
  readonly trouble?: Trouble
}

const GUESTS = [
  ...ACCOUNT_PAGES,
  ...SITE_PAGES,
  '/saved',
  '/search?q=zzzz',
  '/search?q=gir',
  '/search?q=tharparkar+gaay+kolhapur',
  '/search?q=murrha',
  '/search?q=bakri+zzzz',
  '/category/Cattle?breed=Gir&breed=Sahiwal&age.min=2&near=411001&within=200',
  '/category/Poultry?near=411001',
  '/reset-password?token_hash=x',
  '/wanted',
  '/wanted/new',
  '/confirm?token_hash=x&type=signup',
  '/unsubscribe?token=00000000-0000-4000-8000-000000000001.searches.email.x',
  '/unsubscribe?token=00000000-0000-4000-8000-000000000001.searches.email.x&said=stop',
  '/unsubscribe?said=unknown',
  '/listing/00000000-0000-4000-8000-000000000000',
  '/nowhere',
  '/500',
]
const SELLERS = [
  '/wanted/new?category=Goat&state=IN.16',
  '/dashboard',
  '/notices',
  '/profile',
  '/profile/edit',
  '/sell/product',
  '/sell/service',
  '/sell/herd',
  '/',
]
const ADMINISTRATORS = [
  '',
  '/listings',
  '/categories',
  '/categories/create',
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
  '/wanted-notices',
  '/create-listing',
  '/settings',
  '/analytics',
  '/analytics?part=funnel',
  '/analytics?part=approval',
  '/analytics?part=searches',
  '/analytics?part=contact-leaders',
  '/analytics?part=visits',
  '/audit',
  '/nowhere',
]
/** What members and administrators read of a backend that is broken, or that does not know their session any more. */
const BROKEN: Readonly<Record<Exclude<Reader, 'guest'>, readonly string[]>> = {
  seller: ['/dashboard', '/notices', '/profile', '/profile/edit', '/sell/product'],
  administrator: ['/admin', '/admin/listings', '/admin/categories/Cattle', '/admin/settings', '/admin/analytics'],
}

/** Every page of the market, of each screen of the console one row of each kind. @param landing where guests land */
export function placesOf(samples: Samples, landing: readonly string[]): readonly Place[] {
  const { lists, offered, waiting, ended, reported, seller, own, edited } = samples
  const [one, other] = offered
  const guests = [
    ...landing,
    ...GUESTS,
    ...lists,
    ...offered.map((id) => `/listing/${id}`),
    `/listing/${ended}`,
    `/listing/${one}/poster`,
    `/saved/listings?listing=${one}&listing=${ended}`,
    `/saved/compare?listing=${one}&listing=${other}`,
  ]
  const { active, draft, pending, rejected } = own
  const sellers = [
    ...SELLERS,
    `/sell/${active.listingType}?like=${active.id}`,
    `/sell/${active.listingType}?change=${active.id}`,
    `/sell/${draft.listingType}?listing=${draft.id}`,
    `/sell/${rejected.listingType}?listing=${rejected.id}`,
    `/sell/${pending.listingType}?submitted=${pending.id}`,
    `/sell/herd?like=${active.id}`,
    `/listing/${active.id}`,
    `/listing/${other}`,
  ]
  const rows = [
    `/listings/${waiting}/show`,
    `/listings/${one}/show`,
    `/users/${seller}/show`,
    `/reports/${reported}/show`,
  ]
  const of = (reader: Reader, paths: readonly string[]) => paths.map((path) => ({ reader, path }))
  const troubled = (trouble: Trouble) => [
    ...BROKEN.seller.map((path) => ({ reader: 'seller' as const, path, trouble })),
    ...BROKEN.administrator.map((path) => ({ reader: 'administrator' as const, path, trouble })),
  ]
  return [
    ...of('guest', guests),
    { reader: 'guest', path: '/', trouble: 'asked' },
    ...of('seller', sellers),
    ...troubled('broken'),
    ...troubled('signed out'),
    ...of(
      'administrator',
      [...ADMINISTRATORS, ...edited, ...rows].map((path) => `/admin${path}`),
    ),
  ]
}

/** @param origin of a demo market */
export async function allPlaces(origin: string): Promise<readonly Place[]> {
  const landing = (await guestPages(origin)).map(({ path }) => path)
  return placesOf(await sampleListings(origin), landing)
}
