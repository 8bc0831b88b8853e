import type { APIRoute } from 'astro'
import { siteOrigin } from '../data/search-engines/site-origin.ts'
import { paths } from '../paths.ts'

/** Nothing to read for a search engine: what needs an account, and the calls of the backend but for its pictures. */
const CLOSED = [
  paths.console,
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.takeOver,
  paths.resetPassword,
  paths.confirm,
  paths.dashboard,
  paths.notices,
  paths.profile,
  '/sell/',
  paths.offline,
  '/auth/',
  '/rest/',
]

export const GET: APIRoute = ({ url }) => {
  const lines = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteOrigin(url)}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
