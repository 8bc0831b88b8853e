import { useState } from 'react'
import { requestPasswordReset } from '../../data/visitor/session.ts'
import { paths } from '../../paths.ts'
import { EmailInput } from '../form/EmailInput.tsx'
import { Field } from '../form/Field.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { AccountForm } from './AccountForm.tsx'
import { type AccountIslandProps, useAccountForm, useTranslate } from './account-form.ts'
import { emailProblem, problemSentences } from './problems.ts'

/** Asks for a link by mail. Whether there is an account with the address is told to nobody. */
export function ForgotPasswordForm(props: AccountIslandProps) {
  const t = useTranslate(props)
  const [isSent, setSent] = useState(false)
  const { problems, isBusy, onSubmit } = useAccountForm(
    ({ email = '' }) => ({ email: emailProblem(email, t) }),
    async ({ email = '' }) => {
      const problem = await requestPasswordReset(email)
      if (problem) return problemSentences(problem, t)
      setSent(true)
    },
  )
  const back = (
    <a className="inline-flex min-h-11 items-center text-leaf underline" href={paths.login}>
      {t('forgotPassword:back')}
    </a>
  )
  if (isSent) {
    return (
      <div className="card grid gap-3 p-5" role="status">
        <p className="text-lg">{t('forgotPassword:sent')}</p>
        {back}
      </div>
    )
  }
  return (
    <AccountForm
      title={t('forgotPassword:title')}
      intro={t('forgotPassword:intro')}
      problem={problems.form}
      onSubmit={onSubmit}
    >
      <Field id="email" label={t('login:email')} problem={problems.email}>
        {(control) => <EmailInput control={control} isUsername />}
      </Field>
      <SubmitButton isBusy={isBusy} text={t('forgotPassword:submit')} busyText={t('login:busy')} />
      {back}
    </AccountForm>
  )
}
