import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { type ApiSeller, endSessions } from '../seller-api.ts'
import { openForm } from '../selling.ts'

/** One seller at one phone. `page` is the tab that is open now. */
export interface Scene {
  readonly request: APIRequestContext
  readonly seller: ApiSeller
  page: Page
}

/**
 * How long a test waits for an answer that never comes, in place of what a person waits. A busy machine takes two
 * seconds for an answer that does come.
 */
const SHORT_WAIT_MS = 4000

/** Makes time run out sooner on a page, for requests alone. */
export async function shortenWaiting(page: Page): Promise<void> {
  await page.addInitScript((short_ms) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeout(Math.min(ms, short_ms))
    const later = window.setTimeout.bind(window)
    const sooner = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
      later(handler, ms && ms >= 20_000 && ms <= 120_000 ? short_ms : ms, ...rest)
    window.setTimeout = sooner as typeof window.setTimeout
  }, SHORT_WAIT_MS)
}

/** Another tab of the same phone, with the form. */
async function reopen(scene: Scene): Promise<void> {
  const context = scene.page.context()
  await scene.page.close()
  scene.page = await context.newPage()
  await shortenWaiting(scene.page)
  await openForm(scene.page)
}

/** The phone kills the tab: nothing in it is told. */
export const kill = reopen

/** The tab's process dies in the middle of whatever it does. */
export async function crash(scene: Scene): Promise<void> {
  const { page } = scene
  const session = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  session.send('Page.crash').catch(() => undefined)
  await crashed
  await reopen(scene)
}

/** The token that the phone holds now. */
async function currentToken(page: Page): Promise<string> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('maveshi-session') ?? '{}').access_token ?? '')
}

/** Ends the session on the server and lets the phone's token run out. */
export async function endSession({ page, request }: Scene): Promise<void> {
  await endSessions(request, await currentToken(page))
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('maveshi-session') ?? '{}')
    localStorage.setItem('maveshi-session', JSON.stringify({ ...session, expires_at: 1 }))
  })
}

/** Spoils both tokens, so that the server refuses them. */
export async function corruptTokens({ page }: Scene): Promise<void> {
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('maveshi-session') ?? '{}')
    const corrupted = { access_token: `${session.access_token.slice(0, -6)}AAAAAA`, refresh_token: 'corrupted' }
    localStorage.setItem('maveshi-session', JSON.stringify({ ...session, ...corrupted }))
  })
}

const sessionDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Your session has ended. Enter your password to continue.' })

/** Does something that ends in the question for the password, and answers it, also where it comes in the middle. */
export async function comeBackFrom(scene: Scene, doing: () => Promise<void>): Promise<void> {
  const { page } = scene
  let isBack = false
  await page.addLocatorHandler(sessionDialog(page), async () => {
    await comeBack(scene)
    isBack = true
  })
  await doing()
  await page.removeLocatorHandler(sessionDialog(page))
  if (!isBack) await comeBack(scene)
}

/** Answers the dialog that asks for the password. */
export async function comeBack({ page, seller }: Scene): Promise<void> {
  const dialog = sessionDialog(page)
  await expect(dialog).toContainText(seller.email)
  await dialog.getByLabel('Password', { exact: true }).fill(seller.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toBeHidden()
}

/** Leaves the phone no room: neither for words nor for photographs. */
export async function fillStorage({ page }: Scene): Promise<void> {
  await page.evaluate(() => {
    for (let size = 1 << 20; size >= 1; size >>= 1) {
      try {
        for (let index = 0; ; index++) localStorage.setItem(`junk-${size}-${index}`, 'x'.repeat(size))
      } catch {
        // Smaller pieces may still fit.
      }
    }
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1024 })
}

/** Gives the phone its room back. */
export async function freeStorage({ page }: Scene): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('junk-')) localStorage.removeItem(key)
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin })
}
