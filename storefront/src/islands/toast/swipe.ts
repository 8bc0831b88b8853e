import { TOAST_SWIPE_PX } from '@maveshi/shared/limits'

/**
 * Lets a finger push an element away: to the right in every language, as far as `TOAST_SWIPE_PX`, and back to where it
 * was when that is not reached. Up and down still scroll the page.
 */
export function onSwipe(element: HTMLElement, onAway: () => void): void {
  let from_px: number | undefined
  const way_px = ({ clientX }: PointerEvent) => Math.max(0, clientX - (from_px ?? clientX))

  function end(isAway: boolean): void {
    from_px = undefined
    if (isAway) onAway()
    else element.style.transform = ''
  }

  element.style.touchAction = 'pan-y'
  element.addEventListener('pointerdown', (event) => {
    if ((event.target as Element).closest('a, button')) return
    from_px = event.clientX
    element.setPointerCapture(event.pointerId)
  })
  element.addEventListener('pointermove', (event) => {
    if (from_px !== undefined) element.style.transform = `translateX(${way_px(event)}px)`
  })
  element.addEventListener('pointerup', (event) => end(way_px(event) >= TOAST_SWIPE_PX))
  element.addEventListener('pointercancel', () => end(false))
}
