import type { State } from './places.ts'

export const SORTS = ['newest', 'price-up', 'price-down'] as const
export type Sort = (typeof SORTS)[number]

/** What a list shows: read from the address, so that every list can be linked, paged and shared without scripts. */
export interface ListingQuery {
  readonly categories: readonly string[]
  readonly option: { readonly fieldId: string; readonly value: string } | undefined
  /** The state's place id. */
  readonly state: string | undefined
  /** The district's place id; it lies in `state`. */
  readonly district: string | undefined
  /** Whole rupees. */
  readonly priceMax: number | undefined
  readonly sort: Sort
  /** From 1. */
  readonly page: number
}

function wholeNumber(text: string | null): number | undefined {
  return text && /^\d{1,10}$/.test(text) ? Number(text) : undefined
}

/**
 * Reads a list's query. Whatever makes no sense is left out: an old or mistyped link still shows a list.
 * @param categories the category values the page is about
 * @param optionField the field whose choices narrow the list: breed, or type of bird
 */
export function readListingQuery(
  search: URLSearchParams,
  categories: readonly string[],
  optionField: { id: string; options?: readonly string[] } | undefined,
  states: readonly State[],
): ListingQuery {
  const value = optionField && search.get(optionField.id)
  const sort = SORTS.find((one) => one === search.get('sort')) ?? 'newest'
  return {
    categories,
    option:
      optionField && value && optionField.options?.includes(value) ? { fieldId: optionField.id, value } : undefined,
    ...readPlace(search, states),
    priceMax: wholeNumber(search.get('priceMax')),
    sort,
    page: Math.max(1, wholeNumber(search.get('page')) ?? 1),
  }
}

function readPlace(search: URLSearchParams, states: readonly State[]): Pick<ListingQuery, 'state' | 'district'> {
  const state = states.find(({ id }) => id === search.get('state'))
  const district = state?.districts.find(({ id }) => id === search.get('district'))
  return { state: state?.id, district: district?.id }
}

/** The districts to look in: one, all of a state's, or none to look in all of India. */
export function districtsOf({ state, district }: ListingQuery, states: readonly State[]): string[] | undefined {
  if (district) return [district]
  return state ? states.find(({ id }) => id === state)?.districts.map(({ id }) => id) : undefined
}
