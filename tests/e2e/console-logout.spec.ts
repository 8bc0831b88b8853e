import { LOGOUT_FAILURE_TOAST_MS } from '@maveshi/shared/limits'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { administrator, openConsole } from '../support/console.ts'
import { intercept } from '../support/intercept.ts'

const toastOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'Logout Failed' })

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
}

test.beforeEach(async ({ page, baseURL }) => {
  await page.clock.install()
  await openConsole(page, await administrator(baseURL), '/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('a logout that the server refuses', () => {
  test.use({ expectedErrors: [/status of 500|The service is out of order/] })

  test('is said in the console under its title for three seconds, and nobody is logged out', async ({ page }) => {
    const refusal = { code: 500, error_code: 'unexpected_failure', msg: 'The service is out of order' }
    await intercept(page, '**/auth/v1/logout*', (route) => route.fulfill({ status: 500, json: refusal }))
    await logOut(page)
    // It goes by itself: one look is enough.
    await expect(toastOf(page)).toHaveText(/^Logout Failed.*The service is out of order/)
    await page.clock.fastForward(LOGOUT_FAILURE_TOAST_MS + 500)
    await expect(toastOf(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/admin\/settings/)
  })
})

test.describe('a logout without a network', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED|Failed to fetch|fetch/] })

  test('says so in the words of whoever reads it', async ({ page }) => {
    await intercept(page, '**/auth/v1/logout*', (route) => route.abort())
    await logOut(page)
    await expect(toastOf(page).getByText('No connection. Check your network and try again.')).toBeVisible()
  })
})
