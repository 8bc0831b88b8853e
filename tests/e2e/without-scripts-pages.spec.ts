import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { ACCOUNT_PAGES, SITE_PAGES } from '../support/guest-pages.ts'
import { intercept } from '../support/intercept.ts'
import { offered } from '../support/market-api.ts'

test.describe('whole pages', () => {
  test.use({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    expectedErrors: [/status of (404|500)/],
  })

  const PATHS = [
    '/',
    '/buy',
    '/search?q=murrha',
    '/search?q=tharparkar+gaay+kolhapur',
    '/category/Cattle?breed=Gir&near=411001',
    '/services',
    '/services/AI-Technician',
    '/feeds-and-machinery?tab=feeds',
    ...SITE_PAGES,
    '/500',
    '/nowhere',
    ...ACCOUNT_PAGES,
  ]

  /** Opens the same page in both: from one visit to the next another listing may have come. */
  async function openBoth(pages: readonly Page[], address: string): Promise<void> {
    const answer = await (pages[0] as Page).request.get(address)
    const isAsked = ({ href }: URL) => href === answer.url()
    for (const page of pages) {
      await intercept(page, isAsked, (route) => route.fulfill({ response: answer }))
      // As high as any page: what is far below a screen is not laid out yet.
      await page.setViewportSize({ width: 360, height: 15_000 })
      await page.goto(address)
      await page.unroute(isAsked)
    }
  }

  /** What a person reads, line by line. */
  async function lines(page: Page): Promise<string[]> {
    return (await page.locator('body').allInnerTexts())
      .join('\n')
      .split('\n')
      .map((line) => line.trim())
  }

  test('everything that scripts show is there without them, and nothing that does nothing', async ({
    page,
    browser,
  }) => {
    test.slow()
    const context = await browser.newContext({ ...test.info().project.use, viewport: { width: 360, height: 740 } })
    const scripted = await context.newPage()
    const [listing] = await offered(page.request, 'category=eq.Buffalo')
    const missing: Record<string, string[]> = {}
    for (const path of [...PATHS, `/listing/${listing?.id}`, `/listing/${listing?.id}/poster`]) {
      const address = `${path}${path.includes('?') ? '&' : '?'}lng=ta`
      await openBoth([page, scripted], address)
      const shown = new Set(await lines(page))
      const gone = (await lines(scripted)).filter((line) => !shown.has(line))
      const idle = await page.locator('button:visible:not(form button):not([form]), a:visible:not([href])').all()
      if (gone.length > 0 || idle.length > 0) missing[path] = [...gone, ...idle.map(String)]
    }
    await context.close()
    expect(missing).toEqual({})
  })
})
