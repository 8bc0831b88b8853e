import type { KeyboardEvent } from 'react'

const CONTROLS = 'input:not([type=file]), select, textarea, button'
const IS_TYPED = 'input:not([type=radio], [type=checkbox], [type=file])'

/** The control below another one that can be seen. */
function controlAfter(control: Element, form: Element): HTMLElement | undefined {
  const all = [...form.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => one.getClientRects().length > 0)
  return all[all.indexOf(control as HTMLElement) + 1]
}

/**
 * Enter in a line goes on to the next control, as the key of a phone's keyboard says. It would send the form otherwise,
 * half answered.
 */
export function nextOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const control = event.target as Element
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented || !control.matches(IS_TYPED))
    return
  event.preventDefault()
  controlAfter(control, event.currentTarget)?.focus()
}
