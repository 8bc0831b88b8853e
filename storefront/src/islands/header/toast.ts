import { NEXT_TOAST_KEY } from '@maveshi/shared/access/session'
import { TOAST_DURATION_MS } from '@maveshi/shared/limits'
import { readToastWords } from './toast-words.ts'

interface Toast {
  readonly title: string
  readonly text: string
  readonly duration_ms?: number
  /** Whether it tells of something that went wrong. */
  readonly isProblem?: boolean
}

function element(tag: string, className: string, text: string): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  return made
}

/** Shows one toast, in place of any other. It goes by itself, or with Escape. */
export function showToast({ title, text, duration_ms = TOAST_DURATION_MS, isProblem = true }: Toast): void {
  document.querySelector('#toast')?.remove()
  const toast = element(
    'div',
    `card fixed inset-x-4 bottom-4 z-50 mx-auto max-w-[420px] p-4 ${isProblem ? 'border-danger bg-danger-soft' : 'border-leaf bg-leaf-soft'}`,
    '',
  )
  toast.id = 'toast'
  toast.role = 'alert'
  toast.append(element('p', 'font-bold', title), element('p', '', text))
  document.body.append(toast)
  const close = () => toast.remove()
  setTimeout(close, duration_ms)
  addEventListener('keydown', (event) => event.key === 'Escape' && close(), { once: true })
}

/** Shows the toast that the page before has left. */
export async function showNextToast(): Promise<void> {
  const [group = '', reason = ''] = (sessionStorage.getItem(NEXT_TOAST_KEY) ?? '').split('.')
  sessionStorage.removeItem(NEXT_TOAST_KEY)
  const t = await readToastWords()
  showToast({ title: t(`toast:${group}.title`), text: t(`toast:${group}.${reason}`) })
}
