import type { Page, Request } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { choosePhotos, colouredPhoto, expectPhotos, photoTiles } from '../support/chosen-photos.ts'
import { herdPhotos } from '../support/herd-photos.ts'
import { hold, intercept } from '../support/intercept.ts'
import { chooseCategory, describeCow, nextStep, openSellForm } from '../support/journeys.ts'
import { setTimeLimit } from '../support/time-limit.ts'

const RED = '#b41e14'
const GREEN = '#14963c'
const BLUE = '#1e32b4'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openPhotos(page: Page): Promise<void> {
  await openSellForm(page)
  await chooseCategory(page, 'Cattle')
  await describeCow(page)
  await nextStep(page, 'Photos')
}

async function submitForm(page: Page): Promise<void> {
  await nextStep(page, 'Price and place')
  await nextStep(page, 'Preview')
  await button(page, 'Submit listing').click()
}

async function threePhotos() {
  return [
    // The first one takes longer than both others.
    await colouredPhoto('red', RED, 4000),
    await colouredPhoto('green', GREEN),
    await colouredPhoto('blue', BLUE),
  ]
}

test('photographs keep the order in which they were chosen, and are put in another by the keyboard', async ({
  page,
}) => {
  await openPhotos(page)
  await choosePhotos(page, await threePhotos())
  await expect(photoTiles(page)).toHaveCount(3)
  await expectPhotos(page, ['red', 'green', 'blue'])
  const region = page.getByRole('region', { name: 'Photos' })

  await test.step('one place on', async () => {
    const later = button(page, 'Move photo 1 one place later')
    await later.focus()
    await page.keyboard.press('Enter')
    await expectPhotos(page, ['green', 'red', 'blue'])
    await expect(region.getByRole('status').filter({ hasText: 'Photo 1 is now photo 2.' })).toBeAttached()
    // The keyboard goes along, and stays at the last place.
    await expect(button(page, 'Move photo 2 one place later')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expectPhotos(page, ['green', 'blue', 'red'])
    await expect(button(page, 'Move photo 3 one place later')).toBeFocused()
  })
  await test.step('to the front', async () => {
    await button(page, 'Make photo 3 the cover').press('Enter')
    await expectPhotos(page, ['red', 'green', 'blue'])
    await expect(region.getByRole('status').filter({ hasText: 'Photo 3 is now the cover.' })).toBeAttached()
    await expect(region.getByRole('img', { name: 'Photo 1, cover' })).toBeVisible()
  })
  await test.step('away and back', async () => {
    await button(page, 'Remove photo 2').click()
    await expectPhotos(page, ['red', 'blue'])
    await expect(page.getByText('Photo 2 removed.')).toBeVisible()
    await expect(button(page, 'Undo')).toBeFocused()
    await page.keyboard.press('Enter')
    await expectPhotos(page, ['red', 'green', 'blue'])
  })
  await test.step('by dragging', async () => {
    const [first, third] = [photoTiles(page).first().getByRole('img'), photoTiles(page).nth(2).getByRole('img')]
    await first.scrollIntoViewIfNeeded()
    const [from, to] = [await first.boundingBox(), await third.boundingBox()]
    if (!from || !to) throw new Error('No photographs to drag')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 })
    await expect(photoTiles(page).nth(2)).toHaveAttribute('style', /translate/)
    await page.mouse.up()
    await expectPhotos(page, ['green', 'blue', 'red'])
  })
  await test.step('and all of it is there after a reload', async () => {
    await page.reload()
    await expectPhotos(page, ['green', 'blue', 'red'])
  })
})

test('what cannot be taken is named, and the rest is taken', async ({ page }) => {
  await openPhotos(page)
  const [, green, blue] = await threePhotos()
  if (!green || !blue) throw new Error('No photographs')
  const file = (name: string, mimeType = 'image/jpeg') => ({
    name,
    mimeType,
    buffer: Buffer.from(`no picture: ${name}`),
  })
  await choosePhotos(page, [
    file('broken.jpg'),
    green,
    file('IMG_1.HEIC', 'image/heic'),
    blue,
    { ...green, name: 'again.jpg' },
  ])
  await expect(page.getByText('“broken.jpg” cannot be opened.')).toBeVisible()
  await expect(page.getByText('“IMG_1.HEIC” is a HEIC picture, which this browser cannot open.')).toBeVisible()
  await expect(page.getByText('“again.jpg” has already been added: photo 2.')).toBeVisible()
  await expectPhotos(page, ['green', 'blue'])

  await test.step('at most ten', async () => {
    const more = Array.from({ length: 9 }, (_, index) => colouredPhoto(`red-${index}`, RED, 400 + index * 4))
    await choosePhotos(page, await Promise.all(more))
    await expect(page.getByText('10 photos at most: the others were left out.')).toBeVisible()
    await expectPhotos(page, ['green', 'blue', ...Array.from({ length: 8 }, () => 'red')])
  })
})

test.describe('on the way to the market', () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('only the photograph that failed is sent again', async ({ page }) => {
    await openPhotos(page)
    await choosePhotos(page, await threePhotos())
    await expectPhotos(page, ['red', 'green', 'blue'])
    const sent: string[] = []
    await intercept(page, '**/storage/v1/object/**', async (route, request) => {
      if (request.method() === 'POST') sent.push(request.url())
      // The second photograph, the first time.
      if (sent.length === 3) return route.fulfill({ status: 500, body: '{"message":"out of order"}' })
      return route.continue()
    })
    await submitForm(page)
    await expect(page.getByText('This photo was not sent.').first()).toBeVisible()
    expect(sent).toHaveLength(5)
    await expect(photoTiles(page).filter({ hasText: 'Not sent' })).toHaveCount(1)
    await expect(photoTiles(page).nth(1)).toContainText('Not sent')
    await button(page, 'Send again: Photo 2').click()
    // Exactly: one that was not sent says the word too.
    await expect(photoTiles(page).filter({ has: page.getByText('Sent', { exact: true }) })).toHaveCount(3)
    expect(sent).toHaveLength(7)
    expect(new Set(sent).size).toBe(6)
    await submitForm(page)
    await expect(page.getByText('Thank you. Your listing has been submitted.')).toBeVisible({ timeout: 30_000 })
    expect(sent).toHaveLength(7)
  })
})

test.describe('at a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

  test('the camera and the gallery are two ways, and five photographs of 12 megapixels are sent in 900 KB', async ({
    page,
  }) => {
    setTimeLimit(240_000)
    const buffers = await herdPhotos(5)
    await openPhotos(page)
    await test.step('one photograph from the camera, many from the gallery', async () => {
      const camera = page.waitForEvent('filechooser')
      await button(page, 'Take a photo').click()
      expect((await camera).isMultiple()).toBe(false)
      expect(await (await camera).element().getAttribute('capture')).toBe('environment')
      const gallery = page.waitForEvent('filechooser')
      await button(page, 'Choose photos').click()
      expect((await gallery).isMultiple()).toBe(true)
      expect(await (await gallery).element().getAttribute('capture')).toBeNull()
    })
    await choosePhotos(
      page,
      buffers.map((buffer, index) => ({ name: `herd-${index}.jpg`, mimeType: 'image/jpeg', buffer })),
    )
    await expect(photoTiles(page).filter({ hasText: 'Ready' })).toHaveCount(5, { timeout: 150_000 })
    const sent: Request[] = []
    page.on('requestfinished', (request) => sent.push(request))
    await submitForm(page)
    await expect(page.getByText('Thank you. Your listing has been submitted.')).toBeVisible({ timeout: 60_000 })
    const sizes = sent.map(async (request) => Number((await request.allHeaders())['content-length'] ?? 0))
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeGreaterThan(5 * 50_000)
    expect(bytes).toBeLessThanOrEqual(900_000)
  })
})

test('what lies below the photographs stays where it is while they get ready', async ({ page }) => {
  const release = await hold(page, '**/shrink.worker*')
  await openPhotos(page)
  const place = () =>
    page.getByLabel('Price is negotiable').evaluate((box) => box.getBoundingClientRect().top + scrollY)
  const [red] = await threePhotos()
  if (red) await choosePhotos(page, [red])
  await expect(page.getByRole('status').filter({ hasText: 'Getting photos ready: 0 of 1' })).toBeVisible()
  const before = await place()
  release()
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()
  expect(await place()).toBe(before)
})
