import { pushSubscription } from '@maveshi/shared/notice/push-subscription'
import { storeTold } from '../phone/stored-told.ts'
import { check } from './check.ts'
import { member } from './member-client.ts'

/** Whether this phone shows me what I am told. */
export interface PushState {
  /** The market's public key, base64url. Nothing where this browser or the market cannot do it. */
  readonly key: string | undefined
  readonly isTold: boolean
  /** The person has told the browser that Maveshi may show nothing; only the browser's settings take that back. */
  readonly isDenied: boolean
}

const NEVER: PushState = { key: undefined, isTold: false, isDenied: false }

const isPossible = () => 'PushManager' in window && 'Notification' in window && Boolean(navigator.serviceWorker)

/**
 * On the very first page the worker is still on its way, over a slow network for long: so is this until it has come.
 * @throws Refused, TypeError without a network
 */
export async function readPushState(): Promise<PushState> {
  if (!isPossible()) return NEVER
  await navigator.serviceWorker.ready
  const here = await pushSubscription()
  const { database } = await member()
  const answer = await database.rpc('push_state', here ? { endpoint: here.endpoint } : {})
  check(answer)
  const { key, is_told } = answer.data as { key: string | null; is_told: boolean }
  const { permission } = Notification
  return { key: key ?? undefined, isTold: is_told && permission === 'granted', isDenied: permission === 'denied' }
}

/** Browsers of before 2018 want bytes. */
const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0))

const withoutPadding = (base64url = '') => base64url.replace(/=+$/, '')

/** One that is bound to another key, of another market at this address, makes room. */
export async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready
  const settings = { userVisibleOnly: true, applicationServerKey: bytesOf(key) }
  return pushManager.subscribe(settings).catch(async (error) => {
    const old = await pushManager.getSubscription()
    if (!old) throw error
    await old.unsubscribe()
    return pushManager.subscribe(settings)
  })
}

/** Has this phone told by a subscription. @param personId whom it has to be, see `member` */
export async function saveSubscription(subscription: PushSubscription, personId?: string): Promise<void> {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { id, database } = await member(personId)
  const [p256dh, auth] = [withoutPadding(keys.p256dh), withoutPadding(keys.auth)]
  check(await database.rpc('save_push_subscription', { endpoint, p256dh, auth }))
  storeTold(id, endpoint)
}

/**
 * Asks the person whether this phone may show messages, and has it told from now on. To be called by a press.
 * @returns how it stands then
 * @throws Refused, TypeError without a network, DOMException where the browser's push service does not answer
 */
export async function beginPush(key: string): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return { key, isTold: false, isDenied: permission === 'denied' }
  await saveSubscription(await subscribe(key))
  return { key, isTold: true, isDenied: false }
}

/** This phone shows me nothing any more. @throws Refused, TypeError without a network */
export async function endPush(): Promise<void> {
  const here = await pushSubscription()
  if (!here) return
  const { id, database } = await member()
  check(await database.rpc('forget_push_subscription', { endpoint: here.endpoint }))
  storeTold(id, undefined)
  await here.unsubscribe()
}
