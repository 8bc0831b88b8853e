import { formatPrice } from '@maveshi/shared/locale/format'
import { withoutIsolates } from '@maveshi/shared/locale/isolate'
import { languageFacts } from '@maveshi/shared/locale/languages'
import { NOTICE_KINDS } from '@maveshi/shared/notice'
import { markedPath } from '@maveshi/shared/notice/followed'
import { pathOf, sentenceOf } from '@maveshi/shared/notice/sentences'
import { noticePush } from '@maveshi/supabase/mails/notice-push'
import { expect, test } from '../support/browser-test.ts'
import { administrator } from '../support/console.ts'
import { insertGoat, insertRow, updateRows } from '../support/market-rows.ts'
import { becomeSeller, endSession, registerByApi } from '../support/seller-api.ts'
import { senderOfBrowserTests } from '../support/sender/letters-here.ts'
import { newPhone } from '../support/sender/recording-push.ts'
import {
  leaveNotices,
  marksOnHomeScreen,
  press,
  pushed,
  pushesTo,
  reachBy,
  reachElsewhere,
  receive,
  tellWorkerOfChange,
} from '../support/sender/told-browser.ts'
import { wordsOf } from '../support/words.ts'

test.use({ serviceWorkers: 'allow' })

for (const language of ['mr', 'ta', 'ur'] as const) {
  const t = wordsOf(language)

  test(`whoever asks in ${language} is told on the phone in that language, is led there, and ends it`, async ({
    page,
    baseURL,
  }) => {
    const phone = newPhone()
    const pushes = await pushesTo(phone, await senderOfBrowserTests(), baseURL ?? '')
    await reachBy(page, phone, 'granted')
    const { id } = await becomeSeller(page, { language })
    await page.goto(`/notices?lng=${language}`)
    await page.getByRole('button', { name: t('notices:push.begin') }).click()
    await expect(page.getByRole('status').filter({ hasText: t('notices:push.told') })).toBeVisible()
    const phoneChoices = page.locator('section', { has: page.getByRole('heading', { name: t('notices:push.title') }) })
    await expect(phoneChoices.last().getByLabel(t('notices:topics.decisions'))).toBeChecked()
    await leaveNotices(page)

    const seller = await registerByApi(page.request)
    const listing = await insertGoat(seller.id, 'active')
    await insertRow('favourites', { user_id: id, listing_id: listing })
    await updateRows('listings', `id=eq.${listing}`, { price: 8000 })
    const [shown = { title: '' }, ...more] = await receive(page, await pushed(pushes))
    expect(more).toEqual([])
    expect(await marksOnHomeScreen(page)).toBe(1)
    await press(page, shown)
    await expect(page).toHaveURL(`/listing/${listing}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown.title)
    const prices = { was: formatPrice(9000), price: formatPrice(8000) }
    expect(shown).toMatchObject({
      body: withoutIsolates(t('notices:kinds.priceDropped', prices)),
      lang: language,
      dir: languageFacts(language).direction,
    })

    await page.goto('/notices')
    await page.getByRole('button', { name: t('notices:push.end') }).click()
    await expect(page.getByRole('button', { name: t('notices:push.begin') })).toBeVisible()
    await (await administrator(baseURL)).rpc('verify_registration', { profile: id, is_verified: true }).throwOnError()
    expect(await pushes.read()).toHaveLength(1)
  })
}

for (const language of ['mr', 'ta', 'ur'] as const)
  test(`a phone shows every kind of notice in ${language}, by its own sentence`, async ({ page }) => {
    const t = wordsOf(language)
    await page.goto('/')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    const none = { details: {}, listing: undefined, search: undefined, wanted: undefined, at: undefined, isRead: false }
    for (const [id, kind] of NOTICE_KINDS.entries()) {
      const notice = { id, kind, ...none }
      const all = await receive(page, noticePush({ notices: [notice], language, t, titles: {} }, `${id}`))
      expect(all).toHaveLength(id + 1)
      const { title, ...shown } = all[id] ?? { title: '' }
      expect(title).toBe(withoutIsolates(sentenceOf(notice, language, t)))
      expect(shown).toMatchObject({
        lang: language,
        dir: languageFacts(language).direction,
        data: markedPath(pathOf(notice), id),
      })
    }
  })

test('whose browser does not allow it hears where that is changed', async ({ page, baseURL }) => {
  const t = wordsOf('ur')
  const phone = newPhone()
  await pushesTo(phone, await senderOfBrowserTests(), baseURL ?? '')
  await reachBy(page, phone, 'denied')
  await becomeSeller(page, { language: 'ur' })
  await page.goto('/notices?lng=ur')
  await page.getByRole('button', { name: t('notices:push.begin') }).click()
  await expect(page.getByText(t('notices:push.denied'))).toBeVisible()
})

test.describe('a browser that is reached elsewhere from now on', () => {
  // The page may try to go on with a session that has ended.
  test.use({ expectedErrors: [/status of 400/] })
  const t = wordsOf('en')

  for (const isAsked of [true, false]) {
    const who = isAsked ? 'the browser has asked anew' : 'the worker asks anew'
    test(`goes on being told, where ${who} and nobody is signed in any more`, async ({
      page,
      baseURL: siteUrl = '',
    }) => {
      const [backend, before, after] = [await senderOfBrowserTests(), newPhone(), newPhone()]
      const [old, pushes] = [await pushesTo(before, backend, siteUrl), await pushesTo(after, backend, siteUrl)]
      await reachBy(page, before, 'granted')
      const { id } = await becomeSeller(page)
      await page.goto('/notices')
      await page.getByRole('button', { name: t('notices:push.begin') }).click()
      await expect(page.getByRole('status').filter({ hasText: t('notices:push.told') })).toBeVisible()
      await endSession(page)
      await tellWorkerOfChange(page, before, after, isAsked)
      await (await administrator(siteUrl)).rpc('verify_registration', { profile: id, is_verified: true }).throwOnError()
      expect((await pushed(pushes)).title).toBe(t('notices:kinds.registrationVerified'))
      expect(await old.read()).toEqual([])
    })
  }

  test('and whose worker could not say so goes on being told from the next visit', async ({
    page,
    baseURL: siteUrl = '',
  }) => {
    const [backend, before, after] = [await senderOfBrowserTests(), newPhone(), newPhone()]
    const pushes = await pushesTo(after, backend, siteUrl)
    await reachBy(page, before, 'granted')
    const { id } = await becomeSeller(page)
    await page.goto('/notices')
    await page.getByRole('button', { name: t('notices:push.begin') }).click()
    await expect(page.getByRole('status').filter({ hasText: t('notices:push.told') })).toBeVisible()
    await reachElsewhere(page, after)
    const saved = page.waitForResponse((answer) => answer.url().includes('/rpc/save_push_subscription') && answer.ok())
    await page.goto('/about')
    await page.reload()
    await saved
    await (await administrator(siteUrl)).rpc('verify_registration', { profile: id, is_verified: true }).throwOnError()
    expect((await pushed(pushes)).title).toBe(t('notices:kinds.registrationVerified'))
  })
})
