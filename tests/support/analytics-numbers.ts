import type { Page } from '@playwright/test'

/** The part of the analytics that is shown. */
export const analyticsPart = (page: Page) => page.getByRole('tabpanel')

/** The number under a name in it. */
export const analyticsNumber = (page: Page, name: string) =>
  analyticsPart(page).locator('dl > div').filter({ hasText: name }).locator('dd').first()
