import type { Browser, Page } from '@playwright/test'

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

async function slowPage(page: Page, { cpu, slowNetwork }: Slowness): Promise<void> {
  const session = await page.context().newCDPSession(page)
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  if (slowNetwork) await session.send('Network.emulateNetworkConditions', SLOW_3G)
}

/** Slows every page that a browser opens from now on, in whatever context. */
export function slowBrowser(browser: Browser, slowness: Slowness): void {
  if (slowness.cpu <= 1 && !slowness.slowNetwork) return
  // A page that is closed at once needs no slowing.
  browser.on('context', (context) => context.on('page', (page) => slowPage(page, slowness).catch(() => undefined)))
}
