import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { administrator, openConsole } from '../support/console.ts'
import { addCategory, ownName, removeCategory } from '../support/own-category.ts'
import { becomeSeller } from '../support/seller-api.ts'
import { wordsOf } from '../support/words.ts'

const phone = { width: 360, height: 740 }

/** What can be told apart within a category, on the sell form. */
const pictures = (page: Page, question: string) => page.getByRole('group', { name: question }).getByRole('radio')

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a heifer is chosen by her picture in Hindi, is called so, and is not asked for milk', async ({ page }) => {
    const t = wordsOf('hi')
    await becomeSeller(page)
    await page.goto('/sell/product?lng=hi')
    await page.locator('.picture-choice').filter({ hasText: 'गाय-बैल' }).click()
    const next = page.locator('.step-bar').getByRole('button').last()
    await next.click()
    await expect(pictures(page, t('fieldTypes:subcategory'))).toHaveCount(5)
    await page.locator('#breed').selectOption('Gir')
    await expect(page.locator('#milkCapacity')).toBeVisible()
    await page.locator('.picture-choice').filter({ hasText: 'बछिया (ओसर)' }).click()
    await expect(page.locator('#milkCapacity')).toBeHidden()
    await page.locator('#age').fill('2')
    await page.locator('input[name=purpose]').first().check()
    await page.goto('/sell/product?lng=hi#preview')
    await expect(page.getByRole('heading', { level: 3, name: 'गिर बछिया' }).last()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
  })
})

test('a list is narrowed to heifers, and calls them so in Urdu, without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/category/Cattle?lng=ur')
  const heifer = page.getByRole('checkbox', { name: /^بچھیا/ })
  await heifer.check()
  await page.locator('#filters button[type=submit]').click()
  await expect(page).toHaveURL(/subcategory=heifer/)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const titles = await page.locator('.listing-card h3').allTextContents()
  expect(titles.length).toBeGreaterThan(0)
  for (const title of titles) expect(title).toContain('بچھیا')
  await expect(page.locator('a.pill').filter({ hasText: 'بچھیا' })).toBeVisible()
  await context.close()
})

test('administrators add what there is within a category, and give it up', async ({ page, baseURL, afterwards }) => {
  const client = await administrator(baseURL)
  const category = ownName('Yak')
  afterwards(() => removeCategory(client, category))
  await addCategory(client, category)
  await openConsole(page, client, '/subcategories/create')
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: category, exact: true }).click()
  await page.getByLabel('Name – English').fill('Yak cow (dri)')
  await page.getByLabel('Noun in titles – English').fill('dri')
  await page.getByRole('radio', { name: 'Cow', exact: true }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByPlaceholder('Search names').fill('Yak cow')
  await page.getByRole('link', { name: 'Yak cow (dri)' }).click()
  await page.getByLabel('Can be chosen').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Yak cow (dri)' })).toBeVisible()
  const { data } = await client.from('subcategories').select('value, singulars, is_active').eq('category', category)
  expect(data).toEqual([{ value: 'yak-cow', singulars: { en: 'dri' }, is_active: false }])
})
