/** What this browser is told at, if it is. Nothing where it knows no push, or was never asked. */
export async function pushSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? undefined
}

/** Whoever uses this phone next is shown nothing of somebody else's. Needs no network. */
export async function endPushSubscription(): Promise<void> {
  await (await pushSubscription())?.unsubscribe()
}
