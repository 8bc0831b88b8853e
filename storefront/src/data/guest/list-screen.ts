import { findCategory } from '@maveshi/shared/catalogue/derived'
import { isGoods, isLivestock, isService } from '@maveshi/shared/catalogue/kinds'
import { LANGUAGE_QUERY } from '@maveshi/shared/locale/chosen'
import type { Language } from '@maveshi/shared/locale/languages'
import type { Translate } from '@maveshi/shared/locale/translate'
import type { CategoryInMenu, FieldInWords } from '../rules/catalogue-words.ts'
import { type ListingQuery, readListingQuery } from '../rules/listing-query.ts'
import type { Place, State, TypedPlace } from '../rules/states.ts'
import { readCategories, readListingFields } from './catalogue.ts'
import { type ListingWords, listingWords } from './listing-words.ts'
import { findPlace, readStates } from './places.ts'
import { type ListingPage, type PageOptions, searchListings } from './search.ts'

/** All that a list shows. */
export interface ListScreen {
  readonly url: URL
  readonly language: Language
  readonly t: Translate
  readonly categories: readonly CategoryInMenu[]
  /** The one category the list is about, by its address or by the query's words; nothing where it is about several. */
  readonly category: CategoryInMenu | undefined
  /** The questions of that category. */
  readonly fields: readonly FieldInWords[]
  readonly states: readonly State[]
  readonly query: ListingQuery
  /** What was typed as a place to be near to and is not known. */
  readonly unknownPlace: string | undefined
  /** What was typed as a place to be near to, with the places that it may be. */
  readonly nearTyped: TypedPlace | undefined
  /** What another address of this list asks for; of a category's own list, or of the list of everything, where named. */
  readonly queryAt: (search: URLSearchParams, list?: CategoryInMenu | 'everything') => ListingQuery
  readonly words: ListingWords
  readonly page: ListingPage
}

interface Reader {
  readonly url: URL
  readonly language: Language
  readonly t: Translate
}

/** Which categories a list may show; more than one lets the reader choose by `?category=`. */
export type CategoryChoice = (category: CategoryInMenu) => boolean

export const EVERYTHING: CategoryChoice = ({ isCreatable }) => isCreatable
export const SERVICES: CategoryChoice = (category) => category.isCreatable && isService(category)
export const GOODS: CategoryChoice = (category) => category.isCreatable && isGoods(category)

/** The filter value for all animals and nothing else. */
export const ANIMALS = 'animals'

/** The categories that were asked for, or all that there are to choose from. */
function chosenCategories(choice: readonly CategoryInMenu[], wanted: string | null): readonly CategoryInMenu[] {
  if (wanted === ANIMALS) return choice.filter(isLivestock)
  const one = findCategory(wanted ?? '', choice)
  return one ? [one] : choice
}

const only = <Value>(values: readonly Value[]) => (values.length === 1 ? values[0] : undefined)

const isPlace = (place: TypedPlace | undefined): place is Place => place?.id !== undefined

/**
 * Reads the query out of the address, and everything that the list needs out of the database. Answers narrow a list only
 * where its address says which category they are answers of: a number means years in one and months in another.
 */
export async function readListScreen(
  { url: asIs, language, t }: Reader,
  choose: CategoryChoice,
  options?: PageOptions,
): Promise<ListScreen> {
  // What leads on from a list says nothing of the language: whoever is sent such an address has their own.
  const url = new URL(asIs)
  url.searchParams.delete(LANGUAGE_QUERY)
  const { searchParams: search } = url
  const [all, fieldsOf, states, words, near] = await Promise.all([
    readCategories(language),
    readListingFields(language),
    readStates(language),
    listingWords(language, t),
    findPlace(search.get('near'), search.get('state')),
  ])
  const categories = all.filter(choose)
  const queryAt: ListScreen['queryAt'] = (asked, list) => {
    const listed = list === 'everything' ? all.filter(EVERYTHING) : list ? [list] : categories
    const shown = chosenCategories(listed, asked.get('category'))
    const named = only(shown)
    const place = asked.get('near')
    const known = place === search.get('near') ? near : place ? { id: place, typed: place } : undefined
    return readListingQuery(asked, {
      categories: shown.length === all.filter(EVERYTHING).length ? [] : shown.map(({ value }) => value),
      fields: (named && fieldsOf.get(named.value)) ?? [],
      states,
      near: isPlace(known) ? known : undefined,
    })
  }
  const { query, page } = await searchListings(queryAt(search), language, options)
  const shown = chosenCategories(categories, search.get('category'))
  const category = only(shown) ?? shown.find(({ value }) => value === only(page.reading.categories))
  const fields = (category && fieldsOf.get(category.value)) ?? []
  const unknownPlace = isPlace(near) ? undefined : near?.typed
  const read = { categories, category, fields, states, query, unknownPlace, nearTyped: near, words, page, queryAt }
  return { url, language, t, ...read }
}
