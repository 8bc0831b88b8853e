import { TOAST_AREA_WIDTH_PX } from '@maveshi/shared/limits'

/** The key that leads to the toasts. */
const HOTKEY = 'F8'

/** What may lie along the foot of the page, and is not to be covered. */
const FOOT = '.contact-bar, .bottom-bar, .consent'

let before: HTMLElement | undefined

function make(): HTMLElement {
  const viewport = document.createElement('section')
  viewport.id = 'toasts'
  viewport.tabIndex = -1
  viewport.className = 'fixed inset-x-4 bottom-4 z-50 mx-auto'
  viewport.style.maxWidth = `${TOAST_AREA_WIDTH_PX}px`
  addEventListener('keydown', (event) => {
    if (event.key !== HOTKEY || !viewport.hasChildNodes()) return
    event.preventDefault()
    if (!viewport.contains(document.activeElement)) before = document.activeElement as HTMLElement
    viewport.focus()
  })
  // What lies outside an open dialog can be neither heard nor touched; what lies in a closed one cannot be seen.
  document.addEventListener('close', () => document.body.append(viewport), true)
  return viewport
}

let viewport: HTMLElement | undefined

/** Above what is fixed at the foot: half a screen up it would stand in the way, so nothing higher than a bar counts. */
function heightOfFoot(): number {
  const heights = [...document.querySelectorAll(FOOT)]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ bottom, height }) => height > 0 && bottom >= innerHeight - 1 && height < innerHeight / 2)
    .map(({ height }) => height)
  return Math.max(0, ...heights)
}

/** Where toasts are shown, as a region of the page with a name. F8 leads there. */
export function toastViewport(name: string): HTMLElement {
  viewport ??= make()
  viewport.setAttribute('aria-label', name)
  viewport.style.marginBottom = `${heightOfFoot()}px`
  const home = document.querySelector('dialog:modal') ?? document.body
  if (viewport.parentElement !== home) home.append(viewport)
  return viewport
}

/** Takes a toast away, and the cursor that stood on it back to where it came from. */
export function takeAway(toast: HTMLElement): void {
  const hadFocus = viewport?.contains(document.activeElement)
  toast.remove()
  if (hadFocus) before?.focus()
}
