import { TOAST_REMOVAL_DELAY_MS } from '@maveshi/shared/limits'
import type { Toast } from '@maveshi/shared/toast/state'
import { onSwipe } from './swipe.ts'
import { takeAway } from './viewport.ts'

/** A toast on the page. */
export interface ShownToast {
  readonly element: HTMLElement
  /** Brings the page up to date with the toast. */
  show(toast: Toast): void
  remove(): void
}

const LOOK = { default: 'border-leaf bg-leaf-soft', destructive: 'border-danger bg-danger-soft' } as const

function made<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { className })
}

function closeButton(name: string, onClose: () => void): HTMLButtonElement {
  const button = made('button', 'grid size-12 shrink-0 cursor-pointer place-items-center text-2xl')
  button.type = 'button'
  button.setAttribute('aria-label', name)
  button.textContent = '×'
  button.addEventListener('click', onClose)
  return button
}

/**
 * Puts an empty toast into the viewport. Its words come a moment later: a screen reader announces what changes.
 * @param link what can be done about what it says
 */
export function drawToast(
  viewport: HTMLElement,
  closeName: string,
  onClose: () => void,
  link?: HTMLAnchorElement,
): ShownToast {
  const element = made('div', '')
  const column = made('div', 'min-w-0 grow py-3')
  const words = made('div', '')
  const title = made('p', 'font-bold')
  const description = made('p', '')
  words.append(title, description)
  column.append(words, ...(link ? [link] : []))
  element.append(column, closeButton(closeName, onClose))
  onSwipe(element, onClose)
  viewport.append(element)
  return {
    element,
    show(toast) {
      element.className = `card flex items-start gap-2 p-1 ps-4 ${LOOK[toast.variant]}`
      element.dataset.state = toast.open ? 'open' : 'closed'
      element.style.transition = `opacity ${TOAST_REMOVAL_DELAY_MS / 2}ms`
      element.style.opacity = toast.open ? '' : '0'
      words.setAttribute('role', toast.variant === 'destructive' ? 'alert' : 'status')
      requestAnimationFrame(() => {
        title.textContent = toast.title
        description.textContent = toast.description
      })
    },
    remove: () => takeAway(element),
  }
}
