import type { Page } from '@playwright/test'

/** Nothing is asked and nothing changes for so long: it is shown. */
const QUIET_MS = 120
const QUIET_LIMIT_MS = 5000
const PRESS_LIMIT_MS = 1500

declare global {
  interface Window {
    changedAt?: number
    askedCount?: number
  }
}

/** Runs in the page, before anything of it: remembers when it last changed, and how many answers it waits for. */
function watch(): void {
  window.changedAt = performance.now()
  window.askedCount = 0
  new MutationObserver(() => {
    window.changedAt = performance.now()
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
  const ask = window.fetch
  window.fetch = async (...question) => {
    window.askedCount = (window.askedCount ?? 0) + 1
    try {
      return await ask(...question)
    } finally {
      window.askedCount -= 1
    }
  }
}

/** From the next page on, `settled` knows when it is shown. */
export async function watchChanges(page: Page): Promise<void> {
  await page.addInitScript(watch)
}

/** Runs in the page. */
function isSettled(quiet_ms: number): boolean {
  const isMoving = ({ playState, effect }: Animation) =>
    playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
  return (
    !document.querySelector('astro-island[ssr], [aria-busy=true], [role=progressbar]') &&
    !window.askedCount &&
    performance.now() - (window.changedAt ?? 0) > quiet_ms &&
    !document.getAnimations().some(isMoving)
  )
}

/** Waits until a page is shown whole: its parts are there, nothing moves, and nothing has changed for a while. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page
    .waitForFunction(isSettled, QUIET_MS, { timeout: QUIET_LIMIT_MS, polling: 40 })
    // What moves all the time is read as it is.
    .catch(() => {})
}

const OPENERS = 'button, summary, [role=button], [role=tab], [role=combobox], [role=menuitem]'
/** The same on every page: what is pressed in it is pressed once. */
const FRAME = 'body > header, body > footer, [role=banner], header.MuiAppBar-root, .RaSidebar-fixed, body > nav'

interface Opener {
  /** What it is, on whichever page: alike ones open the same. */
  readonly kind: string
  readonly name: string
}

/** Runs in the page. Marks one of all that look alike, by its place among those that are told. */
function markOpeners({ openers, frame }: Readonly<Record<'openers' | 'frame', string>>): Opener[] {
  const marked = new Map<string, Opener>()
  for (const element of document.querySelectorAll<HTMLElement>(openers)) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (element.matches(':disabled, [aria-disabled=true]') || element.closest('[aria-hidden=true]')) continue
    const isSingle = !element.closest('li, tr, article')
    const name = element.getAttribute('aria-label') ?? element.textContent.trim()
    const place = element.closest(frame) ? '' : location.pathname
    const kind = [place, element.tagName, element.className, isSingle ? name : ''].join(' ')
    if (marked.has(kind)) continue
    element.dataset.opener = String(marked.size)
    marked.set(kind, { kind, name: name.slice(0, 40) })
  }
  return [...marked.values()]
}

/** Reads a page, and once more where it has led on to another one meanwhile. */
async function steady<T>(page: Page, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!String(error).includes('context was destroyed')) throw error
    await settled(page)
    return read()
  }
}

/** Runs in the page. What is seen of it, and where it is. */
function seen(): string {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden until a press has to count as not there.
  return location.href + document.body.innerText
}

/** Lets go of what a press has opened. @returns whether the page is as it was */
async function closed(page: Page, opener: number, before: string): Promise<boolean> {
  if ((await page.evaluate(seen)) === before) return true
  await page.keyboard.press('Escape')
  await settled(page)
  if ((await page.evaluate(seen)) === before) return true
  const again = page.locator(`[data-opener="${opener}"]:is(summary, [aria-expanded=true])`)
  if ((await again.count()) !== 1) return false
  await again.click({ timeout: PRESS_LIMIT_MS }).catch(() => {})
  await settled(page)
  return (await page.evaluate(seen)) === before
}

/**
 * Opens a page, and then each of its menus, dialogs, tabs and messages, every time from the page as it opens.
 * @param pressed kinds that have been pressed on a page before, to which this one's are added
 * @param look is told what was pressed, '' for the page itself
 */
export async function explore(
  page: Page,
  address: string,
  pressed: Set<string>,
  look: (name: string) => Promise<void>,
): Promise<void> {
  let before = ''
  const open = async () => {
    await page.goto(address)
    await settled(page)
    // What the last press has done may lead on once more.
    return steady(page, async () => {
      before = await page.evaluate(seen)
      return page.evaluate(markOpeners, { openers: OPENERS, frame: FRAME })
    })
  }
  const openers = await open()
  await look('')
  let isAsOpened = true
  for (const [index, { kind, name }] of openers.entries()) {
    if (pressed.has(kind)) continue
    pressed.add(kind)
    if (!isAsOpened) await open()
    // What cannot be pressed is covered by something, which the look at the page tells.
    const wasPressed = await page
      .locator(`[data-opener="${index}"]`)
      .click({ timeout: PRESS_LIMIT_MS })
      .then(
        () => true,
        () => false,
      )
    if (wasPressed) {
      await settled(page)
      await steady(page, () => look(name || `button ${index}`))
    }
    isAsOpened = await steady(page, () => closed(page, index, before))
  }
}
