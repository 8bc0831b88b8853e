import type { Server } from 'node:http'
import type { AstroIntegration } from 'astro'
import { openConsole } from '../../../backoffice/dev-server.ts'
import { forwardTo } from '../backend.ts'
import { compose } from '../compose.ts'
import { readForwarding } from '../forwarded-headers.ts'
import { readLookupUrl } from '../lookup.ts'
import type { Middleware } from '../middleware.ts'
import { publicConfig } from '../public-config.ts'
import { readTarget, refuseOddMethods, refuseOddTargets, refuseWriting, setSafetyHeaders } from '../safety.ts'
import { unsubscribe } from '../unsubscribe.ts'
import { addressAndLanguageAlone } from './address-and-language.ts'
import { invalidateCachedOn } from './invalidate-cached.ts'
import { PACKAGE_FOLDERS } from './places.ts'
import { endServiceWorker } from './service-worker.ts'
import { wordsOf } from './words.ts'

/** All but the policy, which would forbid the scripts that tell of edits. */
const setOtherSafetyHeaders: Middleware = (request, response, next) =>
  setSafetyHeaders(request, response, () => {
    response.removeHeader('content-security-policy')
    next()
  })

/** Puts in front of Astro's server what `server/handler.ts` has in front of the built pages, the console as Vite serves it. */
export function oneOrigin(): AstroIntegration {
  return {
    name: 'one-origin',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const origin = server.httpServer as Server
        const console = await openConsole(origin, PACKAGE_FOLDERS)
        // An edit of Astro's own settings replaces its server, and this hook is called for the next.
        origin.once('close', console.close)
        server.middlewares.use(
          compose([
            setOtherSafetyHeaders,
            readTarget,
            refuseOddMethods,
            forwardTo(process.env.SUPABASE_URL ?? '', invalidateCachedOn(server), readForwarding(process.env)),
            unsubscribe,
            refuseWriting,
            refuseOddTargets,
            publicConfig(readLookupUrl()),
            endServiceWorker,
            wordsOf(server.watcher, console.reload),
            console.middleware,
            addressAndLanguageAlone,
          ]),
        )
      },
    },
  }
}
