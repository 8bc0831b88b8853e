import type { APIRoute } from 'astro'
import { countListingFiles } from '../data/search-engines/site-map.ts'
import { indexXml, xmlResponse } from '../data/search-engines/site-map-xml.ts'
import { siteOrigin } from '../data/search-engines/site-origin.ts'

/** The index of the site map. */
export const GET: APIRoute = async ({ url }) => {
  const listingFiles = Array.from(
    { length: await countListingFiles() },
    (_, index) => `sitemap-listings-${index + 1}.xml`,
  )
  return xmlResponse(indexXml(['sitemap-pages.xml', ...listingFiles], siteOrigin(url)))
}
