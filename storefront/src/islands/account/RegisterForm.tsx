import { returnPath } from '@maveshi/shared/access/guards'
import { NAME_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '@maveshi/shared/limits'
import type { Translate } from '@maveshi/shared/locale/translate'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressMark } from '../../data/rules/support-admin.ts'
import { requestLink } from '../../data/visitor/mailed-link.ts'
import { type Registration, signUp } from '../../data/visitor/registration.ts'
import { paths, withReturn } from '../../paths.ts'
import { EmailInput } from '../form/EmailInput.tsx'
import { Field } from '../form/Field.tsx'
import { PasswordInput } from '../form/PasswordInput.tsx'
import { PhoneFields, phoneProblem, readNumbers } from '../form/PhoneFields.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { type IslandProps, island } from '../island.tsx'
import { AccountForm } from './AccountForm.tsx'
import { leaveFor, useAccountForm } from './account-form.ts'
import { nameProblem } from './name-problem.ts'
import { emailProblem, newPasswordProblem, problemSentences, type Sentences } from './problems.ts'
import { SentLink } from './SentLink.tsx'
import { useSendOn } from './use-send-on.ts'

type Values = Readonly<Record<string, string>>

interface RegisterFormProps extends IslandProps {
  readonly from: string
  /** The mark of the support administrator's address. */
  readonly adminMark: string
}

function check({ name = '', email = '', phone = '', password = '' }: Values, t: Translate): Sentences {
  return {
    name: nameProblem(name, t),
    email: emailProblem(email, t),
    phone: phoneProblem(phone, t),
    password: newPasswordProblem(password, t),
  }
}

/** A place that a list was near to is where its reader is at home. The market leaves out what is none. */
function placeIn(path: string): string | undefined {
  const near = new URL(path, 'http://site').searchParams.get('near') ?? ''
  return /^[\w.]{1,20}$/.test(near) ? near : undefined
}

async function registrationOf(values: Values, props: RegisterFormProps): Promise<Registration> {
  const { adminMark, language, from } = props
  const { name = '', email = '' } = values
  const { phone, whatsapp } = readNumbers(values)
  const placeId = placeIn(returnPath(from))
  return {
    name,
    phone,
    language,
    ...(placeId ? { placeId } : {}),
    ...(whatsapp ? { whatsapp } : {}),
    is_admin: adminMark !== '' && (await addressMark(email)) === adminMark,
  }
}

/**
 * Makes an account and goes back to where the person came from. It asks what a call needs and no more: the district is
 * that of the list somebody comes from, the language is the page's, and the profile has both, and the role, to be changed.
 */
export const RegisterForm = island(function RegisterForm(props: RegisterFormProps) {
  const { t } = useTranslation()
  const from = returnPath(props.from)
  useSendOn(from)
  const [waiting, setWaiting] = useState('')
  const { problems, isBusy, onSubmit } = useAccountForm(
    (values) => check(values, t),
    async (values) => {
      const registration = await registrationOf(values, props)
      const { email = '', password = '' } = values
      const answer = await signUp(email, password, registration, from)
      if ('kind' in answer) return problemSentences(answer, t)
      if (answer.isSignedIn) return leaveFor(from)
      setWaiting(email)
    },
  )
  if (waiting) {
    return (
      <div className="card grid gap-3 p-5">
        <SentLink email={waiting} request={(email) => requestLink(email, from)} sentence={t('register:confirm')} />
        <a className="button" href={withReturn(paths.login, from)}>
          {t('register:login')}
        </a>
      </div>
    )
  }
  return (
    <AccountForm title={t('register:title')} intro={t('register:intro')} problem={problems.form} onSubmit={onSubmit}>
      <Field id="name" label={t('register:name')} problem={problems.name}>
        {(control) => (
          <input {...control} name="name" autoComplete="name" maxLength={NAME_CHARACTERS} className="control" />
        )}
      </Field>
      <PhoneFields problems={problems} />
      <Field id="email" label={t('login:email')} problem={problems.email}>
        {(control) => <EmailInput control={control} isUsername={false} />}
      </Field>
      <Field
        id="password"
        label={t('login:password')}
        hint={t('register:passwordHint', { min: PASSWORD_MIN_CHARACTERS })}
        problem={problems.password}
      >
        {(control) => <PasswordInput control={control} isNew />}
      </Field>
      <p className="text-muted">{t('register:consent')}</p>
      <SubmitButton isBusy={isBusy} text={t('register:submit')} busyText={t('login:busy')} />
      <p>
        {t('register:haveAccount')}{' '}
        <a className="inline-flex min-h-11 items-center text-leaf underline" href={withReturn(paths.login, from)}>
          {t('register:login')}
        </a>
      </p>
      <a className="inline-flex min-h-11 items-center text-leaf underline" href={paths.takeOver}>
        {t('login:takeOver')}
      </a>
    </AccountForm>
  )
})
