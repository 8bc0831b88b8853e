import type { AstroIntegration } from 'astro'
import browserslist from 'browserslist'
import browserslistToEsbuild from 'browserslist-to-esbuild'

/**
 * Chromium has known `?.` since 80 and counted spread arguments of `?.()` wrongly before 91, for which the compiler's
 * tables rewrite every `?.`, at half a kilobyte a page. Nothing that is built calls so (tests/rules/built-files), and
 * whatever else Chrome 91 knew and Chrome 80 did not is rewritten for Firefox and Safari of its time.
 */
const OPTIONAL_CALLS_COUNT = ['not chrome < 91', 'not edge < 91', 'not opera < 77', 'not samsung < 16']

/** Builds scripts and styles for the browsers of /.browserslistrc. Astro sets a target that only a plugin outdoes. */
export function forBrowsers(): AstroIntegration {
  const listed = browserslist.loadConfig({ path: import.meta.dirname }) ?? []
  return {
    name: 'for-browsers',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const target = browserslistToEsbuild([...listed, ...OPTIONAL_CALLS_COUNT])
        updateConfig({
          vite: {
            build: { cssTarget: browserslistToEsbuild([...listed]) },
            plugins: [
              {
                name: 'for-browsers',
                apply: 'build',
                enforce: 'post',
                configEnvironment: (name) => (name === 'client' ? { build: { target } } : undefined),
              },
            ],
          },
        })
      },
    },
  }
}
