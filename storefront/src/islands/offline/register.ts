/** Lets this phone keep what is read, for when there is no network. Where it cannot, everything else works. */
export async function keepForOffline(): Promise<void> {
  const workers = navigator.serviceWorker
  if (!import.meta.env.PROD || !workers) return
  try {
    const isFirst = !workers.controller
    await workers.register('/sw.js')
    // This page was here before the worker was.
    if (isFirst) (await workers.ready).active?.postMessage('keep')
  } catch (error) {
    console.warn('Nothing is kept for reading without a network:', error)
  }
}
