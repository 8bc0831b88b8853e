/** Lets this phone cache what is read, for when there is no network. Where it cannot, everything else works. */
export async function registerServiceWorker(): Promise<void> {
  const workers = navigator.serviceWorker
  if (!import.meta.env.PROD || !workers) return
  try {
    await workers.register('/sw.js')
    // The page before may have fetched the worker, which has taken over this one since: what counts is who answered.
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (!navigation?.workerStart) (await workers.ready).active?.postMessage('cache')
  } catch (error) {
    console.warn('Nothing is cached for reading without a network:', error)
  }
}
