import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import type { Slowed } from './slow-processes.ts'

/** How a browser is slowed, so that a test shows whether it depends on a quick machine. */
export interface Slowness {
  /** How many times slower than this machine its processor is. */
  readonly cpu: number
  /** Whether its network is a slow 3G. */
  readonly slowNetwork: boolean
}

/** As `hunt` hands it to the workers. */
export const SLOWNESS_VARIABLES = { cpu: 'BROWSER_SLOWED_TIMES', slowNetwork: 'BROWSER_ON_3G' } as const

/** What this process was told; a quick browser where it was told nothing. */
export function readSlowness(env: NodeJS.ProcessEnv = process.env): Slowness {
  return {
    cpu: Number(env[SLOWNESS_VARIABLES.cpu] ?? 1),
    slowNetwork: env[SLOWNESS_VARIABLES.slowNetwork] === '1',
  }
}

/** 400 kbit/s either way and 400 ms for a round trip, as browsers' own tools define a slow 3G. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

async function slowNetworkOf(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', SLOW_3G)
}

/** How often it is asked which processes draw pages: a new one runs unslowed for so long at most. */
const CHECK_MS = 50

/** Slows the processes that draw pages and run their scripts, those of later pages too. */
async function slowProcesses(browser: Browser, times: number): Promise<void> {
  const slower = fork(fileURLToPath(new URL('slow-processes.ts', import.meta.url)))
  // Neither keeps a worker from ending.
  slower.unref()
  slower.channel?.unref()
  const session = await browser.newBrowserCDPSession()
  const check = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
    slower.send({ pids, times } satisfies Slowed)
  }
  const checking = setInterval(() => check().catch(() => undefined), CHECK_MS)
  browser.on('disconnected', () => {
    clearInterval(checking)
    slower.kill()
  })
}

/** Slows every page that a browser opens from now on, in whatever context. */
export async function slowBrowser(browser: Browser, { cpu, slowNetwork }: Slowness): Promise<void> {
  if (cpu > 1) await slowProcesses(browser, cpu)
  // A page that is closed at once needs no slowing.
  if (slowNetwork)
    browser.on('context', (context) => context.on('page', (page) => slowNetworkOf(page).catch(() => undefined)))
}
