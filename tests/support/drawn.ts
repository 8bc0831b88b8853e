import type { Page } from '@playwright/test'

/** Waits until a page has drawn all that has come to it. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
}
