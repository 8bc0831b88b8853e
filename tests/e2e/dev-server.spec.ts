import { SESSION_KEY } from '@maveshi/shared/access/session'
import { test as base, expect } from '../support/browser-test.ts'
import { administrator, openConsole } from '../support/console.ts'
import { type DevServer, startDevServer } from '../support/dev-server.ts'
import { EDITS, openEdited, writeEdit } from '../support/edits.ts'

/** On the market of all tests, out of a copy of the sources. */
const test = base.extend<object, { devServer: DevServer }>({
  devServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from this pattern.
    async ({}, use) => {
      const market = await fetch(`http://localhost:${process.env.MARKET_PORT}/config.json`)
      const { publishableKey } = (await market.json()) as { publishableKey: string }
      const devServer = await startDevServer({
        SUPABASE_URL: `http://127.0.0.1:${process.env.MARKET_API_PORT}`,
        SUPABASE_PUBLISHABLE_KEY: publishableKey,
      })
      await use(devServer)
      await devServer.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ devServer }, use) => use(devServer.origin),
})

// One server for both.
test.describe.configure({ mode: 'default' })

test('whoever edits the sources sees it on the open page, and stays signed in', async ({ page, devServer }) => {
  await openConsole(page, await administrator(devServer.origin), '')
  for (const edit of EDITS) {
    await test.step(edit.kind, async () => {
      const mark = `edited-${Date.now()}`
      await openEdited(page, edit.at)
      writeEdit(devServer.folder, edit, mark)
      await edit.isSeen(page, mark)
      expect(new URL(page.url()).pathname).toBe(edit.at)
      expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toContain('access_token')
    })
  }
})

test('an edited market lets through to its backend what a built one does', async ({ request, baseURL }) => {
  const { publishableKey: apikey } = await (await request.get('/config.json')).json()
  const headers = { apikey }
  const categories = await request.get('/rest/v1/categories?select=value&limit=1', { headers })
  expect(await categories.json()).toHaveLength(1)
  const refused = await request.get('/rest/v1/', { headers })
  const byBuilt = await request.get(`http://localhost:${process.env.MARKET_PORT}/rest/v1/`, { headers })
  expect([refused.status(), await refused.text()]).toEqual([byBuilt.status(), await byBuilt.text()])
  expect(await (await fetch(`${baseURL}/sw.js`)).text()).toContain('unregister')
})
