import './menus.ts'
import './shortcuts.ts'

const whenIdle = window.requestIdleCallback ?? setTimeout

/** What can wait until everything that the page shows is there. */
addEventListener('load', () => whenIdle(() => import('./after-load.ts')))
