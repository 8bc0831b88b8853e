import { CATEGORIES } from './categories.ts'
import { isLivestock, isService } from './kinds.ts'
import type { Category, ListingField, ParentMenu } from './types.ts'

/** The first choice of the animal filter: no narrowing. */
const ANY_ANIMAL = 'Any Animal'

/** The categories of one header menu, in order. */
export function childrenOf<T extends Pick<Category, 'parentMenu'>>(menu: ParentMenu, categories: readonly T[]): T[] {
  return categories.filter(({ parentMenu }) => parentMenu === menu)
}

/** The categories of animals. */
export const LIVESTOCK_CATEGORIES: readonly Category[] = CATEGORIES.filter(isLivestock)

/** Product categories in which a listing can be created. */
export const CREATABLE_PRODUCT_CATEGORIES: readonly Category[] = CATEGORIES.filter(
  (category) => category.isCreatable && !isService(category),
)

/** 'Any Animal' and then the creatable animals. */
export const ANIMAL_FILTER_OPTIONS: readonly string[] = [
  ANY_ANIMAL,
  ...LIVESTOCK_CATEGORIES.filter(({ isCreatable }) => isCreatable).map(({ value }) => value),
]

/** Finds a category by its value, whatever the case. */
export function findCategory<T extends Pick<Category, 'value'>>(
  value: string,
  categories: readonly T[],
): T | undefined {
  const wanted = value.toLowerCase()
  return categories.find((category) => category.value.toLowerCase() === wanted)
}

/** The listing fields of a category, found by value, whatever the case; none where there is no such category. */
export function findListingFields(
  value: string,
  categories: readonly Category[] = CATEGORIES,
): readonly ListingField[] {
  return findCategory(value, categories)?.listingFields ?? []
}
