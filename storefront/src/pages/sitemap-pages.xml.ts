import type { APIRoute } from 'astro'
import { readPageEntries } from '../data/site-map.ts'
import { pagesXml, xmlResponse } from '../data/site-map-xml.ts'
import { siteOrigin } from '../data/site-origin.ts'

/** The pages that are always there. */
export const GET: APIRoute = async ({ url }) => xmlResponse(pagesXml(await readPageEntries(), siteOrigin(url)))
