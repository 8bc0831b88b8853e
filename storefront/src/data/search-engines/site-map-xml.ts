import { LANGUAGE_QUERY } from '@maveshi/shared/locale/chosen'
import { LANGUAGES } from '@maveshi/shared/locale/languages'
import { withQuery } from '../../paths.ts'

/** One page of the site map: its path with query, and the day of its last change where that is known. */
export interface SiteMapEntry {
  readonly path: string
  readonly changedAt?: Date
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const LINK_NAMESPACE = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'
const CACHE_SECONDS = 3600

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`
}

function pageOf({ path, changedAt }: SiteMapEntry, origin: string): string {
  const url = new URL(path, origin)
  const links = LANGUAGES.map((language) =>
    alternate(language, origin + withQuery(url, { [LANGUAGE_QUERY]: language })),
  )
  return [
    `<url><loc>${escaped(url.href)}</loc>`,
    changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '',
    ...links,
    alternate('x-default', url.href),
    '</url>',
  ].join('')
}

/** A file of the site map: every page with its address in each language. */
export function pagesXml(entries: readonly SiteMapEntry[], origin: string): string {
  return [
    DECLARATION,
    `<urlset ${NAMESPACE} ${LINK_NAMESPACE}>`,
    ...entries.map((entry) => pageOf(entry, origin)),
    '</urlset>',
  ].join('\n')
}

/** The index of the site map's files. @param names of files, from the root */
export function indexXml(names: readonly string[], origin: string): string {
  const files = names.map((name) => `<sitemap><loc>${origin}/${name}</loc></sitemap>`)
  return [DECLARATION, `<sitemapindex ${NAMESPACE}>`, ...files, '</sitemapindex>'].join('\n')
}

/** As the answer to a search engine. */
export function xmlResponse(xml: string): Response {
  return new Response(xml, {
    headers: { 'content-type': 'application/xml', 'cache-control': `public, max-age=${CACHE_SECONDS}` },
  })
}
