/** What this browser is told at, if it is. Nothing where it knows no push, or was never asked. */
export async function pushSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? undefined
}

/** Nobody who logs out waits longer for the browser: it goes on by itself. */
const END_WAIT_MS = 2000

/** Whoever uses this phone next is shown nothing of somebody else's. Needs no network, and never fails. */
export function endPushSubscription(): Promise<unknown> {
  const ended = pushSubscription().then((subscription) => subscription?.unsubscribe())
  return Promise.race([ended.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, END_WAIT_MS))])
}
