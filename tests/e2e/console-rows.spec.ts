import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { administrator, openConsole } from '../support/console.ts'
import { graveViolations } from '../support/console-people.ts'
import { waitingGoats } from '../support/review.ts'

const DESK = { width: 1280, height: 860 }
const PHONE = { width: 360, height: 780 }

/** How many rows of the table are whole in the window. */
const rowsInView = (page: Page) =>
  page
    .locator('tbody tr')
    .evaluateAll(
      (rows) => rows.map((row) => row.getBoundingClientRect()).filter(({ bottom }) => bottom <= innerHeight).length,
    )

test('fourteen listings are seen at once in compact rows, and rows and columns stay as somebody chose them', async ({
  page,
  request,
  baseURL,
}) => {
  await page.setViewportSize(DESK)
  await waitingGoats(request, 16)
  await openConsole(page, await administrator(baseURL), '/listings')
  const layout = page.getByRole('button', { name: 'Layout' })
  const compact = page.getByRole('menuitemcheckbox', { name: 'Compact rows' })
  const price = page.getByRole('columnheader', { name: 'Price' })
  await expect(price).toBeVisible()
  await layout.press('Enter')
  await expect(compact).not.toBeChecked()
  await compact.press('Enter')
  await expect(compact).toBeChecked()
  await expect.poll(() => rowsInView(page)).toBeGreaterThanOrEqual(14)
  const choice = page.getByRole('menuitemcheckbox', { name: 'Price' })
  await choice.press('Enter')
  await expect(choice).not.toBeChecked()
  expect(await graveViolations(page, 'the choice of columns')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(price).toBeHidden()
  expect(await graveViolations(page, 'compact rows')).toEqual([])

  await page.reload()
  await expect.poll(() => rowsInView(page)).toBeGreaterThanOrEqual(14)
  await expect(page.getByRole('columnheader', { name: 'Seller and place' })).toBeVisible()
  await expect(price).toHaveCount(0)
  await page.getByRole('link', { name: 'Categories', exact: true }).click()
  await expect(page.getByRole('switch', { name: 'Compact rows' })).toBeChecked()

  await page.setViewportSize(PHONE)
  await expect(page.getByRole('listitem').getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Compact rows' })).toHaveCount(0)
})
