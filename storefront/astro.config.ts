import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { ownServer } from './server/adapter.ts'
import { plainDynamicImports } from './server/dynamic-imports.ts'
import { forBrowsers } from './server/for-browsers.ts'
import { leanAuth } from './server/lean-auth.ts'
import { serviceWorker } from './server/service-worker.ts'
import { smallScripts } from './server/small-scripts.ts'

/** Small files that every page loads: one request instead of five. */
const ON_EVERY_PAGE =
  /rolldown.runtime|preload-helper|\/shared\/src\/(limits|access\/session)\.ts|\/islands\/header\/(every-page|shortcuts)\.ts|\/data\/visitor\/config\.ts/

/** What whatever a member does begins with. */
const FOR_MEMBERS = /\/data\/member\/(member-client|check|profile)\.ts/

export default defineConfig({
  output: 'server',
  adapter: ownServer(),
  integrations: [react(), forBrowsers(), serviceWorker(), plainDynamicImports(), leanAuth(), smallScripts()],
  trailingSlash: 'ignore',
  // One round trip: the page brings its styles with it.
  build: { inlineStylesheets: 'always' },
  // Every state-changing call goes to the backend's own endpoints with a token in a header; no page takes a POST.
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ],
      // The colour of a picture that has not arrived yet is an attribute.
      styleDirective: { resources: [{ resource: "'unsafe-inline'", kind: 'attribute' }] },
    },
  },
  prefetch: false,
  devToolbar: { enabled: false },
  vite: {
    // Its own compiler writes for the browsers that Tailwind knows.
    plugins: [tailwindcss({ optimize: false })],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: 'every-page', test: ON_EVERY_PAGE },
                  { name: 'member-client', test: FOR_MEMBERS },
                ],
              },
            },
          },
        },
      },
    },
  },
})
