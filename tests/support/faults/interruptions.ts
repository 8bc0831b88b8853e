import { ANSWER_TIMEOUT_MS, UPLOAD_STALL_MS, UPLOAD_TIMEOUT_MS } from '@maveshi/shared/limits'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { type ApiSeller, endSessions } from '../seller-api.ts'
import { openForm } from '../selling.ts'

/** One seller at one phone. `page` is the tab that is open now. */
export interface Scene {
  readonly request: APIRequestContext
  readonly seller: ApiSeller
  page: Page
}

const LIMITS_MS = [ANSWER_TIMEOUT_MS, UPLOAD_STALL_MS, UPLOAD_TIMEOUT_MS]

/** The time limits of a page's calls that are still running, each with what happens at its end. */
type Limits = Map<number, () => void>

/** Has a page remember the time limits of its calls, so that a test can let them run out. */
export async function rememberLimits(page: Page): Promise<void> {
  await page.addInitScript((lengths) => {
    const limits: Limits = new Map()
    const later = window.setTimeout.bind(window)
    const remember = (handler: TimerHandler, ms?: number, ...rest: unknown[]) => {
      const id = later(handler, ms, ...rest)
      if (typeof handler === 'function' && lengths.includes(ms ?? 0)) limits.set(id, () => handler(...rest))
      return id
    }
    Object.assign(window, { setTimeout: remember, limits })
  }, LIMITS_MS)
}

/** Lets the time of calls run out, one after the other, until a page says so: some are made again before it does. */
export async function passTimeUntil(page: Page, said: Locator): Promise<void> {
  const pass = () => {
    const { limits } = window as unknown as { limits: Limits }
    for (const [id, stop] of limits) {
      clearTimeout(id)
      limits.delete(id)
      stop()
    }
  }
  await expect(async () => {
    await page.evaluate(pass)
    await expect(said).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
}

/** Another tab of the same phone, with the form. */
async function reopen(scene: Scene): Promise<void> {
  const context = scene.page.context()
  await scene.page.close()
  scene.page = await context.newPage()
  await rememberLimits(scene.page)
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
