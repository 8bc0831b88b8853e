import type { AstroIntegration } from 'astro'

/** Vite's own, through which its dynamic imports go. */
const PRELOAD_HELPER = '\0vite/preload-helper.js'
const PLAIN_IMPORT = 'export const __vitePreload = (load) => load()'
/** How Vite wraps `import('…').then(…)`, and where it will name what is to be asked for ahead. */
const WRAPPED = /__vitePreload\(\(\) => (?=import\()/g
const NAMES = /,\s*__VITE_PRELOAD__\s*\)/g

/** Numbers stand where they are used: no page loads those that are not its own. */
const BUILD = {
  modulePreload: false,
  rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 2 } } },
} as const

/**
 * Lets dynamic imports be nothing but imports. Vite would ask ahead for everything that they import in turn, by a script
 * and lists of names on every page that weigh as much as all else a guest's page loads; a guest needs few of them, and
 * the pages bring their styles with them. Nor is there a function around each: on a listing's page they weigh as much as
 * reading aloud does.
 */
export function plainDynamicImports(): AstroIntegration {
  return {
    name: 'plain-dynamic-imports',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'plain-dynamic-imports',
                apply: 'build',
                enforce: 'pre',
                configEnvironment: (name) => (name === 'client' ? { build: BUILD } : undefined),
                load: { filter: { id: new RegExp(`^${PRELOAD_HELPER}$`) }, handler: () => PLAIN_IMPORT },
                // Before the names are there, and before anything is made short.
                renderChunk: (code) => code.replace(WRAPPED, '(').replace(NAMES, ')'),
              },
            ],
          },
        })
      },
    },
  }
}
