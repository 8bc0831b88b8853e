import { PASSWORD_MIN_CHARACTERS } from '@maveshi/shared/limits'
import { useState } from 'react'
import { changePassword, openResetLink } from '../../data/session.ts'
import { paths } from '../../paths.ts'
import { Field } from '../form/Field.tsx'
import { PasswordInput } from '../form/PasswordInput.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { AccountForm } from './AccountForm.tsx'
import { type AccountIslandProps, problemSentence, useAccountForm, useTranslate } from './account-form.ts'

/** Sets a new password by the token of a mailed link, which is used up only when the new password is sent. */
export function ResetPasswordForm(props: AccountIslandProps & { tokenHash: string }) {
  const t = useTranslate(props)
  const [isOpen, setOpen] = useState(false)
  const { problems, isBusy, onSubmit } = useAccountForm(
    ({ password = '' }) => ({
      password:
        password.length < PASSWORD_MIN_CHARACTERS
          ? t('register:errors.passwordShort', { count: PASSWORD_MIN_CHARACTERS })
          : undefined,
    }),
    async ({ password = '' }) => {
      const linkProblem = isOpen ? undefined : await openResetLink(props.tokenHash)
      if (linkProblem) return problemSentence(linkProblem, t)
      setOpen(true)
      const problem = await changePassword(password)
      if (problem) return problemSentence(problem, t)
      location.assign(paths.dashboard)
    },
  )
  const askAgain = (
    <a className="inline-flex min-h-11 items-center text-leaf underline" href={paths.forgotPassword}>
      {t('resetPassword:askAgain')}
    </a>
  )
  if (!props.tokenHash) {
    return (
      <div className="card grid gap-3 p-5">
        <h1 className="text-2xl">{t('resetPassword:title')}</h1>
        <p>{t('resetPassword:noLink')}</p>
        {askAgain}
      </div>
    )
  }
  return (
    <AccountForm title={t('resetPassword:title')} problem={problems.form} onSubmit={onSubmit}>
      <Field id="password" label={t('resetPassword:password')} problem={problems.password}>
        {(control) => <PasswordInput control={control} isNew t={t} />}
      </Field>
      <SubmitButton isBusy={isBusy} text={t('resetPassword:submit')} busyText={t('login:busy')} />
      {askAgain}
    </AccountForm>
  )
}
