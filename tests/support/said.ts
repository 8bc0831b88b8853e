import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** What toasts and alerts have said and nobody has asked for yet. */
    saidByAlerts?: string[]
  }
}

/** Runs in the page, before anything of it. */
function recordAlerts(): void {
  const said: string[] = []
  window.saidByAlerts = said
  const lastOf = new WeakMap<Element, string>()
  new MutationObserver(() => {
    for (const alert of document.querySelectorAll('[role=alert]')) {
      const words = alert.textContent.trim()
      if (words && lastOf.get(alert) !== words) said.push(words)
      lastOf.set(alert, words)
    }
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/** From the next page on, whatever is said on this one is recorded: a toast is gone in five seconds, looked at or not. */
export async function listenTo(page: Page): Promise<void> {
  await page.addInitScript(recordAlerts)
}

/** Waits until the page has said something, after all that was asked for before. */
export async function expectSaid(page: Page, words: string): Promise<void> {
  const take = (wanted: string) => {
    const said = window.saidByAlerts ?? []
    const place = said.findIndex((one) => one.includes(wanted))
    return place < 0 ? [...said] : said.splice(0, place + 1)
  }
  const read = () =>
    page.evaluate(take, words).catch((error: Error) => {
      // One page gives way to the next, which may say it.
      if (/context was destroyed/.test(error.message)) return []
      throw error
    })
  await expect.poll(async () => (await read()).at(-1) ?? '', 'what was said').toContain(words)
}

/** Runs in the page. */
function pointAtToasts(): void {
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element && node.matches('#toasts > *')) node.dispatchEvent(new PointerEvent('pointerenter'))
  }).observe(document, { childList: true, subtree: true })
}

/** From the next page on, each toast of the storefront is pointed at as it comes, and so stays. */
export async function holdToasts(page: Page): Promise<void> {
  await page.addInitScript(pointAtToasts)
}
