import { parseMobileNumber, westernDigits } from '@maveshi/shared/locale/parse'
import type { Translate } from '@maveshi/shared/locale/translate'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestPasswordReset } from '../../data/visitor/session.ts'
import { type TakeoverProblem, takeOver } from '../../data/visitor/take-over.ts'
import { paths } from '../../paths.ts'
import { EmailInput } from '../form/EmailInput.tsx'
import { Field } from '../form/Field.tsx'
import { phoneProblem, TelephoneField } from '../form/PhoneFields.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { island } from '../island.tsx'
import { AccountForm } from './AccountForm.tsx'
import { useAccountForm } from './account-form.ts'
import { emailProblem, problemSentences, type Sentences } from './problems.ts'
import { SentLink } from './SentLink.tsx'

type Values = Readonly<Record<string, string>>

const digitsOf = (code = '') => westernDigits(code).replace(/[^0-9]/g, '')

function check({ phone = '', code, email = '' }: Values, t: Translate): Sentences {
  return {
    phone: phoneProblem(phone, t),
    code: digitsOf(code).length === 8 ? undefined : t('takeOver:errors.code'),
    email: emailProblem(email, t),
  }
}

function refusedSentences(problem: TakeoverProblem, t: Translate): Sentences {
  if (problem === 'taken') return { email: t('takeOver:errors.taken') }
  return { code: t(problem === 'locked' ? 'takeOver:errors.locked' : 'takeOver:errors.wrong') }
}

/** What was listed for somebody on the telephone comes into their own hands, by the code that they were told. */
export const TakeOverForm = island(function TakeOverForm() {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<Values>({})
  const [isSent, setSent] = useState(false)
  const { problems, isBusy, onSubmit } = useAccountForm(
    (values) => check(values, t),
    async (values) => {
      const { phone = '', code, email = '' } = values
      const problem = await takeOver({ phone: parseMobileNumber(phone) ?? '', code: digitsOf(code), email })
      if (problem) return typeof problem === 'string' ? refusedSentences(problem, t) : problemSentences(problem, t)
      setTyped(values)
      setSent(true)
    },
  )
  if (isSent) {
    return (
      <div className="card grid gap-3 p-5">
        <SentLink
          email={typed.email ?? ''}
          request={requestPasswordReset}
          sentence={t('takeOver:sent')}
          onCorrect={() => setSent(false)}
        />
      </div>
    )
  }
  return (
    <AccountForm title={t('takeOver:title')} intro={t('takeOver:intro')} problem={problems.form} onSubmit={onSubmit}>
      <TelephoneField
        name="phone"
        label={t('register:phone')}
        problem={problems.phone}
        number={parseMobileNumber(typed.phone ?? '') ?? null}
      />
      <Field id="code" label={t('takeOver:code')} problem={problems.code}>
        {(control) => (
          <input
            {...control}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            defaultValue={typed.code}
            className="control"
            dir="ltr"
          />
        )}
      </Field>
      <Field id="email" label={t('login:email')} problem={problems.email}>
        {(control) => (
          <EmailInput control={control} isUsername={false} {...(typed.email ? { value: typed.email } : {})} />
        )}
      </Field>
      <SubmitButton isBusy={isBusy} text={t('takeOver:submit')} busyText={t('login:busy')} />
      <a className="inline-flex min-h-11 items-center text-leaf underline" href={paths.login}>
        {t('forgotPassword:back')}
      </a>
    </AccountForm>
  )
})
