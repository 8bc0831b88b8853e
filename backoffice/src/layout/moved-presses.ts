/** A hand that presses moves the mouse by no more than this, in CSS pixels. */
const STILL_PX = 4

/** A press that has begun: on what, from the inside out, and where. */
interface Press {
  readonly path: readonly EventTarget[]
  readonly clientX: number
  readonly clientY: number
}

const isStill = (press: Press, { clientX, clientY }: MouseEvent) =>
  Math.hypot(clientX - press.clientX, clientY - press.clientY) <= STILL_PX

/** What was pressed, where the page has moved it from under the mouse before the press was over. */
function movedAway(press: Press, { target }: MouseEvent): Element | undefined {
  // A browser gives such a click to whatever holds both what it began and what it ended on.
  const pressed = press.path.find((one) => one instanceof Element && one.isConnected) as Element | undefined
  if (!pressed || pressed === target || !(target instanceof Element && target.contains(pressed))) return undefined
  return pressed.matches(':disabled') || pressed.closest('[inert], [aria-hidden="true"]') ? undefined : pressed
}

/**
 * Lets a press count for what it began on, also where something that came in above moved the page meanwhile: a browser
 * presses nothing then, and whoever pressed waits in vain.
 */
export function followMovedPresses(): void {
  let press: Press | undefined
  const begin = (event: MouseEvent) => {
    press = { path: event.composedPath(), clientX: event.clientX, clientY: event.clientY }
  }
  const end = (event: MouseEvent) => {
    if (!event.isTrusted || !press) return
    const pressed = isStill(press, event) ? movedAway(press, event) : undefined
    press = undefined
    if (!pressed) return
    event.stopImmediatePropagation()
    event.preventDefault()
    pressed.dispatchEvent(new MouseEvent('click', event))
  }
  addEventListener('mousedown', begin, { capture: true })
  addEventListener('click', end, { capture: true })
}
