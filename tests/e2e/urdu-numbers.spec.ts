import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { offered } from '../support/market-api.ts'
import { offerGoat } from '../support/offered-goat.ts'
import { becomeSeller } from '../support/seller-api.ts'
import { wordsOf } from '../support/words.ts'

test.use({ viewport: { width: 360, height: 740 } })

const t = wordsOf('ur')

/**
 * Prices, phone numbers and percentages that are shown, and whose characters do not follow each other from left to
 * right on the screen; and how many were looked at.
 */
function readNumbers(page: Page): Promise<{ found: number; reversed: string[] }> {
  return page.evaluate(() => {
    const number = /\+91[ \d]+\d|₹\d[\d,]*|\d[\d,.]*[%+]/g
    const place = (text: Node, at: number) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect()
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const answer = { found: 0, reversed: [] as string[] }
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      for (const { 0: words, index } of (text.textContent ?? '').matchAll(number)) {
        const places = Array.from(words, (_, at) => place(text as Node, index + at)).filter(({ width }) => width > 0)
        if (places.length < 2) continue
        answer.found += 1
        const follows = places.every(({ left, top }, at) => {
          const before = places[at - 1]
          return !before || before.top !== top || before.left < left
        })
        if (!follows) answer.reversed.push(text.textContent ?? '')
      }
    }
    return answer
  })
}

async function expectReadable(page: Page): Promise<void> {
  const { found, reversed } = await readNumbers(page)
  expect(reversed).toEqual([])
  expect(found).toBeGreaterThan(0)
}

/** Opens a page in Urdu. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=ur`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
}

for (const path of [
  '/',
  '/buy?priceMin=5000&priceMax=900000&near=Pune&within=200',
  '/category/Cattle?priceMax=900000&near=Pune',
  '/services/Veterinary-Support?serviceFee.min=100',
]) {
  test(`${path} shows every price in Urdu as it is painted on boards`, async ({ page }) => {
    await open(page, path)
    await expectReadable(page)
  })
}

test('a listing and its poster show their price in Urdu as it is painted on boards', async ({ page }) => {
  const [{ id } = { id: '' }] = await offered(page.request, 'category=eq.Veterinary-Support')
  for (const path of [`/listing/${id}`, `/listing/${id}/poster`]) {
    await open(page, path)
    await expectReadable(page)
  }
})

test('a phone number is read from left to right in Urdu: on the profile, and where a seller is called', async ({
  page,
}) => {
  const { id } = await offerGoat(page.request)
  await becomeSeller(page)
  await open(page, '/profile')
  await expect(page.getByText('+91 98765 43210').first()).toBeVisible()
  await expectReadable(page)
  await open(page, `/listing/${id}`)
  await page.getByRole('link', { name: t('listing:contact.call'), exact: true }).click()
  await expect(page.getByRole('dialog').locator('a[href^="tel:+91"]')).toBeVisible()
  await expectReadable(page)
})

test('answers in a list are told apart by the comma of Urdu', async ({ page }) => {
  await open(page, '/buy?q=gir+goat+pune+sahiwal')
  const [main = ''] = await page.getByRole('main').allInnerTexts()
  expect(main.split('\n').filter((line) => /[\u0600-\u06ff], /.test(line))).toEqual([])
  expect(main).toMatch(/[\u0600-\u06ff]، /)
})
