import type { Page } from '@playwright/test'

/** What came of something that was done on a page. */
export interface Shown {
  /** From the click, or the key, to the last answer and the last change of what the screen shows. */
  readonly ms: number
  /** How long of that the page waited before it asked: a list waits whether another letter follows. */
  readonly pauseMs: number
  /** How many requests went to the database. */
  readonly requests: number
}

/** What the page itself writes down. Moments are milliseconds of its own clock. */
interface Seen {
  begun: number
  changed: number
  answered: number
  firstAsked: number
  asked: number
  waiting: number
}

interface WatchedWindow extends Window {
  seen: Seen
}

interface Patience {
  readonly quietMs: number
  readonly beginMs: number
}

const PATIENCE: Patience = {
  /** Nothing is asked and nothing changes for so long: it is shown. */
  quietMs: 300,
  /** A list waits a while for the next letter before it searches; what is shown at once asks nothing at all. */
  beginMs: 1200,
}
const SHOWN_LIMIT_MS = 30_000

/**
 * Runs in the page, before anything of its own: remembers when somebody last clicked, typed or went elsewhere, what was
 * asked since then, and when the screen last changed.
 */
function watch(): void {
  const seen: Seen = { begun: 0, changed: 0, answered: 0, firstAsked: 0, asked: 0, waiting: 0 }
  Object.assign(window, { seen })
  const begin = ({ timeStamp: begun }: Event) =>
    Object.assign(seen, { begun, changed: begun, answered: begun, firstAsked: begun, asked: 0 })
  for (const type of ['click', 'input', 'keydown', 'popstate']) window.addEventListener(type, begin, { capture: true })

  const fetchAsBefore = window.fetch
  window.fetch = async (...given) => {
    const [asked] = given
    const address = asked instanceof Request ? asked.url : String(asked)
    if (!address.includes('/rest/v1/')) return fetchAsBefore(...given)
    if (!seen.asked) seen.firstAsked = performance.now()
    seen.asked += 1
    seen.waiting += 1
    try {
      const answer = await fetchAsBefore(...given)
      await answer.clone().arrayBuffer()
      return answer
    } finally {
      seen.waiting -= 1
      seen.answered = performance.now()
    }
  }

  const isRipple = ({ target }: MutationRecord) =>
    target instanceof Element && target.matches('[class*="TouchRipple"], button, [role="button"]')
  const isScreen = ({ target }: MutationRecord) =>
    (target instanceof Element ? target : target.parentElement)?.closest('#main-content') !== null
  new MutationObserver((changes) => {
    if (changes.some((change) => isScreen(change) && !isRipple(change))) seen.changed = performance.now()
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Runs in the page: what it remembers of the lists, so that every visit begins with none of it. */
function reset(): void {
  if (!location.protocol.startsWith('http')) return
  for (const name of Object.keys(localStorage)) if (name.startsWith('RaStore')) localStorage.removeItem(name)
}

/** Runs in the page: what came of the last click or key, once nothing is asked and nothing changes any more. */
function whenShown({ quietMs, beginMs }: Patience): Shown | undefined {
  const { begun, changed, answered, firstAsked, asked, waiting } = (window as unknown as WatchedWindow).seen
  const end = Math.max(changed, asked ? answered : 0)
  const isBusy = waiting > 0 || document.querySelector('#main-content [role="progressbar"]') !== null
  const isBegun = asked > 0 || performance.now() - begun > beginMs
  if (isBusy || !isBegun || performance.now() - end < quietMs) return undefined
  return { ms: Math.round(end - begun), pauseMs: Math.round(asked ? firstAsked - begun : 0), requests: asked }
}

/** Watches a page from before it is opened. */
export async function watchPage(page: Page) {
  await page.addInitScript(reset)
  await page.addInitScript(watch)

  async function shown(): Promise<Shown> {
    const handle = await page.waitForFunction(whenShown, PATIENCE, { timeout: SHOWN_LIMIT_MS })
    return (await handle.jsonValue()) as Shown
  }

  return {
    /** Waits until nothing is asked and nothing changes any more. */
    shown,
    /** Opens an address and waits for all that it shows. */
    async open(address: string): Promise<void> {
      await page.goto(address)
      await shown()
    },
    /** Does something that ends with a click or a key, and waits for what it shows. */
    async measure(act: () => Promise<void>): Promise<Shown> {
      await act()
      return shown()
    },
  }
}
