import { WAITING_KEY } from '@maveshi/shared/access/session'
import { WAITING_PAUSE_MS } from '@maveshi/shared/limits'

/** "Online" is often said before the network carries anything: the first time, soon. */
const FIRST_PAUSE_MS = 2000

let timer: number | undefined
let pause_ms = FIRST_PAUSE_MS

function tryAgain(): void {
  clearTimeout(timer)
  timer = window.setTimeout(sendWhatWaits, pause_ms)
  pause_ms = WAITING_PAUSE_MS
}

/** What sends is loaded only where something waits to be sent. */
function sendWhatWaits(): void {
  let isWaiting = false
  try {
    isWaiting = localStorage.getItem(WAITING_KEY) !== null
  } catch {
    // A storage that is forbidden stores nothing that could wait.
  }
  if (isWaiting && navigator.onLine)
    import('./send-waiting.ts')
      .then((waiting) => waiting.sendAndReport())
      .then((waitsOn) => waitsOn && tryAgain(), tryAgain)
}

/** Sends the listings that wait for a network: now, and whenever the network comes back while this page is open. */
export function sendWhenOnline(): void {
  addEventListener('online', () => {
    pause_ms = FIRST_PAUSE_MS
    sendWhatWaits()
  })
  sendWhatWaits()
}
