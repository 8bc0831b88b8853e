import { brotliCompressSync } from 'node:zlib'
import { DEMO_ACCOUNTS } from '@maveshi/supabase/seed/demo/demo'
import type { Page } from '@playwright/test'
import { test as base, expect } from '../support/browser-test.ts'
import { CONSOLE_ENTRY_BYTES, GUEST_BUDGETS, SCRIPT_BUDGETS_BYTES } from '../support/budgets.ts'
import { type CountedOrigin, countedOrigin, scriptBytes, scriptPaths } from '../support/counted-origin.ts'
import { type FirstVisit, firstVisit, settled } from '../support/first-visit.ts'
import { guestPages, MEASURED_LANGUAGES } from '../support/guest-pages.ts'
import { signIn } from '../support/journeys.ts'
import { namedScripts, scriptsReachableFrom } from '../support/script-graph.ts'
import { type Row, tableText } from '../support/table.ts'
import { askOnWire } from '../support/wire.ts'

/** Every test reaches the market by an origin of its own, which counts. */
const test = base.extend<{ counted: CountedOrigin }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from this pattern.
  counted: async ({}, use) => {
    const counted = await countedOrigin(`http://localhost:${process.env.MARKET_PORT}`)
    await use(counted)
    await counted.stop()
  },
  baseURL: async ({ counted }, use) => use(counted.origin),
})

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

/** What is budgeted, by the budgets' names. */
function weigh(name: string, { exchanges, beforeMainContent, renderBlocking, thirdParty }: FirstVisit): Row {
  const count = (isMeant: (exchange: FirstVisit['exchanges'][number]) => boolean) => exchanges.filter(isMeant).length
  return {
    page: name,
    htmlBytes: exchanges.find(({ destination }) => destination === 'document')?.bodyBytes ?? Number.NaN,
    scriptBytes: scriptBytes(exchanges),
    fonts: count(({ destination, type }) => destination === 'font' || type.startsWith('font/')),
    thirdPartyRequests: thirdParty.length,
    renderBlockingRequests: renderBlocking.length,
    requestsBeforeMainContent: beforeMainContent.length,
  }
}

/**
 * What a cached page weighs. Whoever asks first gets it compressed in haste, a tenth larger; it is made as small as it can
 * be in the background, and anew when a listing of it changes.
 */
async function cachedBytes(url: string, language: string): Promise<number> {
  const bytes = async () => (await askOnWire(url, { 'accept-language': language })).body.length
  let smallest = await bytes()
  await expect
    .poll(async () => (smallest = Math.min(smallest, await bytes())), { message: url })
    .toBeLessThanOrEqual(GUEST_BUDGETS.htmlBytes)
    .catch(() => undefined)
  return smallest
}

for (const language of MEASURED_LANGUAGES) {
  test(`a guest’s first visit is light in ${language}`, async ({ browser, counted }) => {
    const rows: Row[] = []
    for (const { name, path } of await guestPages(counted.origin)) {
      const context = await browser.newContext({ locale: language, serviceWorkers: 'allow' })
      const row = weigh(name, await firstVisit(await context.newPage(), counted, path))
      rows.push({ ...row, htmlBytes: await cachedBytes(counted.origin + path, language) })
      await context.close()
    }
    const table = tableText(rows)
    for (const [measured, budget] of Object.entries(GUEST_BUDGETS)) {
      for (const row of rows) {
        expect(row[measured], `${measured} of ${row.page} in ${language}\n${table}\n`).toBeLessThanOrEqual(budget)
      }
    }
    for (const row of rows) expect(row.requestsBeforeMainContent, table).toBe(1)
  })
}

/**
 * The scripts that a browser has loaded, and all that the page can come to load besides, by its islands and by its
 * frame; with what stands in the page itself.
 */
async function everyScript(origin: string, path: string, loaded: readonly string[]) {
  const html = await (await fetch(origin + path)).text()
  const named = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, script = '']) => script)
  const islands = named(/(?:component|renderer)-url="([^"]+)"/g)
  const frame = named(/<script type="module" src="([^"]+)"/g)
  const reachable = await scriptsReachableFrom([...islands, ...frame], async (script) =>
    namedScripts(await (await fetch(origin + script)).text()),
  )
  const paths = [...new Set([...loaded, ...reachable])]
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text).join('\n')
  const sent = await Promise.all(paths.map((script) => askOnWire(origin + script)))
  const bytes = sent.reduce((sum, { body }) => sum + body.length, brotliCompressSync(inline).length)
  return { paths, bytes, islands }
}

/** A page of a member whose browser has stored nothing but the session. */
async function pageOfMember(page: Page, { email, password }: { email: string; password: string }): Promise<Page> {
  await signIn(page, email, password, '/safety')
  const storageState = await page.context().storageState()
  const context = await page.context().browser()?.newContext({ storageState, serviceWorkers: 'allow' })
  if (!context) throw new Error('The browser is gone')
  return context.newPage()
}

for (const [path, budget] of Object.entries(SCRIPT_BUDGETS_BYTES)) {
  test(`${path} brings little JavaScript, whatever it comes to load`, async ({ page, counted }) => {
    const visitor = path === '/login' ? page : await pageOfMember(page, DEMO_ACCOUNTS.seller)
    const loaded = scriptPaths(await settled(visitor, counted, path))
    const { paths, bytes, islands } = await everyScript(counted.origin, path, loaded)
    test.info().annotations.push({ type: 'bytes', description: String(bytes) })
    expect(bytes, `${path}: ${paths.join(' ')}`).toBeLessThanOrEqual(budget)
    expect(loaded).toEqual(expect.arrayContaining(islands))
    expect(islands).not.toHaveLength(0)
    if (visitor !== page) await visitor.context().close()
  })
}

test('the console’s first screen comes with little JavaScript', async ({ page, counted }) => {
  const administrator = await pageOfMember(page, DEMO_ACCOUNTS.administrator)
  counted.reset()
  await administrator.goto(`${counted.origin}/admin`)
  await expect(administrator.getByRole('main')).toBeVisible()
  const bytes = scriptBytes(counted.exchanges)
  await administrator.context().close()
  test.info().annotations.push({ type: 'bytes', description: String(bytes) })
  expect(bytes, scriptPaths(counted.exchanges).join(' ')).toBeLessThanOrEqual(CONSOLE_ENTRY_BYTES)
  expect(bytes).toBeGreaterThan(0)
})
