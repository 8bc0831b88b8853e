import { pushSubscription } from '@maveshi/shared/notice/push-subscription'
import { storedTold } from '../phone/stored-told.ts'
import { readPushState, saveSubscription, subscribe } from './push.ts'

/**
 * Has this phone told where its browser is reached now, if that is not where it was: some renew their addresses, and the
 * service worker cannot always say so. Asks nobody anything, and does nothing where the person has not asked to be told.
 * @throws Refused, TypeError without a network, DOMException where the browser's push service does not answer
 */
export async function renewPush(personId: string): Promise<void> {
  const told = storedTold(personId)
  if (!told || Notification.permission !== 'granted') return
  const here = await pushSubscription()
  if (here?.endpoint === told) return
  const { key } = await readPushState()
  if (key) await saveSubscription(here ?? (await subscribe(key)), personId)
}
