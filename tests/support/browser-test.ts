import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { readSlowness, slowBrowser } from './slow-browser.ts'

/** What a page did that no page of ours may do. */
type Errors = string[]

/** Watches a page from before it loads anything. Hydration warnings of React are console errors. */
function watch(page: Page, origin: string): Errors {
  const errors: Errors = []
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' || /hydrat|did not match/i.test(text))
      errors.push(`console: ${text} (${page.url()})`)
  })
  page.on('pageerror', (error) => errors.push(`error on the page: ${error.message} (${page.url()})`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== origin && !['data:', 'blob:', 'about:'].includes(url.protocol))
      errors.push(`outside request: ${url.href}`)
  })
  return errors
}

/** For tests of what may move under a finger. All others ask for less motion: it costs a fifth of the time. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const

interface Watched {
  /**
   * Errors that a test brings about on purpose, as patterns: a wrong password, for example, is answered with 400,
   * which the browser writes to its console.
   */
  readonly expectedErrors: RegExp[]
  /**
   * Does something when the test is over, however it ends: a test whose time runs out comes to none of its own last
   * lines. What was named last is done first.
   */
  afterwards(undo: () => Promise<unknown>): void
}

/**
 * The `test` of every browser test: it fails on errors and hydration warnings in the console, on errors of the page,
 * and on requests to anywhere but the market.
 */
export const test = base.extend<Watched, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      await slowBrowser(browser, readSlowness())
      await use(browser)
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from this pattern.
  expectedErrors: async ({}, use) => {
    await use([])
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from this pattern.
  afterwards: async ({}, use) => {
    const undos: (() => Promise<unknown>)[] = []
    await use((undo) => void undos.unshift(undo))
    const failures: unknown[] = []
    for (const undo of undos) await undo().catch((error: unknown) => failures.push(error))
    expect(failures, 'what could not be undone').toEqual([])
  },
  context: async ({ context, baseURL, expectedErrors }, use) => {
    const all: Errors[] = []
    const origin = new URL(baseURL ?? '').origin
    context.on('page', (page) => all.push(watch(page, origin)))
    await use(context)
    const unexpected = all.flat().filter((error) => !expectedErrors.some((pattern) => pattern.test(error)))
    expect(unexpected, 'what the pages should not have done').toEqual([])
  },
})

export { expect } from '@playwright/test'
