import type { APIRoute } from 'astro'
import { countListingFiles, readListingEntries } from '../data/search-engines/site-map.ts'
import { pagesXml, xmlResponse } from '../data/search-engines/site-map-xml.ts'
import { siteOrigin } from '../data/search-engines/site-origin.ts'

/** Listings on offer, one file of them. */
export const GET: APIRoute = async ({ url, params }) => {
  const file = /^[1-9]\d{0,5}$/.test(params.file ?? '') ? Number(params.file) : 0
  if (file < 1 || file > (await countListingFiles())) return new Response(null, { status: 404 })
  return xmlResponse(pagesXml(await readListingEntries(file), siteOrigin(url)))
}
