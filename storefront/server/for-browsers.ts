import type { AstroIntegration } from 'astro'
import browserslist from 'browserslist'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import type { Plugin } from 'postcss'

/**
 * Chromium has known `?.` since 80 and counted the spread arguments of `?.()` wrongly before 91, for which compilers
 * rewrite every `?.`, at half a kilobyte a page. Nothing that is built calls so (tests/e2e/older-browsers.spec.ts), and
 * whatever else came between the two is rewritten for Firefox and Safari of that time.
 */
const COUNTS_OPTIONAL_ARGUMENTS = ['not chrome < 91', 'not edge < 91', 'not opera < 77', 'not samsung < 16']

/** Takes away how Tailwind declares its variables, by layers and `@property`; those that are used begin in site.css. */
const withoutDeclarations: Plugin = {
  postcssPlugin: 'without-declarations',
  AtRule: {
    property: (rule) => void rule.remove(),
    layer: (rule) => void (rule.params === 'properties' && rule.remove()),
  },
}

/** Both sides of a direction, by their own names: Chrome has known the short ones since 87. */
const SIDES: Readonly<Record<string, readonly string[]>> = {
  'padding-inline': ['padding-left', 'padding-right'],
  'padding-block': ['padding-top', 'padding-bottom'],
  'margin-inline': ['margin-left', 'margin-right'],
  'margin-block': ['margin-top', 'margin-bottom'],
  'inset-inline': ['left', 'right'],
}

/** Lightning CSS does the same where a value has no variable. */
const sidesOneByOne: Plugin = {
  postcssPlugin: 'sides-one-by-one',
  Declaration(declaration) {
    const sides = SIDES[declaration.prop] ?? []
    for (const prop of sides) declaration.before(declaration.clone({ prop }))
    if (sides.length > 0) declaration.remove()
  },
}

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
            css: { postcss: { plugins: [withoutDeclarations, sidesOneByOne] } },
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
