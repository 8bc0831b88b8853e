import { filesUnder } from './repository.ts'

const PAGES = 'storefront/src/pages'

/** Every page of the storefront as its file names it, for example `/listing/[id]/poster`; no files such as pictures. */
export function pageRoutes(): string[] {
  return filesUnder(PAGES, ['.astro']).map(({ path }) => {
    const route = path.slice(PAGES.length).replace(/(?:\/?index)?\.astro$/, '')
    return route === '' ? '/' : route
  })
}

/**
 * Addresses to open a page by: the route itself, or what is given for one with a parameter.
 * @throws Error where a route has a parameter and no address
 */
export function addressesOf(
  route: string,
  ofParameters: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  const given = ofParameters[route]
  if (given) return given
  if (route.includes('[')) throw new Error(`Give addresses for the page ${route}: it has a parameter`)
  return [route]
}
