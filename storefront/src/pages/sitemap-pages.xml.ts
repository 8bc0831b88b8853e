import type { APIRoute } from 'astro'
import { readPageEntries } from '../data/search-engines/site-map.ts'
import { pagesXml, xmlResponse } from '../data/search-engines/site-map-xml.ts'
import { siteOrigin } from '../data/search-engines/site-origin.ts'

/** The pages that are always there. */
export const GET: APIRoute = async ({ url }) => xmlResponse(pagesXml(await readPageEntries(), siteOrigin(url)))
