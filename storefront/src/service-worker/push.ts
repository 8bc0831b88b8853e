import { type PushChangeEvent, type PushEvent, type PushPressEvent, scope } from './scope.ts'

/**
 * Shows what the market's sender has pushed: `PushMessage` of `shared/src/notice/push-services.ts`. The sign on the home
 * screen says that there is something; how much, the next page writes there, which may ask.
 */
export function showPushed({ data }: PushEvent): Promise<void> {
  const { title, options } = data.json() as { title: string; options: NotificationOptions }
  // Where it is not installed there is nothing to mark.
  scope.navigator.setAppBadge?.().catch(() => undefined)
  return scope.registration.showNotification(title, options)
}

/** Leads to what it is about. A page that is open stays as it is: words may have been typed there. */
export function openPressed({ notification }: PushPressEvent): Promise<unknown> {
  notification.close()
  return scope.clients.openWindow(notification.data)
}

/**
 * Goes on being told where the browser is told at another address. Nobody need be signed in: who holds the old address with
 * its secret may move it. Where that fails, the next page that a member opens does it.
 */
export async function renewPush({ oldSubscription: known, newSubscription }: PushChangeEvent): Promise<void> {
  if (!known) return
  const renewed = newSubscription ?? (await scope.registration.pushManager.subscribe(known.options))
  const { supabaseUrl, publishableKey: apikey } = (await (await fetch('/config.json')).json()) as Record<
    'supabaseUrl' | 'publishableKey',
    string
  >
  await fetch(`${supabaseUrl}/rest/v1/rpc/renew_push_subscription`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify({ known, renewed }),
  })
}
