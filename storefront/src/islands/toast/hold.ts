import type { Countdown } from '@maveshi/shared/toast/countdown'

/**
 * Lets the time of a toast stand still while somebody points at it, stands on it, or looks at another page.
 * @param signal ends it
 */
export function holdTime(toast: HTMLElement, viewport: HTMLElement, time: Countdown, signal: AbortSignal): void {
  // Not by `:hover`, which sticks to what a finger has touched.
  let isPointedAt = false
  function look(): void {
    const isHeld = isPointedAt || document.hidden || viewport.contains(document.activeElement)
    if (isHeld) time.pause()
    else time.run()
  }
  function point(isThere: boolean): void {
    isPointedAt = isThere
    look()
  }
  toast.addEventListener('pointerenter', () => point(true))
  toast.addEventListener('pointerleave', () => point(false))
  viewport.addEventListener('focusin', look, { signal })
  // The focus has moved on only when the event is over.
  viewport.addEventListener('focusout', () => setTimeout(look), { signal })
  document.addEventListener('visibilitychange', look, { signal })
  look()
}
