import type { RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import { readChanges } from '../src/data/guest/changes.ts'
import { forwardTo } from './backend.ts'
import { loadBuild } from './build.ts'
import { ChangeFeed } from './change-feed.ts'
import { ChangePace } from './change-pace.ts'
import type { Tag } from './changes.ts'
import { compose } from './compose.ts'
import { filesOf } from './files.ts'
import { readForwarding } from './forwarded-headers.ts'
import { health } from './health.ts'
import { readLookupUrl } from './lookup.ts'
import { measure } from './metrics.ts'
import { below } from './middleware.ts'
import { MOST_PAGE_BYTES, MOST_PAGES, PageCache } from './page-cache.ts'
import { pageMiddleware, renderWith } from './pages.ts'
import { publicConfig } from './public-config.ts'
import { readTarget, refuseOddMethods, refuseOddTargets, refuseWriting, setSafetyHeaders } from './safety.ts'
import { unsubscribe } from './unsubscribe.ts'
import { hearWorkers, shareOf, tellWorkers } from './workers.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const IMMUTABLE = 'public, max-age=31536000, immutable'
const WORDS_SECONDS = 300

/** The console is one page with scripts of its own; MUI writes its styles into the page. */
const CONSOLE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const DAY = 'public, max-age=86400'

/** Names below `hashed` hold a hash of what is in the file; pictures may be a day old, pages and scripts may not. */
const caching = (hashed: string) => (path: string) => {
  if (path.startsWith(hashed)) return { 'cache-control': IMMUTABLE }
  return { 'cache-control': /\.(ico|png|svg|webp)$/.test(path) ? DAY : 'no-cache' }
}

/** The service worker asks this server for what it caches; without a policy of its own it could ask nobody. */
const WORKER_POLICY = "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const assetHeaders = (path: string) => ({
  ...caching('/_astro/')(path),
  ...(path === '/sw.js' ? { 'content-security-policy': WORKER_POLICY } : {}),
})

/** What pages have cached of the database is invalidated by these. */
const OF_EVERY_PAGE: ReadonlySet<Tag> = new Set(['*', 'catalogue', 'notices'])

function measureCache(cache: PageCache): void {
  measure('maveshi_cached_pages', 'Pages in memory.', () => cache.size.entries)
  measure('maveshi_cached_bytes', 'Bytes of the pages in memory.', () => cache.size.bytes)
  measure('maveshi_pages_being_made', 'Pages that are being made: who asks for one waits.', () => cache.size.beingMade)
}

interface HandlerOptions {
  /** Whether this process takes new requests; false once it is told to stop. */
  readonly isOpen: () => boolean
}

/** Everything one origin serves: the backend's calls, the console, words, files, and the pages. */
export async function requestHandler({ isOpen }: HandlerOptions): Promise<RequestListener> {
  const { renderPage, invalidateCached } = await loadBuild()
  const lookup = readLookupUrl()
  const render = renderWith(renderPage, lookup)
  const apply = (changed: readonly Tag[]) => {
    if (changed.some((tag) => OF_EVERY_PAGE.has(tag))) invalidateCached()
    cache.invalidate(changed)
  }
  const feed = new ChangeFeed({ ask: readChanges, apply, whenUntold: invalidateCached })
  const cache = new PageCache({
    render,
    isTold: () => feed.isFollowing,
    maxEntries: shareOf(MOST_PAGES),
    maxBytes: shareOf(MOST_PAGE_BYTES),
  })
  measureCache(cache)
  const pace = new ChangePace({
    share: shareOf,
    apply(changed) {
      apply(changed)
      tellWorkers(changed)
    },
  })
  hearWorkers(apply)
  feed.start()
  const onChange = (person: string | undefined, changed: readonly Tag[]) => pace.add(person, changed)
  const [assets, backOffice, words] = await Promise.all([
    filesOf(here('../dist/client'), { headers: assetHeaders }),
    filesOf(here('../../backoffice/dist'), {
      headers: (path) => ({ ...caching('/assets/')(path), 'content-security-policy': CONSOLE_POLICY }),
      fallback: '/index.html',
    }),
    filesOf(here('../../locales'), { headers: () => ({ 'cache-control': `public, max-age=${WORDS_SECONDS}` }) }),
  ])
  const { knownRequests, pages } = pageMiddleware(render, cache)
  return compose([
    knownRequests,
    health({ isOpen }),
    setSafetyHeaders,
    readTarget,
    refuseOddMethods,
    forwardTo(process.env.SUPABASE_URL ?? '', onChange, readForwarding(process.env)),
    unsubscribe,
    refuseWriting,
    refuseOddTargets,
    publicConfig(lookup),
    below('/admin', backOffice),
    below('/locales', words),
    assets,
    pages,
  ])
}
