import './menus.ts'
import './shortcuts.ts'

/** A page that is never idle gets the rest all the same. */
const PATIENCE_MS = 5_000

const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work))

/** Where the network has gone by then, it is what this is about: it comes when that is back. */
const loadRest = () => import('./after-load.ts').catch(() => addEventListener('online', loadRest, { once: true }))

/** What can wait until everything that the page shows is there. */
addEventListener('load', () => whenIdle(loadRest, { timeout: PATIENCE_MS }))
