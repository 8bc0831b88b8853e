import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { administrator, openConsole } from '../support/console.ts'

/** Longer than Material UI takes for a press that is meant to open a list, and not to draw to one of its options. */
const SLOW_PRESS_MS = 450

/** Presses for long, as a hand that trembles does, or any hand on a machine that is busy. */
async function pressSlowly(page: Page, select: Locator): Promise<void> {
  await select.click({ delay: SLOW_PRESS_MS })
  await expect(page.getByRole('listbox')).toBeVisible()
}

test('a slow press on a select opens its list and chooses nothing', async ({ page, baseURL }) => {
  const client = await administrator(baseURL)
  for (const [path, select, option] of [
    ['/users', 'State', 'Kerala'],
    ['/users', 'Role', 'Trader'],
    ['/livestock-types/create', 'Category', 'Goat'],
  ] as const) {
    await test.step(`${select} at ${path}`, async () => {
      await openConsole(page, client, path)
      const box = page.getByRole('combobox', { name: select, exact: true })
      await pressSlowly(page, box)
      await page.getByRole('option', { name: option, exact: true }).click()
      await expect(box).toHaveText(option)
    })
  }
})
