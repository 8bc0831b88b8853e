/** The title of each path below /admin, as a key of `admin:titles`. The first that matches counts. */
const TITLES: readonly (readonly [RegExp, string])[] = [
  [/^\/?$/, 'admin:titles.dashboard'],
  [/^\/listings\/[^/]+\/show$/, 'admin:titles.listing'],
  [/^\/listings\/?$/, 'admin:titles.listings'],
  [/^\/create-listing\/?$/, 'admin:titles.createListing'],
  [/^\/settings\/?$/, 'admin:titles.settings'],
]

/** @param path the path without /admin */
export function pageTitleKey(path: string): string {
  return TITLES.find(([pattern]) => pattern.test(path))?.[1] ?? 'admin:titles.notFound'
}
