import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'

const cards = (page: Page) => page.locator('main a[href^="/listing/"]')
const places = (page: Page) => page.locator('main .listing-grid')
const removal = (page: Page, filter: string) => page.getByRole('link', { name: `Remove: ${filter}` })

async function search(page: Page, words: string): Promise<void> {
  await page.locator('header search input').fill(words)
  await page.getByRole('button', { name: 'Start the search' }).click()
  await page.waitForURL(/\/search\?q=/)
}

/** The page is there to its end. */
const expectWhole = (page: Page) => expect(page.getByRole('contentinfo')).toBeVisible()

/** Every listing's link on the page, in order. */
async function listed(page: Page): Promise<(string | null)[]> {
  await expect(cards(page).first()).toBeVisible()
  await expectWhole(page)
  return cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a guest types Marathi and sees cattle of that district', async ({ page }) => {
      await page.goto('/?lng=mr')
      await page.locator('header search input').fill('गाय कोल्हापूर')
      await page.locator('header search [type=submit]').click()
      await page.waitForURL(/\/search\?q=/)
      await expect(page.locator('header search input')).toHaveValue('गाय कोल्हापूर')
      await expect(cards(page).first()).toContainText('गाय')
      await expect(places(page)).toContainText('कोल्हापूर')
      await expect(places(page)).not.toContainText('बिहार')
    })

    test('where there is nothing in a place, a link leads to its whole state', async ({ page }) => {
      await page.goto('/')
      await search(page, 'tharparkar gaay kolhapur')
      await expect(page.getByRole('heading', { name: 'No listings found' })).toBeVisible()
      await page.getByRole('link', { name: 'All of India' }).click()
      await expect(page).toHaveURL(/\/category\/Cattle\?breed=Tharparkar$/)
      await expect(removal(page, 'Tharparkar')).toBeVisible()
      await expect(cards(page).first()).toContainText('Tharparkar')
    })

    test('a misspelt word says what was read', async ({ page }) => {
      await page.goto('/buy')
      await search(page, 'murrha')
      await expect(page.getByText('Showing results for: Murrah, Buffalo')).toBeVisible()
      await expect(cards(page).first()).toContainText('Murrah')
    })

    test('a word that nobody knows is named, and the rest is searched for', async ({ page }) => {
      await page.goto('/buy')
      await search(page, 'bakri xyzzyq')
      await expect(page.getByText('We did not understand: xyzzyq')).toBeVisible()
      await expect(cards(page).first()).toContainText(/goat|buck|doe|kid|wether/i)
      await page.getByRole('link', { name: 'Remove: “bakri xyzzyq”' }).click()
      await expect(page).toHaveURL('/search')
    })

    test('pages lead on and back, and the beginning is one step away', async ({ page }) => {
      await page.goto('/category/Cattle')
      const first = await listed(page)
      await page.getByRole('link', { name: 'Next' }).click()
      await expect(page).toHaveURL(/after=/)
      const [second, addressOfSecond] = [await listed(page), page.url()]
      expect(second.filter((link) => first.includes(link))).toEqual([])
      await page.getByRole('link', { name: 'Next' }).click()
      await expect(page).toHaveURL(/after=.*after=/)
      await page.getByRole('link', { name: 'Previous' }).click()
      await expect(page).toHaveURL(addressOfSecond)
      expect(await listed(page)).toEqual(second)
      await page.getByRole('link', { name: 'Previous' }).click()
      await expect(page).toHaveURL('/category/Cattle')
      await page.getByRole('link', { name: 'Next' }).click()
      await expect(page).toHaveURL(addressOfSecond)
      await page.getByRole('link', { name: 'Next' }).click()
      await expect(page).toHaveURL(/after=.*after=/)
      await page.getByRole('link', { name: 'Back to the first page' }).click()
      await expect(page).toHaveURL('/category/Cattle')
    })

    test('a PIN code finds what is near, the nearest first', async ({ page }) => {
      // Far from Pune, where the tests' own sellers live: what they sell would fill the first page.
      await page.goto('/buy?near=560001&within=200')
      await expect(
        page.getByRole('link', { name: 'Remove: Within 200 km of Bengaluru Urban, Karnataka' }),
      ).toBeVisible()
      const texts = await places(page).locator(':scope > li').allTextContents()
      const distances_km = texts.map((text) => Number(/(\d+) km · /.exec(text)?.[1] ?? 0))
      expect(Math.max(...distances_km)).toBeGreaterThan(0)
      expect(distances_km).toEqual(distances_km.toSorted((a, b) => a - b))
    })
  })
}

test('filters apply at once, keep the focus, and come off one by one', async ({ page }) => {
  await page.goto('/category/Cattle')
  const gir = page.getByRole('checkbox', { name: /^Gir/ })
  // Not by `check`, which looks again at what was pressed: the list that comes takes its place.
  await gir.click()
  await expect(removal(page, 'Gir')).toBeVisible()
  await expect(page).toHaveURL('/category/Cattle?breed=Gir')
  await expect(gir).toBeFocused()
  for (const languages of ['banner', 'contentinfo'] as const)
    await expect(page.getByRole(languages).locator('a[lang=ta]').first()).toHaveAttribute('href', /\?breed=Gir&lng=ta$/)
  await page.getByRole('checkbox', { name: /^Sahiwal/ }).click()
  await expect(removal(page, 'Sahiwal')).toBeVisible()
  await page.getByLabel('Age (years): from').fill('६')
  await page.getByLabel('Age (years): to').focus()
  await expect(removal(page, 'Age: From 6 years')).toBeVisible()
  await expect(page.getByLabel('Age (years): to')).toBeFocused()
  const ages = (await places(page).locator(':scope > li').allTextContents()).map((text) =>
    Number(/(\d+) years/.exec(text)?.[1]),
  )
  expect(ages.filter((age) => age < 6)).toEqual([])
  await removal(page, 'Gir').click()
  await expect(removal(page, 'Gir')).toBeHidden()
  await expect(cards(page).first()).toContainText('Sahiwal')
  await page.goBack()
  await expect(removal(page, 'Gir')).toBeVisible()
})

test('how far is asked where there is a place to be far from', async ({ page }) => {
  await page.goto('/category/Cattle')
  const distance = page.getByLabel('Distance')
  await expect(page.getByLabel('Near (district or PIN code)')).toBeVisible()
  await expect(distance).toBeHidden()
  await page.getByLabel('Near (district or PIN code)').fill('Kolhapur')
  await page.getByLabel('State').focus()
  await expect(removal(page, 'Near Kolhapur, Maharashtra')).toBeVisible()
  await distance.selectOption('50')
  await expect(page).toHaveURL('/category/Cattle?near=Kolhapur&within=50')
  await removal(page, 'Within 50 km of Kolhapur, Maharashtra').click()
  await expect(distance).toBeHidden()
  await expect(page).toHaveURL('/category/Cattle')
})

test('another category leaves the answers of the first behind', async ({ page }) => {
  await page.goto('/buy?category=Cattle&breed=Crossbred&age.min=2')
  await expect(removal(page, 'Crossbred')).toBeVisible()
  await page.getByLabel('Category').selectOption('Goat')
  await expect(removal(page, 'Goat')).toBeVisible()
  await expect(page).toHaveURL('/buy?category=Goat')
})

test('cattle for meat are no filter, whatever the address says', async ({ page }) => {
  await page.goto('/category/Cattle?purpose=Meat')
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Dairy/ })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Meat/ })).toBeHidden()
  await expect(page.getByRole('link', { name: /^Remove:/ })).toBeHidden()
})

test('an address that makes no sense still shows a list', async ({ page }) => {
  await page.goto(
    '/buy?page=7&category=Camel&state=XX&near=000000&within=-3&sort=worst&after=x~y&priceMin=abc&age.min=2&breed=Gir',
  )
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByText('We did not understand: 000000')).toBeVisible()
})

test('suggestions by keyboard: down, enter, and escape closes them', async ({ page }) => {
  await page.goto('/')
  const box = page.locator('header search input')
  await box.focus()
  await expect(box).toHaveRole('combobox')
  await box.fill('sahiw')
  const option = page.getByRole('option', { name: 'sahiwal', exact: true })
  await expect(option).toBeVisible()
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await box.press('Escape')
  await expect(option).toBeHidden()
  await box.press('a')
  await expect(option).toBeVisible()
  await box.press('ArrowDown')
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await box.press('Enter')
  await page.waitForURL(/\/search\?q=sahiwal/)
  await expect(cards(page).first()).toContainText('Sahiwal')
})
