import { type PushChangeEvent, type PushEvent, type PushPressEvent, scope } from './scope.ts'

/** Shows what the market's sender has pushed: `PushMessage` of `shared/src/notice/push-services.ts`. */
export function showPushed({ data }: PushEvent): Promise<void> {
  const { title, options } = data.json() as { title: string; options: NotificationOptions }
  return scope.registration.showNotification(title, options)
}

/** Leads to what it is about. A page that is open stays as it is: words may have been typed there. */
export function openPressed({ notification }: PushPressEvent): Promise<unknown> {
  notification.close()
  return scope.clients.openWindow(notification.data)
}

const plain = (key = '') => key.replace(/=+$/, '')

/**
 * Goes on being told where the browser is told at another address. Nobody need be signed in: who holds the old address with
 * its secret may move it. Where that fails, the next page that a member opens does it.
 */
export async function renewPush({ oldSubscription: old, newSubscription }: PushChangeEvent): Promise<void> {
  if (!old) return
  const renewed = newSubscription ?? (await scope.registration.pushManager.subscribe(old.options))
  const { publishableKey } = (await (await fetch('/config.json')).json()) as { publishableKey: string }
  const { endpoint, keys = {} } = renewed.toJSON()
  await fetch('/rest/v1/rpc/renew_push_subscription', {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      old_endpoint: old.endpoint,
      old_auth: plain(old.toJSON().keys?.auth),
      endpoint,
      p256dh: plain(keys.p256dh),
      auth: plain(keys.auth),
    }),
  })
}
