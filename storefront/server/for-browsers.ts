import type { AstroIntegration } from 'astro'
import browserslist from 'browserslist'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import { plainStyles } from './plain-styles.ts'

/**
 * Chromium has known `?.` since 80 and counted the spread arguments of `?.()` wrongly before 91, for which compilers
 * rewrite every `?.`, at half a kilobyte a page. Nothing that is built calls so (tests/e2e/older-browsers.spec.ts), and
 * whatever else came between the two is rewritten for Firefox and Safari of that time.
 */
const COUNTS_OPTIONAL_ARGUMENTS = ['not chrome < 91', 'not edge < 91', 'not opera < 77', 'not samsung < 16']

/** Builds scripts and styles for the browsers of /.browserslistrc. Astro sets a target that only a plugin outdoes. */
export function forBrowsers(): AstroIntegration {
  const listed = browserslist.loadConfig({ path: import.meta.dirname }) ?? []
  const target = browserslistToEsbuild([...listed, ...COUNTS_OPTIONAL_ARGUMENTS])
  return {
    name: 'for-browsers',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            build: { cssTarget: browserslistToEsbuild(listed) },
            css: { postcss: { plugins: plainStyles } },
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
