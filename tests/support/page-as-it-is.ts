import { expect, type Page } from '@playwright/test'

/**
 * Opens a page of the market as it is after all that was written. One that takes long to be made anew is answered as it
 * was before, and says so.
 */
export async function openAsItIs(page: Page, path: string): Promise<void> {
  const history = async () => (await page.goto(path))?.headers()['cache-status'] ?? ''
  await expect.poll(history, `${path} is made anew`).not.toContain('unreachable')
}
