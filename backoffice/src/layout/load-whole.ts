/** A console that cannot be loaded is not loaded again and again. */
const ONCE_IN_MS = 60_000
const LOADED_KEY = 'maveshi-console-loaded-whole'

/**
 * Loads the console anew, once a minute at most. Chromium remembers for as long as a page is open that a file did not
 * arrive, and a newer version of the console has other files: neither comes otherwise.
 */
export function loadWhole(): void {
  if (Date.now() - Number(sessionStorage.getItem(LOADED_KEY)) < ONCE_IN_MS) return
  sessionStorage.setItem(LOADED_KEY, String(Date.now()))
  window.location.reload()
}
