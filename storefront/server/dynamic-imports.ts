import type { AstroIntegration } from 'astro'

/** Vite's own, through which its dynamic imports go. */
const PRELOAD_HELPER = '\0vite/preload-helper.js'
/**
 * Chromium remembers for as long as a page is open that a file did not arrive, and asks for it no more: under another name
 * it is another file.
 */
const IMPORT_AGAIN =
  'export const __vitePreload = (file) => import(/* @vite-ignore */ file).catch(() => import(/* @vite-ignore */ file + "?" + Date.now()))'
/**
 * How Vite wraps `import('…').then(…)` and `const { … } = await import('…')`, and where it will name what is to be asked for
 * ahead.
 */
const WRAPPED = /__vitePreload\(\(\) => import\((["'`])([^"'`]+)\1\)/g
const WRAPPED_NAMES =
  /__vitePreload\(async \(\) => \{\s*const \{[^}]*\} = await \(?import\((["'`])([^"'`]+)\1\)\)?;?\s*return \{[^}]*\};?\s*\}/g
const NAMES = /,\s*__VITE_PRELOAD__\s*\)/g
/** A wrap that would call what is the name of a file by now. */
const UNKNOWN = /__vitePreload\((?:async )?\(\) =>.{0,200}/s

/** The imports of a part as they are written above. @throws Error where Vite wraps one in another way */
function withPlainImports(code: string): string {
  const plain = '(__vitePreload("$2")'
  const written = code.replace(WRAPPED, plain).replace(WRAPPED_NAMES, plain).replace(NAMES, ')')
  const [unknown] = UNKNOWN.exec(written) ?? []
  if (unknown) throw new Error(`An import is wrapped in an unknown way: ${unknown}`)
  return written
}

/** Numbers stand where they are used: no page loads those that are not its own. */
const BUILD = {
  modulePreload: false,
  rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 2 } } },
} as const

/**
 * Lets dynamic imports be nothing but imports, and another try of those that failed. Vite would ask ahead for everything
 * that they import in turn, by a script and lists of names on every page that weigh as much as all else a guest's page
 * loads; a guest needs few of them, and the pages bring their styles with them. Nor is there a function around each: on a
 * listing's page they weigh as much as reading aloud does.
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
                load: { filter: { id: new RegExp(`^${PRELOAD_HELPER}$`) }, handler: () => IMPORT_AGAIN },
                // Before the names are there, and before anything is made short.
                renderChunk: withPlainImports,
              },
            ],
          },
        })
      },
    },
  }
}
