import type { BrowserContext, Page, Route } from '@playwright/test'

/** Asked for by no page of ours in this way. */
const PROBE = '/robots.txt?is-intercepted'
const isProbe = ({ href }: URL) => href.endsWith(PROBE)
const PROBE_LIMIT_MS = 15_000

/**
 * Answers requests in the market's place, as `route` does, and returns when the pages that are open ask here. By itself
 * `route` returns before: a busy page sends its next request past it now and then, and no listener hears of that one.
 * @throws when a page does not ask here in time
 */
export async function intercept(
  target: Page | BrowserContext,
  ...[url, handler, options]: Parameters<Page['route']>
): Promise<void> {
  await target.route(url, handler, options)
  const pages = 'pages' in target ? target.pages() : [target]
  await Promise.all(pages.filter((page) => page.url().startsWith('http')).map(askHere))
}

/** Runs in the page. @returns whether it asked: a text without a page around it has no request to lose */
async function ask(probe: string): Promise<boolean> {
  return document.contentType === 'text/html' && fetch(probe).then(Boolean, () => false)
}

async function askHere(page: Page): Promise<void> {
  const end = Date.now() + PROBE_LIMIT_MS
  let isMet = false
  const meet = (route: Route) => {
    isMet = true
    return route.fulfill({ status: 204 })
  }
  await page.route(isProbe, meet)
  while (!isMet) {
    if (Date.now() > end) throw new Error(`${page.url()} does not send its requests by way of the test.`)
    // A page that gives way to the next is asked again.
    if (!(await page.evaluate(ask, PROBE).catch(() => true))) break
  }
  await page.unroute(isProbe, meet)
}

/** Holds requests back on their way to the market. @returns lets them go on, as all that follow */
export async function hold(target: Page | BrowserContext, url: Parameters<Page['route']>[0]): Promise<() => void> {
  const { promise: isTime, resolve: goOn } = Promise.withResolvers<void>()
  await intercept(target, url, async (route) => {
    await isTime
    await route.fallback()
  })
  return goOn
}
