import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestEmailChange } from '../../data/member/account.ts'
import { useAccountForm } from '../account/account-form.ts'
import { emailProblem, problemSentences } from '../account/problems.ts'
import { EmailInput } from '../form/EmailInput.tsx'
import { Field } from '../form/Field.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { ProveAddress } from './ProveAddress.tsx'
import type { OnProblem } from './RenewSession.tsx'
import { Done, Problem, Section } from './Section.tsx'

interface EmailFormProps {
  readonly email: string
  readonly isProved: boolean
  readonly onProblem: OnProblem
}

/** The e-mail address: whether it is proved, and another one, which counts once the mailed links have been opened. */
export function EmailForm({ email, isProved, onProblem }: EmailFormProps) {
  const { t } = useTranslation()
  const [isSent, setSent] = useState(false)
  const { problems, isBusy, onSubmit } = useAccountForm(
    (values) => ({
      email: values.email === email ? t('editProfile:email.same') : emailProblem(values.email ?? '', t),
    }),
    async (values) => {
      setSent(false)
      const problem = await requestEmailChange(values.email ?? '')
      if (problem) {
        onProblem(problem)
        return problemSentences(problem, t)
      }
      setSent(true)
    },
  )
  return (
    <Section title={t('editProfile:email.title')}>
      <p>
        {t('editProfile:email.now')} <bdi className="font-semibold">{email}</bdi>
      </p>
      {!isProved && <ProveAddress email={email} onProblem={onProblem} />}
      <form method="post" className="grid gap-4" onSubmit={onSubmit} noValidate>
        <Field id="email" label={t('editProfile:email.new')} problem={problems.email}>
          {(control) => <EmailInput control={control} isUsername={false} />}
        </Field>
        <Problem text={problems.form} />
        <Done text={isSent && t('editProfile:email.sent')} />
        <SubmitButton isBusy={isBusy} text={t('editProfile:email.change')} busyText={t('login:busy')} />
      </form>
    </Section>
  )
}
