import { useEffect, useRef } from 'react'
import { isTyping } from './typing.ts'

const OVER_THE_PAGE = '[role=dialog], [role=menu], [role=listbox]'

/** Menus stay in the page when they are closed, unseen. */
const isSeen = (element: Element) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'

/** Whether something lies over the page, which has the keys to itself. */
export const isPageCovered = (): boolean => [...document.querySelectorAll(OVER_THE_PAGE)].some(isSeen)

/** The letter of a key, also where the keyboard writes another script: the key's place on it counts then. */
function letterOf({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase()
}

/** Hears keys on their way down: what has the focus may hide its keys from the row or the dialog around it. */
function hearKeys(press: (event: KeyboardEvent) => void): () => void {
  window.addEventListener('keydown', press, { capture: true })
  return () => window.removeEventListener('keydown', press, { capture: true })
}

/** Does something at a letter that is pressed with Ctrl, or ⌘, wherever the focus is: not under what lies over the page. */
export function useCommandKey(letter: string, action: () => void): void {
  const current = useRef(action)
  current.current = action
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.altKey || event.shiftKey) return
      if (!(event.ctrlKey || event.metaKey) || letterOf(event) !== letter) return
      if (isPageCovered()) return
      event.preventDefault()
      current.current()
    }
    return hearKeys(press)
  }, [letter])
}

/**
 * Does something at a key press, wherever on the page the focus is: not while somebody is typing or chooses from what
 * lies over the page, not with a modifier, and once however long the key is held.
 * @param actions by small letter
 */
export function usePageKeys(actions: Readonly<Record<string, () => void>>): void {
  const current = useRef(actions)
  current.current = actions
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event) || isPageCovered()) return
      const action = current.current[letterOf(event)]
      if (!action) return
      event.preventDefault()
      action()
    }
    return hearKeys(press)
  }, [])
}
