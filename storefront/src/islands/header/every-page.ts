import './menus.ts'
import './shortcuts.ts'

/** A page that is never idle gets the rest all the same. */
const PATIENCE_MS = 5_000

const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work))

/** What can wait until everything that the page shows is there. */
addEventListener('load', () => whenIdle(() => import('./after-load.ts'), { timeout: PATIENCE_MS }))
