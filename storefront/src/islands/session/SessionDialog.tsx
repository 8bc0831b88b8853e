import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Person } from '../../data/phone/stored-person.ts'
import { signIn } from '../../data/visitor/session.ts'
import { paths } from '../../paths.ts'
import { useAccountForm } from '../account/account-form.ts'
import { problemSentences } from '../account/problems.ts'
import { Field } from '../form/Field.tsx'
import { PasswordInput } from '../form/PasswordInput.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useRest } from './use-rest.ts'

interface SessionDialogProps {
  /** Who has to come back: nobody else can take their place here. */
  readonly person: Person
  /** Called when they are back. */
  readonly onReturn: () => void
  readonly onDismiss: () => void
}

/**
 * Asks for the password when the session has ended in the middle of something, which then goes on. It waits until
 * nobody types. Words of the namespace `login`.
 */
export function SessionDialog({ person, onReturn, onDismiss }: SessionDialogProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const isResting = useRest()
  useEffect(() => {
    if (isResting) dialog.current?.showModal()
  }, [isResting])
  const { problems, isBusy, onSubmit } = useAccountForm(
    ({ password }) => ({ password: password ? undefined : t('login:errors.passwordRequired') }),
    async ({ password = '' }) => {
      const problem = await signIn(person.email, password)
      if (problem) return problemSentences(problem, t)
      onReturn()
    },
  )
  return (
    <dialog
      ref={dialog}
      aria-labelledby="session-ended"
      className="card m-auto w-full max-w-md p-5"
      onClose={onDismiss}
    >
      <form method="post" className="grid gap-4" onSubmit={onSubmit} noValidate>
        <h2 id="session-ended" className="text-xl">
          {t('login:sessionEnded.title')}
        </h2>
        <p>{t('login:sessionEnded.kept')}</p>
        <div role="alert">{problems.form && <p className="problem">{problems.form}</p>}</div>
        <p className="font-semibold wrap-anywhere" dir="ltr">
          {person.email}
        </p>
        <input type="hidden" name="email" autoComplete="username" value={person.email} />
        <Field id="password" label={t('login:password')} problem={problems.password}>
          {(control) => <PasswordInput control={control} isNew={false} />}
        </Field>
        <SubmitButton isBusy={isBusy} text={t('login:sessionEnded.goOn')} busyText={t('login:busy')} />
        <div className="flex flex-wrap justify-between gap-x-4">
          <a
            className="inline-flex min-h-12 items-center text-leaf underline"
            href={paths.forgotPassword}
            target="_blank"
            rel="noreferrer"
          >
            {t('login:forgot')}
          </a>
          <button type="button" className="button button-quiet" onClick={() => dialog.current?.close()}>
            {t('login:sessionEnded.later')}
          </button>
        </div>
      </form>
    </dialog>
  )
}
