/** How long it takes until the market is asked for again; at once, where the network comes back. */
const PAUSE_MS = 3000
/** A console that cannot be loaded is not loaded again and again. */
const ONCE_IN_MS = 60_000
const LOADED_KEY = 'maveshi-console-loaded-whole'

const isReached = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

function loadWhole(): void {
  if (Date.now() - Number(sessionStorage.getItem(LOADED_KEY)) < ONCE_IN_MS) return
  sessionStorage.setItem(LOADED_KEY, String(Date.now()))
  window.location.reload()
}

/**
 * Loads the console anew as soon as the market can be reached. Chromium remembers for as long as a page is open that a file
 * did not arrive, and a newer version of the console has other files: neither comes otherwise.
 * @returns ends the wait: what was missing has arrived
 */
export function loadWholeOnceReached(): () => void {
  let isAwaited = true
  const look = async () => {
    const reached = await isReached()
    if (isAwaited && reached) loadWhole()
  }
  const timer = setInterval(look, PAUSE_MS)
  window.addEventListener('online', look)
  return () => {
    isAwaited = false
    clearInterval(timer)
    window.removeEventListener('online', look)
  }
}
