import { TOAST_DURATION_MS, TOASTS_AT_ONCE } from '../limits.ts'

/** Something went wrong, or not. */
export type ToastVariant = 'default' | 'destructive'

/** A short message about what has just happened. One that is no longer `open` is on its way out. */
export interface Toast {
  readonly id: string
  readonly open: boolean
  readonly duration_ms: number
  readonly title: string
  readonly description: string
  readonly variant: ToastVariant
}

/** What a new toast says; what is left out is as usual. */
export type NewToast = Pick<Toast, 'id' | 'title'> & Partial<Omit<Toast, 'open'>>

/** What can happen to toasts; without an id it happens to all. */
export type ToastAction =
  | { readonly type: 'add'; readonly toast: NewToast }
  | { readonly type: 'update'; readonly id: string; readonly changes: Partial<Omit<Toast, 'id' | 'open'>> }
  | { readonly type: 'dismiss' | 'remove'; readonly id?: string }

/**
 * The toasts after something has happened to them, the newest first: at most `TOASTS_AT_ONCE`, so a new one takes the
 * place of the one before. Dismissing closes a toast; whoever shows it removes it `TOAST_REMOVAL_DELAY_MS` later.
 */
export function changeToasts(toasts: readonly Toast[], action: ToastAction): readonly Toast[] {
  const isMeant = ({ id }: Toast) => !('id' in action) || action.id === undefined || action.id === id
  switch (action.type) {
    case 'add': {
      const usual = { description: '', variant: 'default', duration_ms: TOAST_DURATION_MS } as const
      return [{ ...usual, ...action.toast, open: true }, ...toasts].slice(0, TOASTS_AT_ONCE)
    }
    case 'update':
      return toasts.map((toast) => (isMeant(toast) ? { ...toast, ...action.changes } : toast))
    case 'dismiss':
      return toasts.map((toast) => (isMeant(toast) ? { ...toast, open: false } : toast))
    case 'remove':
      return toasts.filter((toast) => !isMeant(toast))
  }
}
