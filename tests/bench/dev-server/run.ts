import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../../commands/browser.ts'
import { administrator, openConsole } from '../../support/console.ts'
import { startDevServer } from '../../support/dev-server.ts'
import { EDITS, type Edit, openEdited, writeEdit } from '../../support/edits.ts'
import { freePort } from '../../support/own-server.ts'
import { median } from '../median.ts'

/** How an edit came to be seen. */
interface Seen {
  readonly milliseconds: number
  readonly page: 'as it was' | 'loaded anew'
}

async function measure(page: Page, folder: string, edit: Edit, mark: string): Promise<Seen> {
  await openEdited(page, edit.at)
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''))
  const start = performance.now()
  writeEdit(folder, edit, mark)
  await edit.isSeen(page, mark)
  const milliseconds = Math.round(performance.now() - start)
  const isSame = (await page.locator('html[data-before]').count()) > 0
  return { milliseconds, page: isSame ? 'as it was' : 'loaded anew' }
}

/** Edits a copy of the sources while their pages are open; prints how long each kind of edit takes to be seen. */
export async function benchDevServer(rounds: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'maveshi-bench-'))
  const start = performance.now()
  const own = { DATA_DIR: dataDir, API_PORT: String(await freePort()), DEMO: '1', SUPABASE_URL: '' }
  const devServer = await startDevServer(own)
  console.log(
    `Open after ${((performance.now() - start) / 1000).toFixed(1)} s, with nothing cached of an earlier start.`,
  )
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ baseURL: devServer.origin, locale: 'en-IN' })
    await openConsole(page, await administrator(devServer.origin), '')
    for (const edit of EDITS) {
      const seen: Seen[] = []
      for (let round = 0; round < rounds; round += 1) {
        seen.push(await measure(page, devServer.folder, edit, `edit-${round}-${edit.kind.replaceAll(' ', '-')}`))
      }
      const times = seen.map(({ milliseconds }) => milliseconds)
      const pages = [...new Set(seen.map((one) => one.page))].join(', ')
      console.log(`${edit.kind.padEnd(20)} ${median(times)} ms, at most ${Math.max(...times)} ms; the page: ${pages}`)
    }
  } finally {
    await browser.close()
    await devServer.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
