import { isLivestock } from '@maveshi/shared/catalogue/derived'
import type { Language } from '@maveshi/shared/locale/languages'
import type { Translate } from '@maveshi/shared/locale/translate'
import { type CategoryInMenu, type FieldInWords, readCategories, readListingFields } from './catalogue.ts'
import { districtsOf, type ListingQuery, readListingQuery } from './listing-query.ts'
import { type ListingWords, listingWords } from './listing-words.ts'
import { type ListingPage, readListings } from './listings.ts'
import { readStates, type State } from './places.ts'

/** The choice that narrows a category's list: its breed, type of bird or specialization, where it has one. */
const NARROWING_FIELDS = ['breed', 'type', 'specialization']

/** All that a list shows. */
export interface ListScreen {
  readonly url: URL
  readonly language: Language
  readonly t: Translate
  readonly categories: readonly CategoryInMenu[]
  /** The one category the list is about, or nothing where it is about several. */
  readonly category: CategoryInMenu | undefined
  readonly optionField: FieldInWords | undefined
  readonly states: readonly State[]
  readonly query: ListingQuery
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
export const SERVICES: CategoryChoice = ({ isCreatable, parentMenu }) => isCreatable && parentMenu === 'Services'

/** The filter value for all animals and nothing else. */
export const ANIMALS = 'animals'

function chosenCategories(choice: readonly CategoryInMenu[], wanted: string | null): readonly CategoryInMenu[] {
  if (wanted === ANIMALS) return choice.filter(isLivestock)
  const one = choice.find(({ value }) => value.toLowerCase() === wanted?.toLowerCase())
  return one ? [one] : choice
}

/** Reads the query out of the address, and everything that the list needs out of the database. */
export async function readListScreen({ url, language, t }: Reader, choose: CategoryChoice): Promise<ListScreen> {
  const [all, fields, states, words] = await Promise.all([
    readCategories(language),
    readListingFields(language),
    readStates(language),
    listingWords(language, t),
  ])
  const categories = all.filter(choose)
  const shown = chosenCategories(categories, url.searchParams.get('category'))
  const category = shown.length === 1 ? shown[0] : undefined
  const optionField = category
    ? fields.get(category.value)?.find(({ id, choices }) => NARROWING_FIELDS.includes(id) && choices.length > 0)
    : undefined
  const query = readListingQuery(
    url.searchParams,
    shown.map(({ value }) => value),
    optionField,
    states,
  )
  const page = await readListings(query, districtsOf(query, states))
  return { url, language, t, categories, category, optionField, states, query, words, page }
}
