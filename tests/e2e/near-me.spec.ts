import { expect, test } from '../support/browser-test.ts'
import { holdToasts } from '../support/said.ts'

const IN_PUNE = { latitude: 18.53, longitude: 73.85 }
const locate = 'Use my location'

test('a phone that may say where it is shows what is near, and its place goes along', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(IN_PUNE)
  const told: string[] = []
  page.on('request', (request) => told.push(request.url() + (request.postData() ?? '')))
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: locate }).click()
  await expect(page).toHaveURL(/\/buy\?near=IN/)
  await expect(page.getByRole('link', { name: 'Remove: Near Pune, Maharashtra' })).toBeVisible()
  expect(told.filter((text) => /18\.5|73\.8/.test(decodeURIComponent(text)))).toEqual([])
  // The page's own scripts take the place along.
  await expect(page.locator('html')).toHaveAttribute('data-places')
  await page.getByRole('link', { name: 'Maveshi' }).first().click()
  await expect(page).toHaveURL(/\/\?near=IN/)
  await expect(
    page
      .getByRole('main')
      .getByText(/ km · /)
      .first(),
  ).toBeVisible()
})

test('a phone that may not say where it is says what to do', async ({ page, context }) => {
  await context.clearPermissions()
  await holdToasts(page)
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: locate }).click()
  await expect(page.getByText(/Allow location for this site/).first()).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a place that two districts may be is asked about, and one tap answers', async ({ page }) => {
  await page.goto('/buy?near=Bilaspur')
  await expect(page.getByText('Which place do you mean?')).toBeVisible()
  await page.getByRole('link', { name: 'Bilaspur, Himachal Pradesh' }).click()
  await expect(page.getByRole('link', { name: 'Remove: Near Bilaspur, Himachal Pradesh' })).toBeVisible()
})

test('what words say of money and milk are filters that come off one by one', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('गाय 1 लाख से कम 5 लीटर से ज्यादा')}`)
  await expect(page.getByRole('link', { name: 'Remove: Up to ₹1,00,000' })).toBeVisible()
  await page.getByRole('link', { name: /^Remove: .*From 5 L\/day/ }).click()
  await expect(page).toHaveURL(/q=/)
  await expect(page.getByRole('link', { name: /From 5 L\/day/ })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Remove: Up to ₹1,00,000' })).toBeVisible()
})

test.describe('in Hindi', () => {
  test.use({ locale: 'hi' })

  test('a town is asked about by its sound, and a distance in words is a filter around it', async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent('खरखौदा 300 किमी के अंदर भैंस')}`)
    await page.getByRole('link', { name: 'खरखौदा, सोनीपत, हरियाणा' }).click()
    await expect(page.getByRole('link', { name: 'हटाएं: आसपास: सोनीपत, हरियाणा, 300 किमी तक' })).toBeVisible()
    await expect(page.getByText('आप किस जगह की बात कर रहे हैं?')).toBeHidden()
  })
})
