import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmailInput } from '../form/EmailInput.tsx'
import { Field } from '../form/Field.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { AccountForm } from './AccountForm.tsx'
import { useAccountForm } from './account-form.ts'
import { emailProblem, problemSentences } from './problems.ts'
import { type RequestLink, SentLink } from './SentLink.tsx'

interface LinkAgainProps {
  readonly title: string
  /** What is the matter with the link that was opened. */
  readonly sentence: string
  /** Whom a new one goes to, where that is known: else it is asked for. */
  readonly email: string
  readonly request: RequestLink
}

/** Says that a mailed link does not work any more, and sends a new one at a press. */
export function LinkAgain({ title, sentence, email, request }: LinkAgainProps) {
  const { t } = useTranslation()
  const [sentTo, setSentTo] = useState('')
  const { problems, isBusy, onSubmit } = useAccountForm(
    (values) => ({ email: emailProblem(values.email ?? '', t) }),
    async (values) => {
      const address = values.email ?? ''
      const problem = await request(address)
      if (problem) return problemSentences(problem, t)
      setSentTo(address)
    },
  )
  if (sentTo) {
    return (
      <div className="card grid gap-3 p-5">
        <SentLink email={sentTo} request={request} onCorrect={() => setSentTo('')} />
      </div>
    )
  }
  return (
    <AccountForm title={title} problem={problems.form ?? (email ? problems.email : undefined)} onSubmit={onSubmit}>
      <p role="alert">{sentence}</p>
      {email ? (
        <>
          <bdi className="font-semibold wrap-anywhere" dir="ltr">
            {email}
          </bdi>
          <input type="hidden" name="email" value={email} />
        </>
      ) : (
        <Field id="email" label={t('login:email')} problem={problems.email}>
          {(control) => <EmailInput control={control} isUsername />}
        </Field>
      )}
      <SubmitButton isBusy={isBusy} text={t('resetPassword:askAgain')} busyText={t('login:busy')} />
    </AccountForm>
  )
}
