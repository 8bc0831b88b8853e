import type { PushAddress, PushMessage } from '@maveshi/shared/notice/push-services'
import type { SenderBackend } from '@maveshi/supabase/sender/backend'
import { makePushKeys } from '@maveshi/supabase/sender/push'
import { expect, type Page, type Worker } from '@playwright/test'
import { sendHere } from './letters-here.ts'
import { recordingPushService, type ToldPhone } from './recording-push.ts'

/** What a person says to a browser that asks whether the market may show messages. */
export type Permission = 'granted' | 'denied'

/** Under which key of its storage a page stores at what address its browser is reached, where that is another by now. */
const RENEWED = 'test-of-push-renewed'

/** Runs in the page: a push service that every browser has, and this one cannot reach; and what its person says to it. */
function standIn({ answer, renewedKey, ...first }: Record<string, string>): void {
  const KEY = 'test-of-push'
  const made = () => {
    const { endpoint, ...keys } = JSON.parse(localStorage.getItem(renewedKey ?? '') ?? JSON.stringify(first))
    return {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        localStorage.removeItem(KEY)
        return true
      },
    }
  }
  Object.defineProperty(Notification, 'permission', {
    get: () => localStorage.getItem(`${KEY}-permission`) ?? 'default',
  })
  Notification.requestPermission = async () => {
    localStorage.setItem(`${KEY}-permission`, answer ?? '')
    return Notification.permission
  }
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (localStorage.getItem(KEY) ? made() : null),
    subscribe: async () => {
      localStorage.setItem(KEY, 'yes')
      return made()
    },
  })
}

const addressOf = ({ endpoint, p256dh, auth }: PushAddress) => ({ endpoint, p256dh, auth })

/** Has a page's browser know a push service, by which a phone is reached, and its person answer so. */
export async function reachBy(page: Page, phone: ToldPhone, answer: Permission): Promise<void> {
  await page.addInitScript(standIn, { ...addressOf(phone), answer, renewedKey: RENEWED })
}

/** Goes where notices are not seen: what comes in sight before it is sent counts as read, and is sent no more. */
export const leaveNotices = (page: Page) => page.goto('/about')

/** From now on the page's browser is reached as another phone is, and has told nobody. */
export const reachElsewhere = (page: Page, phone: ToldPhone) =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    RENEWED,
    JSON.stringify(addressOf(phone)),
  ] as const)

/** Tells the market's service worker that its browser is reached elsewhere, as a browser does. @param after none where it has not asked */
export const tellWorkerOfChange = (page: Page, before: ToldPhone, after: ToldPhone, isAsked: boolean) =>
  workerOf(page).evaluate(
    async ({ before, after, isAsked }) => {
      const scope = self as unknown as { registration: { pushManager: { subscribe: (options: object) => unknown } } }
      const subscription = ({ endpoint, ...keys }: PushAddress) => ({
        endpoint,
        options: { userVisibleOnly: true },
        toJSON: () => ({ endpoint, keys }),
      })
      Object.getPrototypeOf(scope.registration.pushManager).subscribe = async () => subscription(after)
      const done = Promise.withResolvers<void>()
      const event = Object.assign(new Event('pushsubscriptionchange'), {
        oldSubscription: subscription(before),
        newSubscription: isAsked ? subscription(after) : null,
        waitUntil: (work: Promise<void>) => work.then(done.resolve, done.reject),
      })
      self.dispatchEvent(event)
      await done.promise
    },
    { before: addressOf(before), after: addressOf(after), isAsked },
  )

/** What comes to a phone. */
export interface Pushes {
  /** Sends what is due. @returns all that has come so far, the first first */
  readonly read: () => Promise<readonly PushMessage[]>
}

/** @param backend of a market that has, or is given, keys */
export async function pushesTo(phone: ToldPhone, backend: SenderBackend, siteUrl: string): Promise<Pushes> {
  await backend.offerPushKeys(await makePushKeys())
  const service = recordingPushService()
  const isMine = ({ phones }: { phones: readonly { endpoint: string }[] | null }) =>
    phones?.some(({ endpoint }) => endpoint === phone.endpoint) ?? false
  return {
    async read() {
      await sendHere({ backend, siteUrl, channel: 'push', isMine, askPushService: service.ask })
      return service.to(phone).map(({ content }) => phone.read(content))
    },
  }
}

/** The newest of what comes to a phone, once it is so many. */
export async function pushed({ read }: Pushes, count = 1): Promise<PushMessage> {
  let all: readonly PushMessage[] = []
  await expect
    .poll(async () => {
      all = await read()
      return all.length
    })
    .toBe(count)
  return all.at(-1) as PushMessage
}

function workerOf(page: Page): Worker {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('There is no service worker.')
  return worker
}

/** What the market's service worker has the browser show. */
export interface Shown extends Readonly<NotificationOptions> {
  readonly title: string
}

interface Recording {
  shown: Shown[]
  opened: string[]
  /** How often the market's sign on the home screen was marked, without a number. */
  marks: number
  readonly registration: { showNotification: (title: string, options: NotificationOptions) => Promise<void> }
  readonly clients: { openWindow: (path: string) => Promise<void> }
  readonly navigator: { setAppBadge: (count?: number) => Promise<void> }
}

/**
 * Runs in the worker: a browser without windows shows nothing, and opens nothing where nobody has pressed. What it is asked
 * for is noted instead.
 */
function record(): void {
  const scope = self as unknown as Recording
  if (scope.shown) return
  Object.assign(scope, { shown: [], opened: [], marks: 0 })
  scope.registration.showNotification = async (title, options) => void scope.shown.push({ title, ...options })
  scope.clients.openWindow = async (path) => void scope.opened.push(path)
  scope.navigator.setAppBadge = async (count) => {
    if (count === undefined) scope.marks += 1
  }
}

/** Hands a message to the market's service worker, as a browser does. @returns all that it has shown so far */
export async function receive(page: Page, message: PushMessage): Promise<readonly Shown[]> {
  await workerOf(page).evaluate(record)
  const client = await page.context().newCDPSession(page)
  const registered = Promise.withResolvers<string>()
  client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId } of registrations) registered.resolve(registrationId)
  })
  await client.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const data = JSON.stringify(message)
  await client.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered.promise, data })
  const shown = () => workerOf(page).evaluate(() => (self as unknown as Recording).shown)
  await expect.poll(async () => (await shown()).map(({ tag }) => tag)).toContain(message.options.tag)
  return shown()
}

/** How often what came has marked the market's sign on the home screen. */
export const marksOnHomeScreen = (page: Page): Promise<number> =>
  workerOf(page).evaluate(() => (self as unknown as Recording).marks)

/** Presses what is shown, and opens what that leads to. */
export async function press(page: Page, { data }: Shown): Promise<void> {
  const opened = await workerOf(page).evaluate((data) => {
    const scope = self as unknown as Recording
    const notification = { data, close: () => {} }
    self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} }))
    return scope.opened
  }, data)
  expect(opened).toHaveLength(1)
  await page.goto(opened[0] ?? '')
}
