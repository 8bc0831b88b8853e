/** The title of each path below /admin, as a key of `admin:titles`. The first that matches counts. */
const TITLES: readonly (readonly [RegExp, string])[] = [
  [/^\/?$/, 'admin:titles.dashboard'],
  [/^\/listings\/[^/]+\/show$/, 'admin:titles.listing'],
  [/^\/listings\/?$/, 'admin:titles.listings'],
  [/^\/categories\/?$/, 'admin:titles.categories'],
  [/^\/categories\/create$/, 'admin:titles.newCategory'],
  [/^\/categories\/[^/]+\/fields\/create$/, 'admin:titles.newField'],
  [/^\/categories\/[^/]+\/fields\/[^/]+$/, 'admin:titles.field'],
  [/^\/categories\/[^/]+$/, 'admin:titles.category'],
  [/^\/dropdown-options(\/|$)/, 'admin:titles.dropdownOptions'],
  [/^\/search-lexicon\/?$/, 'admin:titles.searchLexicon'],
  [/^\/livestock-types(\/|$)/, 'admin:titles.livestockTypes'],
  [/^\/users\/[^/]+\/show$/, 'admin:titles.user'],
  [/^\/users\/?$/, 'admin:titles.users'],
  [/^\/reports\/[^/]+\/show$/, 'admin:titles.report'],
  [/^\/reports\/?$/, 'admin:titles.reports'],
  [/^\/create-listing\/?$/, 'admin:titles.createListing'],
  [/^\/settings\/?$/, 'admin:titles.settings'],
]

/** @param path the path without /admin */
export function pageTitleKey(path: string): string {
  return TITLES.find(([pattern]) => pattern.test(path))?.[1] ?? 'admin:titles.notFound'
}
