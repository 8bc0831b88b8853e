import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** Builds the pages for the server of this folder, which asks for them by address and language. */
export function ownServer(): AstroIntegration {
  return {
    name: 'own-server',
    hooks: {
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: 'own-server',
          entrypointResolution: 'auto',
          serverEntrypoint: fileURLToPath(new URL('entry.ts', import.meta.url)),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: {
            serverOutput: 'stable',
            staticOutput: 'stable',
            hybridOutput: 'stable',
            sharpImageService: 'stable',
          },
        }),
    },
  }
}
