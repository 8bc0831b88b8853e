import { VISITOR_LOG_KEY, type VisitorLogEntry } from '@maveshi/shared/visitor/log'
import { expect, type Page } from '@playwright/test'

/** What this browser has written down of its visits. */
export async function visitorLog(page: Page): Promise<VisitorLogEntry[]> {
  return JSON.parse((await page.evaluate((key) => localStorage.getItem(key), VISITOR_LOG_KEY)) ?? '[]')
}

/**
 * Waits until the last visit that was written down is of this path, and gives it. That is the last thing that a page
 * does by itself: all of its scripts are there.
 */
export async function lastEntry(page: Page, path: string): Promise<VisitorLogEntry | undefined> {
  await expect.poll(async () => (await visitorLog(page)).at(-1)?.path).toBe(path)
  return (await visitorLog(page)).at(-1)
}
