import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Page, type Request } from '@playwright/test'
import { findBrowser } from '../../../commands/browser.ts'
import { photoTiles } from '../../support/chosen-photos.ts'
import { herdPhotos } from '../../support/herd-photos.ts'
import { chooseCategory, describeCow, nextStep, openSellForm } from '../../support/journeys.ts'
import { openMarket } from '../market.ts'
import { longest, pageTime, type Task, tasksBetween, watchTasks } from './tasks.ts'

const PHOTOS = 5
const SLOWER = 4
const PATIENCE_MS = 300_000
/** For how long the page is watched while nobody does anything. */
const IDLE_MS = 10_000

/** What was asked of the page, and which long tasks that brought. */
interface Phase {
  readonly phase: string
  readonly took_ms: number
  readonly tasks: readonly Task[]
}

async function during(page: Page, phase: string, work: () => Promise<unknown>): Promise<Phase> {
  const from_ms = await pageTime(page)
  await work()
  const to_ms = await pageTime(page)
  return { phase, took_ms: Math.round(to_ms - from_ms), tasks: await tasksBetween(page, from_ms, to_ms) }
}

/** What a request was, headers and all. The browser tells of no other size where a body is a file. */
async function bytesOf(request: Request): Promise<number> {
  const [headers, { requestHeadersSize }] = await Promise.all([request.allHeaders(), request.sizes()])
  return Number(headers['content-length'] ?? 0) + requestHeadersSize
}

async function openPhotos(page: Page): Promise<void> {
  await openSellForm(page)
  await chooseCategory(page, 'Cattle')
  await describeCow(page)
  await nextStep(page, 'Photos')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await watchTasks(page)
}

async function submitForm(page: Page): Promise<void> {
  await nextStep(page, 'Price and place')
  await nextStep(page, 'Preview')
  await page.getByRole('button', { name: 'Submit listing' }).click()
  await page.getByText('Thank you. Your listing has been submitted.').waitFor()
}

/**
 * Chooses photographs of 12 megapixels at phone size with a slowed processor and hands them in; prints how long that
 * takes, for how long the page does not answer, and what is sent.
 * @param at the origin of a market that is open already
 */
export async function benchPhotos(at?: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'maveshi-photos-'))
  const files = (await herdPhotos(PHOTOS)).map((photo, index) => {
    // By their paths: what is handed over as bytes, the page's own thread would have to unpack.
    const path = join(folder, `herd-${index}.jpg`)
    writeFileSync(path, photo)
    return path
  })
  const market = await openMarket(at)
  try {
    await measure(market.origin, files)
  } finally {
    await market.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(baseURL: string, files: readonly string[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  const page = await browser.newPage({
    baseURL,
    locale: 'en-IN',
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  })
  page.setDefaultTimeout(PATIENCE_MS)
  await openPhotos(page)
  const ready = photoTiles(page).filter({ hasText: 'Ready' })
  const phases = [
    await during(page, 'idle', () => wait(IDLE_MS)),
    await during(page, 'choosing, until all are in their places', async () => {
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles([...files])
      await photoTiles(page)
        .nth(PHOTOS - 1)
        .waitFor()
    }),
    await during(page, 'until all are ready and stored', () => ready.nth(PHOTOS - 1).waitFor()),
  ]
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => sizes.push(bytesOf(request)))
  phases.push(await during(page, 'submitting, until the last is stored', () => submitForm(page)))
  const sent_bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await browser.close()
  print(phases, sent_bytes)
}

function print(phases: readonly Phase[], sent_bytes: number): void {
  console.table(
    phases.map(({ phase, took_ms, tasks }) => ({
      phase,
      took_ms,
      'tasks of 50 ms and more': tasks.length,
      'longest, ms': longest(tasks),
    })),
  )
  console.table(phases.flatMap(({ phase, tasks }) => tasks.map((task) => ({ phase, ...task }))))
  const [idle, ...busy] = phases
  console.table({
    'sent in all, bytes': sent_bytes,
    'longest task from choosing to the last photograph stored, ms': longest(busy.flatMap(({ tasks }) => tasks)),
    'longest task of the same page idle, ms': longest(idle?.tasks ?? []),
  })
}
