import { TOAST_REMOVAL_DELAY_MS } from '@maveshi/shared/limits'
import type { Translate } from '@maveshi/shared/locale/translate'
import { countdown } from '@maveshi/shared/toast/countdown'
import { changeToasts, type NewToast, type Toast, type ToastAction } from '@maveshi/shared/toast/state'
import { drawToast, type ShownToast } from './draw.ts'
import { holdTime } from './hold.ts'
import { toastViewport } from './viewport.ts'

let toasts: readonly Toast[] = []
const shown = new Map<string, ShownToast>()
let count = 0

function change(action: ToastAction): void {
  toasts = changeToasts(toasts, action)
  for (const [id, { remove }] of shown) {
    if (toasts.some((toast) => toast.id === id)) continue
    shown.delete(id)
    remove()
  }
  for (const toast of toasts) shown.get(toast.id)?.show(toast)
}

function dismiss(id: string): void {
  if (!toasts.some((toast) => toast.id === id && toast.open)) return
  change({ type: 'dismiss', id })
  setTimeout(() => change({ type: 'remove', id }), TOAST_REMOVAL_DELAY_MS)
}

addEventListener('keydown', ({ key, target }) => {
  const dialog = target instanceof Element && target.closest('dialog')
  // In a dialog, Escape closes that first.
  if (key === 'Escape' && (!dialog || document.activeElement?.closest('#toasts')))
    for (const { id } of toasts) dismiss(id)
})

/** What the one who shows a toast can do with it. */
export interface ToastHandle {
  update(changes: Partial<Omit<Toast, 'id' | 'open'>>): void
  dismiss(): void
}

/**
 * Shows a toast in place of any other. It goes by itself after its time, or by its button, Escape, or a swipe.
 * @param t knows the namespace `toast`, for the names of the button and the region
 * @param link what can be done about what it says
 */
export function showToast(t: Translate, toast: Omit<NewToast, 'id'>, link?: HTMLAnchorElement): ToastHandle {
  const id = String(++count)
  const end = new AbortController()
  const viewport = toastViewport(t('toast:region'))
  change({ type: 'add', toast: { ...toast, id } })
  const [added] = toasts as [Toast]
  const drawn = drawToast(viewport, t('toast:close'), () => dismiss(id), link)
  const time = countdown(added.duration_ms, () => dismiss(id))
  shown.set(id, {
    ...drawn,
    remove() {
      end.abort()
      time.pause()
      drawn.remove()
    },
  })
  drawn.show(added)
  holdTime(drawn.element, viewport, time, end.signal)
  return { update: (changes) => change({ type: 'update', id, changes }), dismiss: () => dismiss(id) }
}
