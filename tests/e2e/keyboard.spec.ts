import type { Page } from '@playwright/test'
import { expect, test, WITH_MOTION } from '../support/browser-test.ts'
import { offered } from '../support/market-api.ts'

test.use(WITH_MOTION)

const PHONE = { width: 360, height: 740 }
const summary = (page: Page, words: string) => page.locator('summary').filter({ hasText: words, visible: true })

/** Presses a key until something has the focus; as many times as there are things before it at the most. */
async function tabTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press(key)
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
  }
  throw new Error(`${key} never comes to ${selector}`)
}

test('the first key leads past the header', async ({ page }) => {
  await page.goto('/buy')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await skip.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('content')
})

test('a page has one of each landmark, and headings that leave no level out', async ({ page }) => {
  const [listing] = await offered(page.request, 'category=eq.Buffalo')
  for (const path of [
    '/',
    '/category/Cattle',
    '/search?q=tharparkar+gaay+kolhapur',
    `/listing/${listing?.id}`,
    '/about',
  ]) {
    await page.goto(path)
    for (const role of ['banner', 'main', 'contentinfo', 'search'] as const)
      await expect(page.getByRole(role)).toHaveCount(1)
    const levels = await page
      .getByRole('heading')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
  }
})

for (const [path, name] of [
  ['/', 'Home'],
  ['/buy?state=IN.16', 'Buy'],
  ['/about', 'About Us'],
  ['/category/cattle', 'Cattle'],
  ['/services/Veterinary-Support', 'Veterinary Support'],
  ['/feeds-and-machinery', 'Feeds'],
  ['/feeds-and-machinery?tab=machinery', 'Machinery'],
] as const) {
  test(`at ${path} the header marks ${name} as the page one is on`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('header nav:visible a[aria-current=page]')).toHaveText(name)
  })
}

test('menus open, are walked through and close by keyboard', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Main menu' })
  const products = summary(page, 'Products')
  await tabTo(page, 'nav details[name=wide] summary')
  await expect(products).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(bar.getByRole('link', { name: 'Cattle' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('link', { name: 'Cattle' })).toBeHidden()
  await expect(products).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, 'nav details[name=wide]:not([open]) summary')
  await expect(summary(page, 'Services')).toBeFocused()
  await expect(bar.getByRole('link', { name: 'Cattle' })).toBeHidden()
})

test('a language is chosen by keyboard, each is named in itself', async ({ page }) => {
  await page.goto('/login')
  await summary(page, 'Language: English').press('Enter')
  const entries = page.getByRole('link').filter({ visible: true }).and(page.locator('details [lang]'))
  await expect(entries).toHaveCount(11)
  await expect(entries.and(page.locator('[aria-current]'))).toHaveText('English')
  await expect(entries.and(page.getByText('தமிழ்'))).toHaveAttribute('lang', 'ta')
  await page.keyboard.press('Escape')
  await expect(summary(page, 'Language: English')).toBeFocused()
  await expect(entries).toHaveCount(0)
  await page.keyboard.press('Enter')
  await entries.and(page.getByText('தமிழ்')).press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the menu holds the page still, closes with Escape, and where one goes on elsewhere', async ({ page }) => {
    await page.goto('/')
    const menu = summary(page, 'Menu')
    const home = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' })
    await menu.press('Enter')
    await expect(home).toBeVisible()
    await page.mouse.move(180, 500)
    // The browser hands the wheel to a page from the picture on in which the page asked for it.
    const scrolled = await page.evaluateHandle(async () => {
      const nextPicture = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const turned = new Promise((resolve) => addEventListener('wheel', resolve, { once: true, passive: true }))
      await nextPicture()
      // Two pictures after the wheel has turned, the page would have moved.
      return { position: turned.then(nextPicture).then(() => scrollY) }
    })
    await page.mouse.wheel(0, 600)
    expect(await scrolled.evaluate(({ position }) => position)).toBe(0)
    await page.keyboard.press('Tab')
    await expect(home).toBeFocused()
    // The innermost closes first.
    const cattle = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Cattle' })
    await summary(page, 'Products').press('Enter')
    await expect(cattle).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(cattle).toBeHidden()
    await expect(summary(page, 'Products')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(home).toBeHidden()
    await expect(menu).toBeFocused()
    // Its last entry can be reached and seen, and the next key leaves it and closes it.
    await page.keyboard.press('Enter')
    const register = page.getByRole('navigation').getByRole('link', { name: 'Register' })
    await register.focus()
    await expect(register).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Tab')
    await expect(home).toBeHidden()
    await expect(page.locator('main :focus')).toBeVisible()
  })

  test('the filters open, apply and are told by keyboard', async ({ page }) => {
    await page.goto('/category/Cattle')
    await summary(page, 'Filters').press('Enter')
    const gir = page.getByRole('checkbox', { name: /^Gir/ })
    await gir.press('Space')
    await expect(page.getByRole('status')).toHaveText(/^\d+ listings?$/)
    await expect(gir).toBeFocused()
    await expect(gir).toBeChecked()
    await page.getByRole('link', { name: 'Remove: Gir' }).press('Enter')
    await expect(page).toHaveURL('/category/Cattle')
  })
})

test('a dialog takes the focus and gives it back', async ({ page }) => {
  await page.goto('/')
  await summary(page, 'Sell').press('Enter')
  const sell = page.getByRole('link', { name: 'Sell a Product' })
  await sell.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Authentication Required' })
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('link', { name: 'Yes, Log In' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(sell).toBeFocused()
})

test('how many suggestions there are is told, and which one is chosen', async ({ page }) => {
  await page.goto('/')
  const box = page.getByRole('search').locator('input')
  // At once: a pause between two letters would be a list of its own.
  await box.fill('sahiw')
  const search = page.getByRole('search')
  await expect(search.getByRole('option').first()).toBeVisible()
  const count = await search.getByRole('option').count()
  await expect(search.getByRole('status')).toHaveText(count === 1 ? '1 suggestion' : `${count} suggestions`)
  await expect(box).not.toHaveAttribute('aria-activedescendant')
  await box.press('ArrowDown')
  const chosen = search.getByRole('option', { selected: true })
  await expect(box).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '')
  await box.press('Escape')
  await expect(box).toHaveAttribute('aria-expanded', 'false')
})

test('what has the focus is always seen', async ({ page }) => {
  test.slow()
  const [listing] = await offered(page.request, 'category=eq.Buffalo')
  for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
    await page.setViewportSize(viewport)
    for (const path of ['/', '/category/Cattle?breed=Gir', `/listing/${listing?.id}`, '/login']) {
      await page.goto(path)
      const unseen: string[] = []
      for (let press = 0; press < 40; press++) {
        await page.keyboard.press('Tab')
        const problem = await page.evaluate(() => {
          const focused = document.activeElement
          if (!focused || focused === document.body) return ''
          const { outlineStyle, outlineWidth } = getComputedStyle(focused)
          const { left, top, width, height } = focused.getBoundingClientRect()
          const [x, y] = [left + Math.min(width, 300) / 2, top + Math.min(height, 100) / 2]
          const above = document.elementFromPoint(x, y)
          const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
          const isSeen = focused.contains(above) || above?.contains(focused)
          return isOutlined && isSeen ? '' : `${focused.outerHTML.slice(0, 120)} ${isOutlined} at ${x} ${y}`
        })
        if (problem) unseen.push(problem)
      }
      expect(unseen, path).toEqual([])
    }
  }
})

test.describe('with colours of the reader’s own', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('what is chosen and where the focus is can be told, and nothing moves', async ({ page }) => {
    await page.goto('/feeds-and-machinery?tab=machinery')
    const outline = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).outlineStyle)
    expect(await outline('main [aria-current=page]')).toBe('solid')
    expect(await outline('main nav a:not([aria-current])')).toBe('none')
    const border = await page
      .locator('main .button')
      .first()
      .evaluate((button) => getComputedStyle(button).borderTopColor)
    expect(border).not.toBe('rgba(0, 0, 0, 0)')
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})
