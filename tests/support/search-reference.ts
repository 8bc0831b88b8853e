import { CATEGORIES } from '@maveshi/shared/catalogue/categories'
import { findCategory, findListingFields } from '@maveshi/shared/catalogue/derived'
import { SUBCATEGORIES } from '@maveshi/shared/catalogue/subcategories'
import { SUBCATEGORY_FIELDS } from '@maveshi/shared/catalogue/subcategory-fields'
import type { ListingField } from '@maveshi/shared/catalogue/types'

/** A listing as the search sees it. */
export interface SearchedListing {
  readonly id: string
  readonly category: string
  readonly place_id: string
  readonly attributes: Readonly<Record<string, unknown>>
  /** Whole rupees: the price, else the fee of a service. */
  readonly price: number | null
  /** Microseconds since 1970. */
  readonly published: number
  /** Whether it is on offer: active, not run out, its seller not suspended. */
  readonly isOffered: boolean
}

/** A place, by its id and in degrees. */
export interface Point {
  readonly id: string
  readonly latitude: number
  readonly longitude: number
}

interface Range {
  readonly min?: number | undefined
  readonly max?: number | undefined
}
export type Wanted = string | boolean | readonly string[] | Range

/** The arguments of `search_listings` that narrow and order, without words. */
export interface SearchArguments {
  readonly kind?: string | undefined
  readonly categories?: readonly string[] | undefined
  readonly attributes?: Readonly<Record<string, Wanted>> | undefined
  readonly price_min?: number | undefined
  readonly price_max?: number | undefined
  readonly state?: string | undefined
  readonly district?: string | undefined
  readonly near?: string | undefined
  readonly within_km?: number | undefined
  readonly sort?: string | undefined
}

export type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>

/** All of the market: as simple as can be, since it is what the database is held against. */
export interface SearchedMarket {
  readonly listings: readonly SearchedListing[]
  readonly places: ReadonlyMap<string, Point>
}

/** What a category's listings are searched by: what they are within it, what is asked of that, then its questions. */
export function searchedFields(category: string): readonly ListingField[] {
  const known = SUBCATEGORIES[category]
  if (!known) return findListingFields(category)
  const options = known.map(({ value }) => value)
  const hides = Object.fromEntries(known.map((one) => [one.value, one.hides]))
  const own = SUBCATEGORY_FIELDS[category] ?? []
  return [{ id: 'subcategory', type: 'radio', options, hides }, ...own, ...findListingFields(category)]
}

const CREATABLE = CATEGORIES.filter(({ isCreatable }) => isCreatable)

/** The categories that the arguments name, or nothing where they name none. */
export function namedCategories({ kind, categories }: SearchArguments): string[] | undefined {
  if (!kind && !categories?.length) return undefined
  const menu = kind && (kind === 'product' ? 'Products' : 'Services')
  const named = categories?.map((value) => findCategory(value, CREATABLE)?.value)
  return CREATABLE.filter(
    ({ value, parentMenu }) => (!menu || parentMenu === menu) && (!named || named.includes(value)),
  )
    .map(({ value }) => value)
    .sort()
}

const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The great circle between two points, in kilometres. */
function kmBetween(one: Point, other: Point): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
  const across = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
  const share = half(one.latitude, other.latitude) + across * half(one.longitude, other.longitude)
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(share)))
}

function isRange(wanted: Wanted): wanted is Range {
  return typeof wanted === 'object' && !Array.isArray(wanted)
}

/** The sale of cattle for meat is forbidden in many states: no public filter is built on it. */
export const isPublic = (category: string, field: string, value: string) =>
  `${category}.${field}.${value}` !== 'Cattle.purpose.Meat'

function isAnswered({ category, attributes }: SearchedListing, field: string, wanted: Wanted): boolean {
  const answer = attributes[field]
  if (typeof wanted === 'boolean') return answer === wanted
  if (isRange(wanted)) {
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = wanted
    return typeof answer === 'number' && min <= answer && answer <= max
  }
  const choices = [wanted].flat().filter((value) => isPublic(category, field, value))
  return [answer].flat().some((one) => choices.includes(one as string))
}

const isIn = (place: string, area: string) => place === area || place.startsWith(`${area}.`)

/** The distance of a listing from where the search is near to. */
export function kmOf(listing: SearchedListing, { near }: SearchArguments, { places }: SearchedMarket): number | null {
  const [here, there] = [places.get(near ?? ''), places.get(listing.place_id)]
  return here && there ? kmBetween(here, there) : null
}

/** How much farther than it says a service may be. */
const RADIUS_SLACK_KM = 25

/** Whether a service that says how far it comes does come as far as the search is near to. */
function isReached(listing: SearchedListing, asked: SearchArguments, market: SearchedMarket): boolean {
  const { serviceRadius } = listing.attributes
  const km = kmOf(listing, asked, market)
  return typeof serviceRadius !== 'number' || km === null || Math.round(km) <= serviceRadius + RADIUS_SLACK_KM
}

function isFound(listing: SearchedListing, asked: SearchArguments, market: SearchedMarket): boolean {
  const { attributes = {}, price_min, price_max, district, state, within_km } = asked
  const area = district ?? state
  const { price } = listing
  return (
    listing.isOffered &&
    (namedCategories(asked)?.includes(listing.category) ?? true) &&
    Object.entries(attributes).every(([field, wanted]) => isAnswered(listing, field, wanted)) &&
    (area === undefined || isIn(listing.place_id, area)) &&
    (price_min === undefined || (price !== null && price >= price_min)) &&
    (price_max === undefined || (price !== null && price <= price_max)) &&
    isReached(listing, asked, market) &&
    (within_km === undefined || (kmOf(listing, asked, market) ?? 0) <= within_km)
  )
}

type Key = (string | number)[]

/** By the first of two keys that differs, the lower first. */
function compare(one: Key, other: Key): number {
  const place = one.findIndex((part, index) => part !== other[index])
  if (place < 0) return 0
  return (one[place] ?? 0) < (other[place] ?? 0) ? -1 : 1
}

/** Each order as the key by which listings ascend, and the one of the same listings by which they descend. */
function keysOf(listing: SearchedListing, asked: SearchArguments, market: SearchedMarket): { up: Key; down: Key } {
  const { id, price, published } = listing
  if (asked.sort === 'price-up') return { up: [price ?? Number.POSITIVE_INFINITY, id], down: [] }
  if (asked.sort === 'price-down') return { up: [], down: [price ?? -1, id] }
  const away: Key = asked.sort === 'nearest' ? [kmOf(listing, asked, market) ?? 0, listing.place_id] : []
  return { up: away, down: [published, id] }
}

/** Every listing that a search finds, in its order. */
export function foundBy(asked: SearchArguments, market: SearchedMarket): SearchedListing[] {
  return market.listings
    .filter((listing) => isFound(listing, asked, market))
    .map((listing) => ({ listing, keys: keysOf(listing, asked, market) }))
    .sort((a, b) => compare(a.keys.up, b.keys.up) || compare(b.keys.down, a.keys.down))
    .map(({ listing }) => listing)
}

/** What each choice would find: the facets, counted up to `most`. */
export function facetsOf(asked: SearchArguments, market: SearchedMarket, most: number): Facets {
  const count = (found: SearchedListing[], isCounted: (listing: SearchedListing) => boolean) =>
    Math.min(most, found.filter(isCounted).length)
  const anywhere = foundBy({ ...asked, categories: undefined, attributes: undefined }, market)
  const category = CREATABLE.map(({ value }) => [value, count(anywhere, (one) => one.category === value)] as const)
  const named = namedCategories(asked) ?? []
  const [only = ''] = named.length === 1 ? named : []
  const questions = searchedFields(only).filter(({ type }) => ['select', 'radio', 'multi-select'].includes(type))
  const choices = questions.map(({ id, options = [] }) => {
    const { [id]: _own, ...attributes } = asked.attributes ?? {}
    const found = foundBy({ ...asked, attributes }, market)
    const counts = options
      .filter((value) => isPublic(only, id, value))
      .map((value) => [value, count(found, (one) => isAnswered(one, id, value))] as const)
    return [id, Object.fromEntries(counts)] as const
  })
  return { category: Object.fromEntries(category), ...Object.fromEntries(choices) }
}
