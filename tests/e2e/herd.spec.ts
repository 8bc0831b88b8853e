import { expect, test } from '../support/browser-test.ts'
import { choosePhotos, colouredPhoto } from '../support/chosen-photos.ts'
import { insertGoat, insertRow, newGoat, updateRows } from '../support/market-rows.ts'
import { becomeSeller, ownRows, registerByApi } from '../support/seller-api.ts'
import { wordsOf } from '../support/words.ts'

test('many animals like one are entered as a table, and photographed one after the other', async ({ page }) => {
  const t = wordsOf('hi')
  await page.setViewportSize({ width: 360, height: 780 })
  const seller = await becomeSeller(page)
  const model = await insertGoat(seller.id, 'active', { subcategory: 'doe', place_id: 'IN.16.521' })
  const cell = (field: string, number: number) =>
    page.getByRole('textbox', { name: t('herd:cell', { field, number: String(number) }) })
  const [tag, price] = [t('herd:tag'), t('createListing:price')]
  await page.goto(`/sell/herd?like=${model}&lng=hi`)
  await cell(tag, 1).fill('101')
  await cell(price, 1).fill('12 हजार')
  // Enter goes down the column.
  await cell(tag, 1).press('Enter')
  await page.keyboard.type('102')
  await page.reload()
  await expect(cell(tag, 2)).toHaveValue('102')

  const save = page.getByRole('button', { name: t('herd:save', { count: 2, number: '2' }) })
  await save.click()
  await expect(cell(price, 1)).toHaveAccessibleDescription(t('createListing:errors.number'))
  await cell(price, 1).fill('१२,०००')
  await save.click()
  await expect(page.getByText(t('herd:saved', { count: 2, number: '2' }))).toBeVisible()
  await expect(cell(tag, 1)).toHaveValue('')

  await page.getByRole('link', { name: '101' }).click()
  await expect(page.getByRole('heading', { name: t('createListing:photos.title') })).toBeVisible()
  await choosePhotos(page, [await colouredPhoto('red', '#c8281e')])
  await page.getByRole('button', { name: t('createListing:submit') }).click()
  await page.getByRole('link', { name: t('createListing:done.nextAnimal') }).click({ timeout: 30_000 })
  await expect(page.getByRole('heading', { name: t('createListing:photos.title') })).toBeVisible()
  const { listings } = await ownRows(page.request, seller)
  const begun = listings.filter(({ id }) => id !== model)
  expect(begun.find(({ status }) => status === 'draft')).toMatchObject({ price: 9000, listing_photos: [] })
  const submitted = begun.find(({ status }) => status !== 'draft')
  expect(submitted?.price).toBe(12_000)
  expect(submitted?.listing_photos).toHaveLength(1)
})

test('a seller’s page shows what they have on offer, and no number', async ({ page }) => {
  const t = wordsOf('ur')
  const seller = await registerByApi(page.request, { name: 'Sunita Devi', phone: '+919812345678' })
  const path = `/seller/${seller.id}`
  expect((await page.request.get(path)).status()).toBe(404)
  await insertRow(
    'listings',
    Array.from({ length: 13 }, (_, days) => newGoat(seller.id, 'active', { expiresInDays: 10 + days })),
  )
  const answer = await page.goto(`${path}?lng=ur`)
  expect(await answer?.text()).not.toContain('9812345678')
  await expect(page.getByRole('heading', { name: 'Sunita Devi' })).toBeVisible()
  const cards = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(cards).toHaveCount(12)
  await page.getByRole('link', { name: t('buy:next') }).click()
  await expect(cards).toHaveCount(1)
  await expect(page.getByRole('link', { name: t('buy:next') })).toBeHidden()
  for (const beyond of ['3', '0', 'x']) expect((await page.request.get(`${path}?page=${beyond}`)).status()).toBe(404)
  await updateRows('profiles', `id=eq.${seller.id}`, { suspended_at: new Date().toISOString() })
  expect((await page.request.get(`${path}?page=1&fresh=1`)).status()).toBe(404)
})
