import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/**
 * Builds the service worker as /sw.js, a name that stays. Which build it belongs to stands in it, so that a browser sees
 * the next one: `BUILD_ID` of the environment, or the time.
 */
export function serviceWorker(): AstroIntegration {
  const id = process.env.BUILD_ID || Date.now().toString(36)
  return {
    name: 'service-worker',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            define: { BUILD_ID: JSON.stringify(id) },
            plugins: [
              {
                name: 'service-worker',
                apply: 'build',
                applyToEnvironment: ({ name }) => name === 'client',
                buildStart() {
                  const worker = fileURLToPath(new URL('../src/service-worker/worker.ts', import.meta.url))
                  this.emitFile({ type: 'chunk', id: worker, fileName: 'sw.js' })
                },
              },
            ],
          },
        })
      },
    },
  }
}
