import type { HookParameters } from 'astro'
import type { Tag } from '../changes.ts'

type DevServer = HookParameters<'astro:server:setup'>['server']

/** As Vite makes it for pages: the very modules that they are made with. */
type Pages = DevServer['environments']['ssr'] & {
  readonly runner: { import(path: string): Promise<typeof import('../../src/data/guest/guest-client.ts')> }
}

/** Lets the pages read the catalogue again after a write that has changed it, as the built pages do. */
export function invalidateCachedOn({ environments }: DevServer) {
  const { runner } = environments.ssr as Pages
  return async (_person: string | undefined, changed: readonly Tag[]): Promise<void> => {
    if (!changed.includes('catalogue') && !changed.includes('notices')) return
    const { invalidateCached } = await runner.import('/src/data/guest/guest-client.ts')
    invalidateCached()
  }
}
