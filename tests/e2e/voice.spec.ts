import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { putFakeEars, putFakeVoices, takeVoicesAndEars } from '../support/fake-voices.ts'
import { offerGoat } from '../support/offered-goat.ts'
import { lastEntry } from '../support/visits.ts'
import { wordsOf } from '../support/words.ts'

test.use({ viewport: { width: 360, height: 780 } })

/** What the page asks for from now on to speak and to listen: scripts and words. */
function asked(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/speak|listen|\/locales\//.test(pathname)) paths.push(pathname)
  })
  return paths
}

test('a listing is read aloud in Hindi, where the phone has a voice for it', async ({ page }) => {
  const t = wordsOf('hi')
  const { id } = await offerGoat(page.request, {
    price: 125_000,
    language: 'hi',
    description: 'दूध 2 ltr रोज देती है। दाम Rs 1,25,000/- पक्का।',
  })
  const listen = page.getByRole('button', { name: t('listing:spoken.open'), exact: true })
  const stop = page.getByRole('button', { name: t('listing:spoken.stop'), exact: true })
  await page.addInitScript(putFakeVoices)
  const paths = asked(page)
  await page.goto(`/listing/${id}?lng=hi`)
  await page.evaluate(() => window.bringVoices(['en-IN', 'ur-IN']))
  await expect(listen).toBeHidden()
  await page.evaluate(() => window.bringVoices(['en-IN', 'hi_IN']))
  await expect(listen).toBeVisible()
  expect(paths).toEqual([])

  await page.evaluate(() => {
    window.fakeVoicesGoOn = true
  })
  await listen.click()
  await expect(stop).toBeVisible()
  expect(paths.filter((path) => /speak|\/locales\/hi\/listing.json/.test(path))).toHaveLength(2)
  await stop.click()
  await expect(listen).toBeVisible()
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  expect(await page.evaluate(() => window.fakeSaid)).toEqual([{ text: title.replace(' –', ','), lang: 'hi-IN' }])

  await page.evaluate(() => {
    window.fakeSaid = []
    window.fakeVoicesGoOn = false
  })
  await listen.click()
  await expect
    .poll(() => page.evaluate(() => window.fakeSaid.map(({ text }) => text)))
    .toContain('दाम 1 लाख 25000 रुपये पक्का।')
  const said = await page.evaluate(() => window.fakeSaid.map(({ text }) => text))
  expect(said.slice(0, 2)).toEqual([title.replace(' –', ','), '1 लाख 25000 रुपये'])
  expect(said).toContain('दूध 2 लीटर रोज देती है।')
  await expect(listen).toBeVisible()
  await expect(page.locator('#problem')).toBeEmpty()
})

test('a search is spoken in Urdu, and what is wrong is said', async ({ page, browser }) => {
  const t = wordsOf('ur')
  const speak = page.getByRole('button', { name: t('searchResults:speak') })
  await page.addInitScript(putFakeEars)
  const answer = await page.goto('/buy?lng=ur')
  expect(answer?.headers()['permissions-policy']).toContain('microphone=(self)')
  await expect(speak).toBeVisible()
  const paths = asked(page)
  for (const [error, sentence] of [
    ['no-speech', t('toast:listen.nothing')],
    ['not-allowed', t('toast:listen.denied')],
    ['network', t('searchResults:noNetwork')],
  ] as const) {
    expect(paths.filter((path) => /listen/.test(path)).length).toBeLessThanOrEqual(1)
    await speak.click()
    await expect(page.getByText(t('toast:listen.listening'))).toBeVisible()
    await page.evaluate((heard) => window.hear(heard), { error })
    await expect(page.getByText(sentence)).toBeVisible()
  }
  await speak.click()
  await expect(page.getByText(t('toast:listen.listening'))).toBeVisible()
  expect(await page.evaluate(() => window.fakeEars)).toEqual(Array(4).fill('ur-IN'))
  await page.evaluate((words) => window.hear({ words }), 'گائے')
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('گائے')}`)
  await expect(page.getByRole('search').locator('input')).toHaveValue('گائے')

  const other = await browser.newPage()
  await other.addInitScript(takeVoicesAndEars)
  await other.goto('/buy?lng=ur')
  await lastEntry(other, '/buy')
  await expect(other.getByRole('button', { name: t('searchResults:speak') })).toBeHidden()
  const withoutSearch = await other.goto('/login')
  expect(withoutSearch?.headers()['permissions-policy']).toContain('microphone=()')
  await other.close()
})
