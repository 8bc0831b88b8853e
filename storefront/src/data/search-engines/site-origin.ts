/**
 * The market's public origin, for addresses that leave the page: canonical ones, site map, shared links. The operator
 * names it, so that nobody who invents a Host header decides what search engines remember; without a name it is the
 * request's own.
 */
export function siteOrigin(url: URL, configured = process.env.SITE_URL): string {
  return configured ? new URL(configured).origin : url.origin
}
