import type { Page, Request } from '@playwright/test'

/** What came of something that was done on a page. */
export interface Shown {
  /** From the click, or the key, to the last answer and the last change of what the screen shows. */
  readonly ms: number
  /** How many requests went to the database. */
  readonly requests: number
}

interface WatchedWindow extends Window {
  watch: { begun: number; changed: number }
}

/** Nothing is asked and nothing changes for so long: it is shown. */
const QUIET_MS = 300
/** A list waits a while for the next letter before it searches; what is shown at once asks nothing at all. */
const BEGIN_MS = 1200
const PATIENCE_MS = 30_000
const POLL_MS = 50

/** Runs in the page: remembers when somebody last clicked or typed, and when the screen last changed. */
function watch(): void {
  const now = { begun: 0, changed: 0 }
  Object.assign(window, { watch: now })
  const begin = ({ timeStamp }: Event) => Object.assign(now, { begun: timeStamp, changed: timeStamp })
  for (const type of ['click', 'input']) window.addEventListener(type, begin, { capture: true })
  const isRipple = ({ target }: MutationRecord) =>
    target instanceof Element && target.matches('[class*="TouchRipple"], button, [role="button"]')
  const isScreen = ({ target }: MutationRecord) =>
    (target instanceof Element ? target : target.parentElement)?.closest('#main-content') !== null
  new MutationObserver((changes) => {
    if (changes.some((change) => isScreen(change) && !isRipple(change))) now.changed = performance.now()
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

const isAsked = (request: Request) => request.url().includes('/rest/v1/') && request.method() !== 'OPTIONS'

/** Watches a page from before it is opened. */
export async function watchPage(page: Page) {
  let asked = 0
  let waiting = 0
  let moved = 0
  const move = (request: Request, change: () => void) => {
    if (!isAsked(request)) return
    change()
    moved = Date.now()
  }
  page.on('request', (request) =>
    move(request, () => {
      asked += 1
      waiting += 1
    }),
  )
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) =>
      move(request, () => {
        waiting -= 1
      }),
    )
  }
  await page.addInitScript(watch)

  const state = () =>
    page.evaluate(() => {
      const { begun, changed } = (window as unknown as WatchedWindow).watch
      return { begun, changed, quietMs: performance.now() - changed }
    })

  /** Waits until nothing is asked and nothing changes any more. */
  async function settle(): Promise<{ readonly begun: number; readonly changed: number }> {
    const limit = Date.now() + PATIENCE_MS
    for (;;) {
      const now = await state()
      const isBusy = (await page.getByRole('progressbar').count()) > 0
      if (waiting <= 0 && !isBusy && now.quietMs > QUIET_MS && Date.now() - moved > QUIET_MS) return now
      if (Date.now() > limit) throw new Error(`${page.url()} does not come to rest`)
      await page.waitForTimeout(POLL_MS)
    }
  }

  /** Waits for the first request, as long as one may be expected, and then until nothing is asked any more. */
  async function finish(before: number) {
    const limit = Date.now() + BEGIN_MS
    while (asked === before && Date.now() < limit) await page.waitForTimeout(POLL_MS)
    return settle()
  }

  return {
    /** Opens an address and waits for all that it shows. */
    async open(address: string): Promise<void> {
      const before = asked
      await page.goto(address)
      await finish(before)
    },
    settle,
    /** Does something that ends with a click or a key, and waits for what it shows. */
    async measure(act: () => Promise<void>): Promise<Shown> {
      const before = asked
      await act()
      const { begun, changed } = await finish(before)
      const origin = await page.evaluate(() => performance.timeOrigin)
      const shown = asked > before ? Math.max(origin + changed, moved) : origin + changed
      return { ms: Math.round(shown - origin - begun), requests: asked - before }
    },
  }
}
