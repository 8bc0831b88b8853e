import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestPasswordReset } from '../../data/visitor/session.ts'
import { paths } from '../../paths.ts'
import { EmailInput } from '../form/EmailInput.tsx'
import { Field } from '../form/Field.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { island } from '../island.tsx'
import { AccountForm } from './AccountForm.tsx'
import { useAccountForm } from './account-form.ts'
import { takeCarriedAddress } from './carried-address.ts'
import { emailProblem, problemSentences } from './problems.ts'
import { SentLink } from './SentLink.tsx'

/** Fills in the address that was typed at the login, where nothing was typed here before the scripts came. */
function useCarriedAddress(): void {
  useEffect(() => {
    const carried = takeCarriedAddress()
    const input = document.querySelector<HTMLInputElement>('#email')
    if (carried && input && !input.value) input.value = carried
  }, [])
}

/** Asks for a link by mail. Whether there is an account with the address is told to nobody. */
export const ForgotPasswordForm = island(function ForgotPasswordForm() {
  const { t } = useTranslation()
  const [email, setEmail] = useState<string>()
  const [isSent, setSent] = useState(false)
  useCarriedAddress()
  const { problems, isBusy, onSubmit } = useAccountForm(
    ({ email = '' }) => ({ email: emailProblem(email, t) }),
    async ({ email = '' }) => {
      const problem = await requestPasswordReset(email)
      if (problem) return problemSentences(problem, t)
      setEmail(email)
      setSent(true)
    },
  )
  const back = (
    <a className="inline-flex min-h-11 items-center text-leaf underline" href={paths.login}>
      {t('forgotPassword:back')}
    </a>
  )
  if (isSent && email) {
    return (
      <div className="card grid gap-3 p-5">
        <SentLink email={email} request={requestPasswordReset} onCorrect={() => setSent(false)} />
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
        {(control) => <EmailInput control={control} isUsername {...(email ? { value: email } : {})} />}
      </Field>
      <SubmitButton isBusy={isBusy} text={t('forgotPassword:submit')} busyText={t('login:busy')} />
      {back}
    </AccountForm>
  )
})
