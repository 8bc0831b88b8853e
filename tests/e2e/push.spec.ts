import type { PushMessage } from '@maveshi/shared/notice/push-services'
import { noticeOf } from '@maveshi/shared/notice/told'
import { readKeys } from '@maveshi/supabase/local/data-dir'
import { type SenderBackend, senderBackend } from '@maveshi/supabase/sender/backend'
import { pushCarrier } from '@maveshi/supabase/sender/carriers'
import { makePushKeys } from '@maveshi/supabase/sender/push'
import { cachedTitles } from '@maveshi/supabase/sender/titles'
import { wordsIn } from '@maveshi/supabase/sender/words'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { administrator } from '../support/console.ts'
import { becomeSeller } from '../support/seller-api.ts'
import { newPhone, recordingPushService, type ToldPhone } from '../support/sender/recording-push.ts'
import { wordsOf } from '../support/words.ts'

test.use({ serviceWorkers: 'allow' })

const LANGUAGE = 'ur'
const t = wordsOf(LANGUAGE)

/** What opens the market for a sender. */
async function sender(): Promise<SenderBackend> {
  const { secretKey } = await readKeys(process.env.MARKET_DATA_DIR ?? '')
  return senderBackend({ url: `http://127.0.0.1:${process.env.MARKET_API_PORT}`, apikey: secretKey })
}

/** Runs in the page: a push service that every browser has, and this one cannot reach; and what its person says to it. */
function standIn({ endpoint, p256dh, auth, answer }: Record<string, string>): void {
  const KEY = 'test-of-push'
  const made = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => {
      localStorage.removeItem(KEY)
      return true
    },
  }
  Object.defineProperty(Notification, 'permission', {
    get: () => localStorage.getItem(`${KEY}-permission`) ?? 'default',
  })
  Notification.requestPermission = async () => {
    localStorage.setItem(`${KEY}-permission`, answer ?? '')
    return Notification.permission
  }
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (localStorage.getItem(KEY) ? made : null),
    subscribe: async () => {
      localStorage.setItem(KEY, 'yes')
      return made
    },
  })
}

/** Opens the notices of a new seller, in a browser that would tell its push service so. */
async function openNotices(page: Page, phone: ToldPhone, answer: 'granted' | 'denied') {
  const { endpoint, p256dh, auth } = phone
  await page.addInitScript(standIn, { endpoint, p256dh, auth, answer })
  const seller = await becomeSeller(page, { language: LANGUAGE })
  await page.goto(`/notices?lng=${LANGUAGE}`)
  return seller
}

/** Sends what waits for a phone, by what the sender carries pushes with. @returns what the phone reads */
async function sendTo(phone: ToldPhone, backend: SenderBackend, siteUrl: string): Promise<PushMessage[]> {
  const service = recordingPushService()
  const carrier = pushCarrier({ backend, siteUrl }, service.ask)
  const titles = await cachedTitles(backend.readCatalogue)(LANGUAGE)
  const { letters } = await backend.take('push', 100, 60, true)
  for (const letter of letters) {
    const [notice] = letter.notices.flatMap((row) => noticeOf(row) ?? [])
    if (notice) await carrier.carry(letter, { notices: [notice], language: LANGUAGE, t: wordsIn(LANGUAGE), titles })
  }
  return service.to(phone).map(({ content }) => phone.read(content))
}

/** Hands a message to the market's service worker, as a browser does. @returns what it shows */
async function receive(page: Page, message: PushMessage): Promise<unknown[]> {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('There is no service worker.')
  await worker.evaluate(() => {
    const scope = self as unknown as { shown: unknown[]; registration: { showNotification: unknown } }
    scope.shown = []
    scope.registration.showNotification = async (title: string, options: object) =>
      scope.shown.push({ title, ...options })
  })
  const client = await page.context().newCDPSession(page)
  const registered = Promise.withResolvers<string>()
  client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId } of registrations) registered.resolve(registrationId)
  })
  await client.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const data = JSON.stringify(message)
  await client.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered.promise, data })
  const shown = () => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown)
  await expect.poll(shown).toHaveLength(1)
  return shown()
}

test('whoever asks is told on the phone, in their language, until they end it', async ({ page, baseURL }) => {
  const [backend, phone, origin] = [await sender(), newPhone(), baseURL ?? '']
  await backend.offerPushKeys(await makePushKeys())
  const { id } = await openNotices(page, phone, 'granted')
  await page.getByRole('button', { name: t('notices:push.begin') }).click()
  await expect(page.getByRole('status').filter({ hasText: t('notices:push.told') })).toBeVisible()
  await expect(page.getByLabel(t('notices:topics.decisions'))).toHaveCount(2)
  await (await administrator(origin)).rpc('verify_registration', { profile: id, is_verified: true }).throwOnError()
  const [message] = await sendTo(phone, backend, origin)
  if (!message) throw new Error('Nothing came.')
  expect(await receive(page, message)).toMatchObject([
    {
      title: t('notices:kinds.registrationVerified'),
      lang: LANGUAGE,
      dir: 'rtl',
      data: '/profile',
      tag: message.options.tag,
    },
  ])
  await page.getByRole('button', { name: t('notices:push.end') }).click()
  await expect(page.getByRole('button', { name: t('notices:push.begin') })).toBeVisible()
  await (await administrator(origin)).rpc('verify_registration', { profile: id, is_verified: false }).throwOnError()
  expect(await sendTo(phone, backend, origin)).toEqual([])
})

test('whose browser does not allow it hears where that is changed', async ({ page }) => {
  await (await sender()).offerPushKeys(await makePushKeys())
  await openNotices(page, newPhone(), 'denied')
  await page.getByRole('button', { name: t('notices:push.begin') }).click()
  await expect(page.getByText(t('notices:push.denied'))).toBeVisible()
})
