import type { Arguments } from '@maveshi/shared/database'
import { PRICE_MAX_RUPEES } from '@maveshi/shared/limits'
import type { Range } from '@maveshi/shared/listing/range-text'
import { parseNumber } from '@maveshi/shared/locale/parse'
import type { FieldInWords } from './catalogue-words.ts'
import type { Place, State } from './states.ts'

const SORTS = ['best-match', 'newest', 'price-up', 'price-down', 'nearest'] as const
export type Sort = (typeof SORTS)[number]

/** How far around a place one can look, in kilometres. */
export const DISTANCES_KM = [25, 50, 100, 200] as const

/** What the search reads of a query at most. */
export const QUERY_CHARACTERS = 200

/** What is asked of one listing field: one of some choices, "yes", or a number in a range. */
export type AttributeFilter = readonly string[] | true | Range

/** What a list shows: read from the address, so that every list can be linked, paged and shared without scripts. */
export interface ListingQuery {
  readonly text: string | undefined
  /** Category values; none means all. */
  readonly categories: readonly string[]
  /** By listing field id. */
  readonly attributes: Readonly<Record<string, AttributeFilter>>
  readonly price: Range
  /** The state's place id. */
  readonly state: string | undefined
  /** The district's place id; it lies in `state`. */
  readonly district: string | undefined
  readonly near: Place | undefined
  readonly withinKm: number | undefined
  /** Nothing where the order was not chosen: then the search decides. */
  readonly sort: Sort | undefined
  /** The cursor of the page before; nothing on the first page. */
  readonly after: string | undefined
  /** The cursors of the pages before that one, in order: the way by which the reader has come. */
  readonly cursorsBefore: readonly string[]
}

/** What a search asks for, as the database's own arguments. */
export type SearchArguments = Arguments<'search_listings'>

/** What an address is read against. */
export interface QueryContext {
  readonly categories: readonly string[]
  /** The fields of the one category that the list is about. */
  readonly fields: readonly FieldInWords[]
  readonly states: readonly State[]
  readonly near: Place | undefined
}

/** The query's text as it is searched for: on one line, of a length that is read. */
export function readText(search: URLSearchParams): string | undefined {
  const text = search
    .get('q')
    ?.replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, QUERY_CHARACTERS)
  return text || undefined
}

function readBound(text: string | null): number | undefined {
  const value = parseNumber(text ?? '')
  return value !== undefined && value >= 0 && value <= PRICE_MAX_RUPEES ? value : undefined
}

/** A range whose ends stand in two parameters; the lower first, however they were typed. */
function readRange(search: URLSearchParams, minName: string, maxName: string): Range {
  const [min, max] = [readBound(search.get(minName)), readBound(search.get(maxName))]
  if (min !== undefined && max !== undefined) return { min: Math.min(min, max), max: Math.max(min, max) }
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}

export const isEmptyRange = ({ min, max }: Range) => min === undefined && max === undefined

function readAttribute(search: URLSearchParams, { id, type, options = [] }: FieldInWords): AttributeFilter | undefined {
  if (type === 'number') {
    const range = readRange(search, `${id}.min`, `${id}.max`)
    return isEmptyRange(range) ? undefined : range
  }
  if (type === 'switch') return search.get(id) === 'true' || undefined
  if (type === 'text' || type === 'textarea' || type === 'date-range') return undefined
  const chosen = [...new Set(search.getAll(id))].filter((value) => options.includes(value))
  return chosen.length > 0 ? chosen : undefined
}

function readAttributes(search: URLSearchParams, fields: readonly FieldInWords[]): ListingQuery['attributes'] {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const filter = readAttribute(search, field)
      return filter === undefined ? [] : [[field.id, filter]]
    }),
  )
}

export function readPlace(search: URLSearchParams, states: readonly State[]): Pick<ListingQuery, 'state' | 'district'> {
  const wanted = search.get('district')
  const named = states.find(({ id }) => id === search.get('state'))
  const state = named ?? states.find(({ districts }) => districts.some(({ id }) => id === wanted))
  return { state: state?.id, district: state?.districts.find(({ id }) => id === wanted)?.id }
}

function readSort(search: URLSearchParams, text: string | undefined, near: Place | undefined): Sort | undefined {
  return sortsFor({ text, near }).find((one) => one === search.get('sort'))
}

/** The orders that a list can have, the one it has by itself first. */
export function sortsFor({ text, near }: Pick<ListingQuery, 'text' | 'near'>): Sort[] {
  const own = text ? 'best-match' : near ? 'nearest' : 'newest'
  const others = SORTS.filter((sort) => (sort !== 'best-match' || text) && (sort !== 'nearest' || near))
  return [own, ...others.filter((sort) => sort !== own)]
}

/** Reads a list's query. Whatever makes no sense is left out: an old or mistyped link still shows a list. */
export function readListingQuery(search: URLSearchParams, context: QueryContext): ListingQuery {
  const { categories, fields, states, near } = context
  const text = readText(search)
  const price = readRange(search, 'priceMin', 'priceMax')
  const within = parseNumber(search.get('within') ?? '')
  const cursors = search.getAll('after').filter(Boolean)
  return {
    text,
    categories,
    attributes: readAttributes(search, fields),
    price: {
      ...(price.min === undefined ? {} : { min: Math.floor(price.min) }),
      ...(price.max === undefined ? {} : { max: Math.ceil(price.max) }),
    },
    ...readPlace(search, states),
    near,
    withinKm: near && DISTANCES_KM.find((km) => km === within),
    sort: readSort(search, text, near),
    after: cursors[cursors.length - 1],
    cursorsBefore: cursors.slice(0, -1),
  }
}
