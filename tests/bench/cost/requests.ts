import type { Chance } from './chance.ts'
import { text } from './words.ts'

/** A request of a guest: a path with its query, and what it carries. */
export interface GuestRequest {
  readonly target: string
  readonly prefer?: string
  readonly body?: Readonly<Record<string, unknown>>
}

/** What there is to ask about. */
export interface Known {
  readonly listings: readonly string[]
  readonly sellers: readonly string[]
  readonly places: readonly string[]
  readonly categories: readonly string[]
  /** Ids of questions, and their answers. */
  readonly fields: readonly string[]
  readonly options: readonly string[]
}

const NUMBERS = [0, 1, 7, 100, -1, 1e15, 1e300, 9007199254740991, 0.0000001, 1e-300]
const DIGITS = ['9'.repeat(30), `1${'0'.repeat(5000)}`, `0.${'0'.repeat(5000)}1`]
const SORTS = ['best-match', 'newest', 'price-up', 'price-down', 'nearest', undefined]

const maybe = <Thing>(chance: Chance, share: number, make: () => Thing): Thing | undefined =>
  chance.isLikely(share) ? make() : undefined

function answer(chance: Chance, { options }: Known): unknown {
  const many = chance.one([1, 3, 20, 100, 1000])
  return chance.one([
    () => chance.one(options),
    () => Array.from({ length: many }, () => chance.one(options)),
    () => Array.from({ length: many }, () => text(chance).slice(0, 20)),
    () => ({ min: chance.one(NUMBERS), max: chance.one(NUMBERS) }),
    () => ({ min: chance.one(DIGITS), max: chance.one(DIGITS) }),
    () => true,
  ])()
}

function attributes(chance: Chance, known: Known): Record<string, unknown> {
  const fields = chance.some(known.fields, chance.one([1, 3, 12, 60]))
  return Object.fromEntries(fields.map((field) => [field, answer(chance, known)]))
}

function search(chance: Chance, known: Known): GuestRequest {
  const place = () => chance.one([chance.one(known.places), '411001', text(chance)])
  const body = {
    query: maybe(chance, 0.7, () => text(chance)),
    kind: maybe(chance, 0.1, () => chance.one(['product', 'service'])),
    categories: maybe(chance, 0.4, () => chance.some(known.categories, chance.one([1, 3, 30, 1000]))),
    attributes: maybe(chance, 0.4, () => attributes(chance, known)),
    price_min: maybe(chance, 0.2, () => chance.upTo(1_000_000)),
    price_max: maybe(chance, 0.2, () => 1_000_000 + chance.upTo(1_000_000)),
    state: maybe(chance, 0.2, place),
    near: maybe(chance, 0.4, place),
    within_km: maybe(chance, 0.2, () => chance.one([1, 300, 5000])),
    sort: chance.one(SORTS),
    page_size: chance.one([1, 24, 100]),
    with_facets: chance.isLikely(0.7),
  }
  return { target: '/rest/v1/rpc/search_listings', body }
}

const call = (name: string, body: Readonly<Record<string, unknown>>): GuestRequest => ({
  target: `/rest/v1/rpc/${name}`,
  body,
})

const QUOTED = /[^\w.*,()>:!-]/gu
const plain = (value: string) => encodeURIComponent(value.replace(QUOTED, '_'))

function catalogueRows(chance: Chance): GuestRequest {
  const [table, key] = chance.one([
    ['dropdown_options', 'id'],
    ['categories', 'value'],
    ['livestock_types', 'value'],
  ] as const)
  const columns = [key, 'labels->>en', 'labels->>hi', 'labels->>ta', 'labels->>ur', 'labels->>ml']
  const pattern = () => `*${plain(text(chance).slice(0, 60))}${chance.one(['', '*a*b*c*', '_____'])}*`
  const conditions = Array.from(
    { length: chance.one([1, 5, 30, 64]) },
    () => `${chance.one(columns)}.ilike.${pattern()}`,
  )
  const order = chance.one(['', `&order=${chance.one(columns)}.desc,${key}`])
  return { target: `/rest/v1/${table}?or=(${conditions})${order}`, prefer: chance.one(['', 'count=exact']) }
}

const SELECTS = [
  'id',
  '*',
  '*,listing_photos(*)',
  '*,listing_photos(*),places(*),seller:public_profiles(*)',
  '*,listing_state,listing_photos(*),places(*),seller:public_profiles(*,active_listings,contact_channels)',
]

function listingRows(chance: Chance, known: Known): GuestRequest {
  const prefer = chance.one(['', 'count=exact'])
  const which = chance.one([
    () =>
      `status=eq.active&select=${chance.one(['id', 'id,published_at', 'id,listing_state'])}&order=id&offset=${chance.one([0, 1000, 19000])}`,
    () =>
      `seller_id=eq.${chance.one(known.sellers)}&select=${chance.one(SELECTS)}&order=${chance.one(['price', 'description', 'published_at.desc'])}`,
    () => `id=in.(${chance.some(known.listings, 200)})&select=${chance.one(SELECTS)}`,
    () =>
      `id=in.(${chance.some(known.listings, 200)})&select=id,public_profiles!inner(id)&public_profiles.or=(is_phone_verified.eq.true,is_registration_verified.eq.true)`,
  ])()
  return { target: `/rest/v1/listings?${which}`, prefer }
}

function otherRows(chance: Chance, known: Known): GuestRequest {
  const target = chance.one([
    () => '/rest/v1/places?select=*&order=names',
    () => '/rest/v1/pincode_areas?select=*',
    () => '/rest/v1/place_aliases?select=*',
    () => '/rest/v1/listing_fields?select=*&order=labels',
    () => '/rest/v1/dropdown_options?select=*&order=labels,id',
    () =>
      `/rest/v1/public_profiles?select=*,active_listings,contact_channels&id=in.(${chance.some(known.sellers, 200)})`,
    () => `/rest/v1/listing_photos?select=*&listing_id=in.(${chance.some(known.listings, 200)})`,
  ])()
  return { target, prefer: chance.one(['', 'count=exact']) }
}

const KINDS: readonly [number, (chance: Chance, known: Known) => GuestRequest][] = [
  [0.5, search],
  [
    0.6,
    (chance) => call('suggest_searches', { beginning: text(chance), language: chance.one(['en', 'hi', text(chance)]) }),
  ],
  [
    0.65,
    (chance) =>
      call('count_listings', {
        searches: Array.from({ length: 8 }, () => ({ query: text(chance), attributes: { breed: [text(chance)] } })),
      }),
  ],
  [0.7, (chance) => call('record_empty_search', { query: text(chance), language: 'en' })],
  [0.74, (chance) => call('place_of_pincode', { pincode: text(chance) })],
  [
    0.77,
    (chance, { listings }) => call(chance.one(['ended_listing', 'record_view']), { listing_id: chance.one(listings) }),
  ],
  [0.86, catalogueRows],
  [0.95, listingRows],
  [1, otherRows],
]

/** A request that a guest may think of. */
export function anyRequest(chance: Chance, known: Known): GuestRequest {
  const choose = chance.next()
  const [, make] = KINDS.find(([share]) => choose <= share) ?? [0, search]
  return make(chance, known)
}

/** A search like another one, with some of its arguments thrown anew: for climbing from a dear one to a dearer one. */
export function likeThat(given: GuestRequest, chance: Chance, known: Known): GuestRequest {
  if (!given.body || !given.target.endsWith('search_listings')) return anyRequest(chance, known)
  const other = search(chance, known).body ?? {}
  const changed = Object.entries(other).filter(([, value]) => value !== undefined && chance.isLikely(0.3))
  return { ...given, body: { ...given.body, ...Object.fromEntries(changed) } }
}
