import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from '../commands/browser.ts'
import { BROWSER_ARGUMENTS } from './support/browser-arguments.ts'
import { CHEAP_PASSWORDS } from './support/cheap-passwords.ts'
import { freePort } from './support/own-server.ts'
import { readSlowness } from './support/slow-browser.ts'
import { throwawayFolder } from './support/throwaway-folder.ts'

// Every worker reads this file again: what the first reading chose is handed down by the environment.
process.env.MARKET_PORT ??= String(await freePort())
process.env.MARKET_API_PORT ??= String(await freePort())
process.env.MARKET_DATA_DIR ??= throwawayFolder('browser-tests')
// A line for each request would bury what fails.
process.env.REQUEST_LOG ??= '0'
process.env.CHROMIUM_PATH ??= await findBrowser()

const baseURL = `http://localhost:${process.env.MARKET_PORT}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Two processors are busy with three: each waits now and then for what the others do not.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // The attack compares what the market holds before and after, so it comes last and alone. By itself: `--no-deps`.
  projects: [
    { name: 'market', testIgnore: '**/attack.spec.ts' },
    { name: 'attack', testMatch: '**/attack.spec.ts', dependencies: ['market'] },
  ],
  // Two browsers, a database and two servers share two processors: what a person would see may be slow to come.
  // A browser that is slowed on purpose takes so many times longer for a whole test, but not for one answer.
  timeout: 90_000 * readSlowness().cpu,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    locale: 'en-IN',
    // Tests of what may move take `WITH_MOTION`.
    contextOptions: { reducedMotion: 'reduce' },
    // What a worker caches for one test would answer the next; its own tests allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace of every test costs a fifth of the time; `--trace on` makes one of the test that failed.
    trace: 'off',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...BROWSER_ARGUMENTS] },
  },
  webServer: {
    command: `"${process.execPath}" support/fresh-market.ts`,
    url: `${baseURL}/`,
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      ...process.env,
      DATA_DIR: process.env.MARKET_DATA_DIR,
      PORT: process.env.MARKET_PORT,
      API_PORT: process.env.MARKET_API_PORT,
      HOST: '127.0.0.1',
      DEMO: '1',
      SITE_URL: '',
      SUPABASE_URL: '',
      DATABASE_URL: '',
      SUPPORT_ADMIN_EMAIL: '',
      // Everybody in these tests comes from one address.
      ADDRESS_LIMIT_FACTOR: '1000',
      // It may be night in India.
      QUIET_HOURS: '0',
      // No test asks a server elsewhere.
      PUSHES: '0',
      SMTP_URL: '',
      ...CHEAP_PASSWORDS,
      PUBLIC_IP_LOOKUP_URL: '',
    },
  },
})
