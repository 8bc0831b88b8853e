import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** Browsers take what is new of these, and keep what somebody has typed. */
const ISLANDS = fileURLToPath(new URL('../../src/islands/', import.meta.url)).replaceAll('\\', '/')

/**
 * Loads pages anew that are made with an edited file. Astro leaves that to the browser as soon as some island has the
 * file too, though the page that is open may have no such island.
 */
export function reloadMadePages(): AstroIntegration {
  return {
    name: 'reload-made-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'reload-made-pages',
                hotUpdate({ file, modules, server: { environments, ws } }) {
                  const isMadeWith = this.environment.name === 'ssr' && modules.length > 0
                  const isSent = Boolean(environments.client.moduleGraph.getModulesByFile(file)?.size)
                  const isForBrowser = file.startsWith(ISLANDS) || file.endsWith('.css')
                  if (isMadeWith && isSent && !isForBrowser) ws.send({ type: 'full-reload' })
                },
              },
            ],
          },
        })
      },
    },
  }
}
