import { SECTIONS } from './sections.ts'

/** The title of what is not in the sidebar, by its path below /admin. The first that matches counts. */
const TITLES: readonly (readonly [RegExp, string])[] = [
  [/^\/listings\/[^/]+\/show$/, 'admin:titles.listing'],
  [/^\/categories\/create$/, 'admin:titles.newCategory'],
  [/^\/categories\/[^/]+\/fields\/create$/, 'admin:titles.newField'],
  [/^\/categories\/[^/]+\/fields\/[^/]+$/, 'admin:titles.field'],
  [/^\/categories\/[^/]+$/, 'admin:titles.category'],
  [/^\/dropdown-options\/create$/, 'admin:titles.newOption'],
  [/^\/dropdown-options(\/|$)/, 'admin:titles.dropdownOptions'],
  [/^\/subcategories\/create$/, 'admin:titles.newSubcategory'],
  [/^\/subcategories(\/|$)/, 'admin:titles.subcategories'],
  [/^\/livestock-types\/create$/, 'admin:titles.newLivestockType'],
  [/^\/livestock-types(\/|$)/, 'admin:titles.livestockTypes'],
  [/^\/users\/[^/]+\/show$/, 'admin:titles.user'],
  [/^\/reports\/[^/]+\/show$/, 'admin:titles.report'],
]

/**
 * A page's title, as a key: its entry's in the sidebar where it has one. There is no page without a title.
 * @param path the path without /admin
 */
export function pageTitleKey(path: string): string | undefined {
  const shown = path.replace(/(?<=.)\/$/, '')
  const entry = SECTIONS.flatMap(({ items }) => items).find(({ to }) => to === shown)
  if (entry) return entry.label
  return TITLES.find(([pattern]) => pattern.test(path))?.[1]
}
