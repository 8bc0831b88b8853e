import { readEnvironment } from '../supabase/local/environment.ts'
import { buildAll } from './builds.ts'
import { serve } from './start/serve.ts'
import { BUILT } from './start/storefront.ts'

await serve({
  readEnvironment,
  build: buildAll,
  program: BUILT,
  openLines: (siteUrl, after) => [`Maveshi is open: ${siteUrl}/ (after ${after})`, `The console: ${siteUrl}/admin`],
})
