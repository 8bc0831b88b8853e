const SELECT = '[role="combobox"][aria-haspopup="listbox"]'

/**
 * Lets a press on a select open its list, however long it takes; the next one chooses. Material UI opens the list when
 * the press begins, often over the select itself, and takes a press that ends late for one that was drawn to the option
 * under the pointer: whoever presses slowly, or has a slow machine, would choose what they have not seen.
 */
export function allowSlowPresses(): void {
  const hide = (event: MouseEvent) => event.stopPropagation()
  addEventListener(
    'mousedown',
    ({ target }) => {
      if (target instanceof Element && target.closest(SELECT)) {
        addEventListener('mouseup', hide, { capture: true, once: true })
      }
    },
    { capture: true },
  )
}
