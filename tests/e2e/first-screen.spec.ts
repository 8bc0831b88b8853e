import { LANGUAGES } from '@maveshi/shared/locale/languages'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { offerGoat } from '../support/offered-goat.ts'

test.use({ viewport: { width: 360, height: 780 } })

const LISTS = ['/category/Cattle', '/services']
const MORE_LISTS = ['/buy', '/search?q=cow', '/feeds-and-machinery?tab=feeds', '/feeds-and-machinery?tab=machinery']
/** Those whose words are the longest, and the one whose lines are the highest. */
const DEMANDING: readonly string[] = ['ta', 'ml', 'ur']

/** What stands between the header and the bar at the foot: whole pictures of listings, whole cards, and the search. Runs in the page. */
function inView() {
  const foot = document.querySelector('.bottom-bar')?.getBoundingClientRect().top ?? innerHeight
  const isIn = (element: Element | null) => (element?.getBoundingClientRect().bottom ?? Number.NaN) <= foot
  const linesOf = (element: Element | null) => {
    const range = document.createRange()
    if (element) range.selectNodeContents(element)
    return [...new Set([...range.getClientRects()].map(({ top }) => top))]
  }
  const hintIsCut = (input: HTMLInputElement | null) => {
    const pen = document.createElement('canvas').getContext('2d')
    if (!input || !pen) return true
    const { font, paddingLeft, paddingRight } = getComputedStyle(input)
    pen.font = font
    const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return pen.measureText(input.placeholder).width > room
  }
  const cards = [...document.querySelectorAll('main .listing-card')]
  return {
    pictures: cards.filter((card) => isIn(card.firstElementChild)).length,
    cards: cards.filter(isIn).length,
    /** Titles of which something is not seen: a service says there what it is. */
    cutTitles: cards.filter((card) => {
      const title = card.querySelector('h3')
      const foot = title?.getBoundingClientRect().bottom ?? 0
      return isIn(card) && linesOf(title).some((top) => top > foot - 8)
    }).length,
    /** Cards without the title, or with a price that does not fit into its line. */
    partial: cards.filter((card) => {
      const title = card.querySelector('h3')?.getBoundingClientRect()
      const price = card.querySelector('p')
      const right = card.getBoundingClientRect().right
      return (title?.right ?? innerWidth) > right || (price?.scrollWidth ?? 0) > (price?.clientWidth ?? 0)
    }).length,
    cutHint: hintIsCut(document.querySelector<HTMLInputElement>('header search input')),
    /** The line above the header. */
    bannerLines: linesOf(document.querySelector('.banner')).length,
    search: isIn(document.querySelector('header search input')),
    sideways_px: document.documentElement.scrollWidth - innerWidth,
  }
}

for (const language of LANGUAGES)
  test(`the first screen of a phone shows four listings in ${language}, and the search`, async ({ page }) => {
    const problems: Record<string, ReturnType<typeof inView>> = {}
    for (const path of ['/', ...LISTS, ...(DEMANDING.includes(language) ? MORE_LISTS : [])]) {
      const address = `${path}${path.includes('?') ? '&' : '?'}lng=${language}`
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      const seen = await page.evaluate(inView)
      const isEnough = (path === '/' ? seen.pictures : seen.cards) >= 4
      const isWhole = path !== '/services' || language === 'ml' || seen.cutTitles === 0
      const isComplete = seen.partial === 0 && !seen.cutHint
      if (!isEnough || !isWhole || !isComplete || seen.bannerLines > 1 || !seen.search || seen.sideways_px > 0)
        problems[address] = seen
    }
    expect(problems).toEqual({})
  })

test('a desk shows listings above the fold of the home page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 })
  await page.goto('/')
  await expect(page.locator('main .listing-card img').first()).toBeInViewport({ ratio: 0.9 })
})

const banner = (page: Page) => page.getByRole('banner').locator('search')
const bar = (page: Page) => page.getByRole('navigation', { name: 'Quick ways' })

test('the header leaves on the way down and is back on the way up; the bar at the foot stays, but not below another', async ({
  page,
}) => {
  await page.goto('/buy?lng=en')
  await expect(bar(page).getByRole('link')).toHaveText(['Home', 'Search', 'Sell', 'Saved', 'Me'])
  await page.evaluate(() => scrollTo(0, 1500))
  await expect(banner(page)).not.toBeInViewport()
  await expect(page.locator('summary', { hasText: 'Filters' })).toBeInViewport()
  await page.evaluate(() => scrollTo(0, 1200))
  await expect(banner(page)).toBeInViewport({ ratio: 1 })
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  for (const link of await bar(page).getByRole('link').all()) {
    const { width = 0, height = 0 } = (await link.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(48)
  }
  await bar(page).getByRole('link', { name: 'Search' }).click()
  await expect(bar(page).locator('[aria-current=page]')).toHaveText('Search')
  await expect(page.getByRole('search').locator('input')).toBeFocused()
  const { id } = await offerGoat(page.request)
  await page.goto(`/listing/${id}`)
  await expect(page.locator('.contact-bar')).toBeInViewport({ ratio: 1 })
  await expect(bar(page)).toHaveCount(0)
})

test.describe('at the first visit', () => {
  test.use({ locale: 'ta-IN' })

  test('languages are offered in their own letters, the phone’s first, until one is chosen or the offer is closed', async ({
    page,
    context,
    baseURL,
  }) => {
    const offer = page.locator('#languages')
    const places = () =>
      offer.locator('a').evaluateAll((all) =>
        all
          .map((one) => ({ text: one.textContent, at: one.getBoundingClientRect().left }))
          .sort((a, b) => a.at - b.at)
          .map(({ text }) => text),
      )
    await page.goto('/buy')
    await expect(offer).toBeVisible()
    expect((await places())[0]).toBe('தமிழ்')
    expect(await places()).toHaveLength(LANGUAGES.length)
    await offer.getByRole('link', { name: 'తెలుగు' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'te')
    await expect(page).toHaveURL('/buy')
    await expect(offer).toBeHidden()
    // Where the cookie was lost, the browser's storage still knows.
    await context.clearCookies()
    await page.goto('/about')
    await expect(page.locator('html')).toHaveAttribute('lang', 'te')

    await context.clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.goto('/login')
    await expect(offer.locator('a').filter({ hasText: 'தமிழ்' })).toBeVisible()
    await page.goto('/about')
    await offer.getByRole('button').click()
    await expect(offer).toBeHidden()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
    await expect(offer).toBeHidden()
    expect((await context.cookies(baseURL)).find(({ name }) => name === 'i18next')?.value).toBe('ta')
  })
})
