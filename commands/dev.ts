import { readEnvironment } from '../supabase/local/environment.ts'
import { serve } from './start/serve.ts'
import { FROM_SOURCES } from './start/storefront.ts'

/** Beside that of `npm start`, which stays as it is. */
const DATA_DIR = '.data-dev'

await serve({
  readEnvironment: () => readEnvironment(DATA_DIR),
  program: FROM_SOURCES,
  openLines: (siteUrl, after) => [
    `Maveshi is open for work: ${siteUrl}/ and ${siteUrl}/admin (after ${after}), and follows edits of the sources.`,
    'Unlike in production: no page is cached or compressed, no script bundled, no service worker, no Content-Security-Policy.',
  ],
})
