import type { AstroIntegration } from 'astro'
import { minify } from 'terser'

/** What the scripts of a page need not hold to: nothing reads how many arguments a function names, or what getters do. */
const OPTIONS = {
  module: true,
  ecma: 2020,
  compress: { ecma: 2020, passes: 3, pure_getters: true, unsafe_arrows: true, unsafe_methods: true, keep_fargs: false },
} as const

/** Names that the icons' library gives to the strokes of a picture, for React's list of them: no stroke ever moves. */
const STROKE_NAMES = /,key:"[0-9a-z]{5,7}"/g

/**
 * Makes the scripts that browsers load smaller once more, after the bundler has: a hundredth on the way, and the selling
 * form has no such hundredth to give away.
 */
export function smallScripts(): AstroIntegration {
  return {
    name: 'small-scripts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'small-scripts',
                apply: 'build',
                enforce: 'post',
                applyToEnvironment: ({ name }) => name === 'client',
                async generateBundle(_, bundle) {
                  for (const chunk of Object.values(bundle)) {
                    if (chunk.type !== 'chunk') continue
                    const { code = chunk.code } = await minify(chunk.code, OPTIONS)
                    chunk.code = code.replace(STROKE_NAMES, '')
                  }
                },
              },
            ],
          },
        })
      },
    },
  }
}
