import { NEXT_TOAST_KEY } from '@maveshi/shared/access/session'
import { LOGOUT_FAILURE_TOAST_MS, TOAST_AREA_WIDTH_PX, TOAST_DURATION_MS } from '@maveshi/shared/limits'
import { DEMO_ACCOUNTS } from '@maveshi/supabase/seed/demo/demo'
import type { Page } from '@playwright/test'
import { expect, test, WITH_MOTION } from '../support/browser-test.ts'
import { intercept } from '../support/intercept.ts'
import { signIn } from '../support/journeys.ts'
import { expectSaid, listenTo } from '../support/said.ts'
import { becomeSeller } from '../support/seller-api.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, ...WITH_MOTION })

const toastOf = (page: Page) => page.locator('#toasts > [data-state]')

/** Opens a page for which the one before has left a toast, with a clock that runs only when it is told to. */
async function openWithToast(page: Page, name = 'accessDenied.notAdmin', path = '/'): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') })
  await page.goto(path)
  await page.evaluate(([key = '', value = '']) => sessionStorage.setItem(key, value), [NEXT_TOAST_KEY, name])
  await page.clock.pauseAt(new Date('2026-11-21T11:00:00Z'))
  await page.reload()
  await expect(toastOf(page)).toBeAttached()
  await page.clock.runFor(50)
}

/** Pushes the toast with a finger. */
async function swipe(page: Page, way_px: number): Promise<void> {
  const box = await toastOf(page).boundingBox()
  const from = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 20 }
  const client = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: from.y }] })
  await send('touchStart', from.x)
  for (const part of [0.4, 0.8, 1]) await send('touchMove', from.x + way_px * part)
  await send('touchEnd')
}

test('who is refused is told why, word for word', async ({ page }) => {
  await openWithToast(page, 'accessDenied.userView')
  const toast = page.getByRole('region', { name: 'Messages (F8)' }).getByRole('alert')
  await expect(toast).toHaveText('Access DeniedYou are currently viewing as a user. Switch to admin view.')
})

test('who is of another role is told of which one they would have to be', async ({ page }) => {
  await openWithToast(page, 'accessDenied.role:veterinarian')
  await expect(page.getByRole('alert')).toHaveText('Access DeniedYou must be a Veterinarian to view this page.')
})

test('an administrator who views as a user is sent home from the console, and comes back by a press', async ({
  page,
}) => {
  const { email, password } = DEMO_ACCOUNTS.administrator
  await signIn(page, email, password, '/safety')
  await page.evaluate(() => localStorage.setItem('isAdminView', 'false'))
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('alert')).toContainText('Switch to admin view.')
  await openWithToast(page, 'accessDenied.userView')
  await toastOf(page).getByRole('link', { name: 'Switch to admin view' }).click()
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('whoever switches to the user view finds the way back in the menu', async ({ page }) => {
  const { email, password } = DEMO_ACCOUNTS.administrator
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, email, password, '/safety')
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Switch to user view' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.locator('header [data-account-name]').first().click()
  await page.getByRole('link', { name: 'Switch to admin view' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.goto('/')
  await page.locator('header [data-account-name]').first().click()
  await expect(page.getByRole('link', { name: 'Administration' }).first()).toBeVisible()
})

test('a toast closes after five seconds and is gone half a second later', async ({ page }) => {
  await openWithToast(page)
  await page.clock.runFor(TOAST_DURATION_MS - 200)
  await expect(toastOf(page)).toHaveAttribute('data-state', 'open')
  await page.clock.runFor(200)
  await expect(toastOf(page)).toHaveAttribute('data-state', 'closed')
  await page.clock.runFor(400)
  await expect(toastOf(page)).toBeAttached()
  await page.clock.runFor(100)
  await expect(toastOf(page)).toHaveCount(0)
})

test('a toast stays while somebody points at it or stands on it', async ({ page }) => {
  await openWithToast(page)
  await toastOf(page).hover()
  await page.clock.runFor(60_000)
  await expect(toastOf(page)).toHaveAttribute('data-state', 'open')
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: 'Messages (F8)' })).toBeFocused()
  await page.mouse.move(5, 5)
  await page.clock.runFor(60_000)
  await expect(toastOf(page)).toHaveAttribute('data-state', 'open')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Close' }).and(page.locator('#toasts button'))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toHaveAttribute('data-state', 'closed')
})

test('a toast goes with Escape', async ({ page }) => {
  await openWithToast(page)
  await page.keyboard.press('Escape')
  await expect(toastOf(page)).toHaveAttribute('data-state', 'closed')
})

for (const [language, path] of [
  ['English', '/'],
  ['Urdu', '/?lng=ur'],
] as const) {
  test(`a finger pushes a toast away to the right in ${language}, by fifty pixels and no less`, async ({ page }) => {
    await openWithToast(page, 'accessDenied.notAdmin', path)
    await swipe(page, 45)
    await expect(toastOf(page)).toHaveCSS('transform', 'none')
    await swipe(page, -100)
    await expect(toastOf(page)).toHaveAttribute('data-state', 'open')
    await swipe(page, 60)
    await expect(toastOf(page)).toHaveAttribute('data-state', 'closed')
  })
}

test('toasts take no more room than they may', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openWithToast(page)
  expect((await toastOf(page).boundingBox())?.width).toBe(TOAST_AREA_WIDTH_PX)
})

test.describe('a logout that fails', () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('is said for three seconds, and the person stays signed in', async ({ page }) => {
    await page.clock.install()
    await listenTo(page)
    await becomeSeller(page)
    await page.goto('/safety')
    const refusal = { code: 500, error_code: 'unexpected_failure', msg: 'The service is out of order' }
    await intercept(page, '**/auth/v1/logout*', (route) => route.fulfill({ status: 500, json: refusal }))
    // With a finger, all of it: a mouse would point at the toast, which comes where the button is, and hold it.
    await page.locator('.mobile-menu > summary').tap()
    await page.locator('.mobile-menu [data-for="member"] summary').tap()
    await page.getByRole('button', { name: 'Logout' }).tap()
    await expectSaid(page, 'Logout FailedThe service is out of order')
    await page.clock.fastForward(LOGOUT_FAILURE_TOAST_MS + 500)
    await expect(toastOf(page)).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-member')
  })
})
