import { dev } from 'astro'
import { reloadMadePages } from './dev-server/made-pages.ts'
import { oneOrigin } from './dev-server/one-origin.ts'
import { CACHE, PACKAGE_FOLDERS, STOREFRONT } from './dev-server/places.ts'

/**
 * The storefront's server for whoever edits it (`npm run dev`): Astro's own, which makes pages out of the sources and
 * tells them of edits, with everything else of the origin in front of it.
 */
const { HOST: host = '127.0.0.1', PORT: port = '4321', SITE_URL: siteUrl } = process.env

const server = await dev({
  root: STOREFRONT,
  logLevel: 'warn',
  server: { host, port: Number(port), allowedHosts: siteUrl ? [new URL(siteUrl).hostname] : [] },
  // Its hashes are those of a build; edited styles are put into the page by a script.
  security: { csp: false },
  integrations: [oneOrigin(), reloadMadePages()],
  // `astro check` throws the usual folder away.
  vite: { cacheDir: CACHE, server: { strictPort: true, cors: false, fs: { allow: PACKAGE_FOLDERS } } },
})

async function stop(): Promise<void> {
  await server.stop()
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
