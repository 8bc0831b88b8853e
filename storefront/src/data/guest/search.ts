import type { Json } from '@maveshi/shared/database'
import { LISTINGS_PER_PAGE } from '@maveshi/shared/limits'
import type { Range } from '@maveshi/shared/listing/range-text'
import type { Towns } from '@maveshi/shared/listing/typed-place'
import type { Language } from '@maveshi/shared/locale/languages'
import { readRefusal } from '@maveshi/shared/refusal/read'
import { type ListingQuery, type SearchArguments, sortsFor } from '../rules/listing-query.ts'
import { type ListingSummary, type SummaryRow, summaryOf } from '../rules/listings.ts'
import { guestClient } from './guest-client.ts'

/** An answer that a query's words stand for: `field` is "yes" where there is no `value`. */
export interface ReadAnswer {
  readonly category?: string
  readonly field: string
  readonly value?: string
}

/** An amount that words name, in the unit they name; `min` and `max` of a field are in the field's. */
export interface ReadAmount extends Range {
  readonly unit: string
  /** As it was typed. */
  readonly words: string
  readonly fields: readonly (Range & { readonly category: string; readonly field: string })[] | null
}

/** How the words of a query were read. */
export interface Reading {
  readonly categories: readonly string[]
  readonly answers: readonly ReadAnswer[]
  /** Words for what it is within its category and for a maker, each with the other words of the query. */
  readonly narrowings: readonly {
    readonly category: string
    readonly field: string
    readonly values: readonly string[]
    readonly rest: string
  }[]
  /** Place ids. */
  readonly places: readonly string[]
  /** Words that are not names of anything but stand in some listing. */
  readonly words: readonly string[]
  /** Words that were left out, since nothing is known by them. */
  readonly unknown: readonly string[]
  readonly corrections: readonly { readonly typed: string; readonly read: string }[]
  readonly did_you_mean: string | null
  /** What the words name of money, milk, age, weight or power; without `fields` where nothing here is asked about it. */
  readonly amounts: readonly ReadAmount[]
  /** Whether it says "near me". */
  readonly is_near: boolean
  /** Places that words may mean, of which somebody has to say which. */
  readonly guesses: readonly { readonly typed: string; readonly places: readonly string[]; readonly towns: Towns }[]
  /** How many kilometres away a listing may be, by the words: from the place that they name, or from the reader's. */
  readonly within_km: number | null
  /** The place that the distance is from, where the words name it; it is not among `places`. */
  readonly around: string | null
  /** The words beside amounts and "near me". */
  readonly rest: string
  readonly near_words: string
  /** Nothing is described so: what is shown is everything of the kind. */
  readonly is_loosened: boolean
}

/** The answers that hold of what is shown: where nothing was so, words narrow nothing within the category. */
export function answersShown({ answers, narrowings, is_loosened }: Reading): readonly ReadAnswer[] {
  return is_loosened ? answers.filter(({ field }) => narrowings.every((one) => one.field !== field)) : answers
}

/** Numbers of listings by field ("category" is one too) and value: 50 means "50 or more". */
export type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>

/** A page of a list. */
export interface ListingPage {
  readonly listings: readonly ListingSummary[]
  /** The cursor of the next page. */
  readonly next: string | null
  /** Up to `MOST_COUNTED`, which means as many or more. */
  readonly total: number
  readonly facets: Facets
  readonly reading: Reading
}

export const MOST_COUNTED = 1000

interface Answer extends Omit<ListingPage, 'listings' | 'total' | 'facets'> {
  readonly listings: readonly SummaryRow[]
  readonly total: number | null
  readonly facets: Facets | null
}

/** What `search_listings` answers: JSON to the database's types. The migration `search_api` makes it. */
export const searchAnswer = (json: Json) => json as unknown as Answer

/** How many listings a page has, and whether everything is counted too. */
export interface PageOptions {
  readonly pageSize: number
  readonly isCounted: boolean
}

/** A query as the arguments of the database's `search_listings`; what is not asked for is left out. */
export function searchArguments(query: ListingQuery): SearchArguments {
  return {
    query: query.text,
    categories: query.categories.length > 0 ? query.categories : undefined,
    attributes: Object.keys(query.attributes).length > 0 ? query.attributes : undefined,
    price_min: query.price.min,
    price_max: query.price.max,
    state: query.district ? undefined : query.state,
    district: query.district,
    near: query.near?.id,
    within_km: query.withinKm,
    // With words, the search decides: "near me" is the nearest first.
    sort: query.sort ?? (query.text ? undefined : sortsFor(query)[0]),
    after: query.after,
  }
}

/** The query without the argument that the database refuses, by its name; nothing where there is none to leave out. */
function withoutRefused(query: ListingQuery, argument: string): ListingQuery | undefined {
  const [name = '', field = ''] = argument.split('.')
  if (name === 'attributes') {
    const { [field]: refused, ...attributes } = query.attributes
    return refused === undefined ? undefined : { ...query, attributes }
  }
  if ((name === 'after' || name === 'cursor') && query.after) return { ...query, after: undefined, cursorsBefore: [] }
  if (name === 'price_min' && (query.price.min ?? query.price.max) !== undefined) return { ...query, price: {} }
  if (name === 'near' && query.near) return { ...query, near: undefined, withinKm: undefined, sort: undefined }
  return undefined
}

/**
 * A page of the listings on offer, and the query it answers: what the database refuses of it is left out.
 * @param language in which the page is read
 * @throws Error when the database does not answer
 */
export async function searchListings(
  query: ListingQuery,
  language: Language,
  { pageSize, isCounted }: PageOptions = { pageSize: LISTINGS_PER_PAGE, isCounted: true },
): Promise<{ query: ListingQuery; page: ListingPage }> {
  const { data, error, status } = await guestClient().rpc('search_listings', {
    ...searchArguments(query),
    page_size: pageSize,
    with_facets: isCounted,
  })
  if (error) {
    const refusal = readRefusal(error, status)
    const accepted = refusal.kind === 'invalid' ? withoutRefused(query, refusal.field) : undefined
    if (!accepted) throw new Error(error.message)
    return searchListings(accepted, language, { pageSize, isCounted })
  }
  const { listings, total, facets, ...rest } = searchAnswer(data)
  const page = { ...rest, listings: listings.map(summaryOf), total: total ?? listings.length, facets: facets ?? {} }
  const isIncomplete = listings.length === 0 || page.reading.unknown.length > 0
  if (query.text && !query.after && isIncomplete) recordEmptySearch(query.text, language)
  return { query, page }
}

/** Tells the administrators of a query that found nothing. Nobody waits for it, and nobody is told when it fails. */
function recordEmptySearch(text: string, language: Language): void {
  guestClient()
    .rpc('record_empty_search', { query: text, language })
    .then(({ error }) => error && console.error('An empty search was not counted:', error.message))
}

/** So many lists are counted in one call. */
export const MOST_COUNTED_LISTS = 8

/**
 * How many listings each of some lists has, up to 50. Lists beyond the eighth are not counted.
 * @throws Error when the database does not answer
 */
export async function countListings(queries: readonly ListingQuery[]): Promise<readonly number[]> {
  const searches = queries.slice(0, MOST_COUNTED_LISTS).map((query) => {
    const { sort: _, after: __, ...asked } = searchArguments(query)
    return asked
  })
  const { data, error } = await guestClient().rpc('count_listings', { searches: searches as unknown as Json })
  if (error) throw new Error(error.message)
  return data
}

/** The places that a beginning of a name, or a PIN code, may stand for; `town` is a town in one. */
export async function suggestPlaces(beginning: string): Promise<{ place: string; town: string | null }[]> {
  const { data, error } = await guestClient().rpc('suggest_places', { beginning })
  if (error) throw new Error(error.message)
  return data as unknown as { place: string; town: string | null }[]
}

/** What the beginning of a query may become, in a language. */
export async function suggestSearches(beginning: string, language: string): Promise<string[]> {
  const { data, error } = await guestClient().rpc('suggest_searches', { beginning, language })
  if (error) throw new Error(error.message)
  return data
}
