import type { Translate } from '@maveshi/shared/locale/translate'
import type { FormEvent, ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'
import { FailureNote } from './FailureNote.tsx'
import type { Failure } from './failure-text.ts'

interface DialogFormProps {
  readonly title: string
  /** Its fields. */
  readonly children: ReactNode
  /** Why the last attempt to save failed. */
  readonly failure: Failure | undefined
  readonly isBusy: boolean
  readonly onClose: () => void
  readonly onSave: (event: FormEvent) => void
  readonly t: Translate
}

/** A form in a dialog: its fields, what went wrong, and the two ways out. */
export function DialogForm({ title, children, failure, isBusy, onClose, onSave, t }: DialogFormProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate className="grid gap-3" onSubmit={onSave}>
        {children}
        <FailureNote failure={failure} t={t} />
        <button type="submit" className="button" disabled={isBusy}>
          {isBusy ? t('dashboard:steps.busy') : t('dashboard:price.save')}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('buttons:cancel')}
        </button>
      </form>
    </Dialog>
  )
}
