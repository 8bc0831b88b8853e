import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field, type FieldProps } from '../form/Field.tsx'
import { Dialog } from './Dialog.tsx'
import { FailureNote } from './FailureNote.tsx'
import { useStep } from './use-step.ts'

interface DialogFormProps {
  readonly title: string
  /** The field that is asked for; what is wrong with it is said once somebody has tried to save it. */
  readonly field: Omit<FieldProps, 'children'>
  readonly control: FieldProps['children']
  /** What stands below it. */
  readonly children?: ReactNode
  readonly onClose: () => void
  readonly onSave: () => Promise<void>
  readonly onFailure?: (error: unknown) => void
}

/** A form in a dialog: a field, what went wrong, and the two ways out. What was typed stays until it is saved. */
export function DialogForm(props: DialogFormProps) {
  const { t } = useTranslation()
  const { title, field, control, children, onClose, onSave, onFailure } = props
  const [isChecked, setChecked] = useState(false)
  const { isBusy, failure, take } = useStep(t, onFailure)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (field.problem) return document.getElementById(field.id)?.focus()
    if (await take(onSave)) onClose()
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate className="grid gap-3" onSubmit={submit}>
        <Field {...field} problem={isChecked ? field.problem : undefined}>
          {control}
        </Field>
        {children}
        <FailureNote failure={failure} />
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
