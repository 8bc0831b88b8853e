import type { Page } from '@playwright/test'

/** A decision as a page asked for it. */
export interface Asked {
  /** Of the listing that the request names. */
  readonly listing: string
  /** What stood on the screen when its key was pressed: the words by which a listing is told from every other one. */
  readonly seen: string
  /** For how long that had been drawn by then. */
  readonly seenMs: number
}

interface WatchedWindow extends Window {
  tellAsked(asked: Asked): void
}

/**
 * Runs in the page, before anything of its own: writes down what is drawn since when, and tells of each decision what was
 * drawn when its key was pressed. It reads the words on the screen alone, and nothing that the console knows.
 * @param pattern of the words by which a listing is told from every other one
 */
function watch(pattern: string): void {
  const words = new RegExp(pattern)
  const drawn = { seen: '', since: 0 }
  const pressed = { seen: '', seenMs: 0 }

  function look(): void {
    const seen = words.exec(document.querySelector('#main-content')?.textContent ?? '')?.[0] ?? ''
    if (seen !== drawn.seen) Object.assign(drawn, { seen, since: performance.now() })
  }
  new MutationObserver(() => requestAnimationFrame(look)).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  })

  function press({ key }: KeyboardEvent): void {
    const isAsked = document.querySelector('[role="dialog"]') !== null
    if (isAsked || !['a', 'r'].includes(key)) return
    Object.assign(pressed, { seen: drawn.seen, seenMs: performance.now() - drawn.since })
  }
  window.addEventListener('keydown', press, { capture: true })

  const fetchAsBefore = window.fetch
  window.fetch = (...request) => {
    const [target, options] = request
    const address = target instanceof Request ? target.url : String(target)
    if (/\/rpc\/(approve|reject)_listing$/.test(address)) {
      const { listing_id: listing } = JSON.parse(String(options?.body)) as { listing_id: string }
      ;(window as unknown as WatchedWindow).tellAsked({ listing, ...pressed })
    }
    return fetchAsBefore(...request)
  }
}

/**
 * Watches a page from before it is opened.
 * @param words by which a listing is told from every other one
 * @returns the decisions that it asks for, as they come
 */
export async function watchDecisions(page: Page, words: RegExp): Promise<readonly Asked[]> {
  const all: Asked[] = []
  await page.exposeFunction('tellAsked', (asked: Asked) => all.push(asked))
  await page.addInitScript(watch, words.source)
  return all
}
