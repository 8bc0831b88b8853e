import type { Page } from '@playwright/test'

/** Nothing is asked and nothing changes for so long: it is shown. */
const QUIET_MS = 250
const QUIET_LIMIT_MS = 6000

declare global {
  interface Window {
    changedAt?: number
  }
}

/** Runs in the page, before anything of it: remembers when it last changed. */
function watch(): void {
  window.changedAt = performance.now()
  new MutationObserver(() => {
    window.changedAt = performance.now()
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
}

/** From the next page on, `settled` knows when it is shown. */
export async function watchChanges(page: Page): Promise<void> {
  await page.addInitScript(watch)
}

/** Waits until a page is shown whole: its parts are there, and nothing has changed for a while. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page
    .waitForFunction(
      (quiet) =>
        !document.querySelector('astro-island[ssr], [aria-busy=true], [role=progressbar]') &&
        performance.now() - (window.changedAt ?? 0) > quiet,
      QUIET_MS,
      { timeout: QUIET_LIMIT_MS, polling: 50 },
    )
    // What moves all the time is read as it is.
    .catch(() => {})
}

const OPENERS = 'button, summary, [role=button], [role=tab], [role=combobox], [role=menuitem]'

/** Runs in the page. Marks one of all that look alike. @returns how many there are */
function markOpeners(selector: string): number {
  const known = new Set<string>()
  let count = 0
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (element.matches(':disabled, [aria-disabled=true]') || element.closest('[aria-hidden=true]')) continue
    const isSingle = !element.closest('li, tr, article')
    const label = element.getAttribute('aria-label') ?? element.textContent.trim()
    const kind = `${element.tagName} ${element.className} ${isSingle ? label : ''}`
    if (known.has(kind)) continue
    known.add(kind)
    element.dataset.opener = String(count)
    count += 1
  }
  return count
}

/**
 * Opens a page, and then each of its menus, dialogs, tabs and messages, every time from the page as it opens.
 * @param look is told what was pressed, '' for the page itself
 */
export async function explore(page: Page, address: string, look: (pressed: string) => Promise<void>): Promise<void> {
  const open = async () => {
    await page.goto(address)
    await settled(page)
    return page.evaluate(markOpeners, OPENERS)
  }
  const count = await open()
  await look('')
  for (let index = 0; index < count; index += 1) {
    if (index > 0) await open()
    const opener = page.locator(`[data-opener="${index}"]`)
    const name = await opener.evaluate((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim())
    // What cannot be pressed is covered by something, which the look at the page tells.
    const isPressed = await opener.click({ timeout: 2000 }).then(
      () => true,
      () => false,
    )
    if (!isPressed) continue
    await settled(page)
    await look(name.slice(0, 40) || `button ${index}`)
  }
}
