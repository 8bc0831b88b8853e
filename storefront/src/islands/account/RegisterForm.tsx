import { returnPath } from '@maveshi/shared/access/guards'
import { NAME_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '@maveshi/shared/limits'
import { isLanguage } from '@maveshi/shared/locale/languages'
import type { Translate } from '@maveshi/shared/locale/translate'
import { useState } from 'react'
import type { State } from '../../data/rules/states.ts'
import { addressMark } from '../../data/rules/support-admin.ts'
import { type Registration, signUp } from '../../data/visitor/session.ts'
import { inLanguage, paths, withReturn } from '../../paths.ts'
import { DistrictSelect } from '../form/DistrictSelect.tsx'
import { EmailInput } from '../form/EmailInput.tsx'
import { Field } from '../form/Field.tsx'
import { LanguageSelect } from '../form/LanguageSelect.tsx'
import { PasswordInput } from '../form/PasswordInput.tsx'
import { PhoneFields, phoneProblem, readNumbers } from '../form/PhoneFields.tsx'
import { RoleSelect } from '../form/RoleSelect.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { AccountForm } from './AccountForm.tsx'
import { type AccountIslandProps, leaveFor, useAccountForm, useTranslate } from './account-form.ts'
import { nameProblem } from './name-problem.ts'
import { emailProblem, newPasswordProblem, problemSentences, type Sentences } from './problems.ts'
import { useSendOn } from './use-send-on.ts'

type Values = Readonly<Record<string, string>>

interface RegisterFormProps extends AccountIslandProps {
  readonly from: string
  readonly states: readonly State[]
  /** The mark of the support administrator's address. */
  readonly adminMark: string
}

function check({ name = '', email = '', phone = '', password = '', place }: Values, t: Translate): Sentences {
  return {
    name: nameProblem(name, t),
    email: emailProblem(email, t),
    phone: phoneProblem(phone, t),
    password: newPasswordProblem(password, t),
    place: place ? undefined : t('register:errors.placeRequired'),
  }
}

async function registrationOf(values: Values, { adminMark, language }: RegisterFormProps): Promise<Registration> {
  const { name = '', role = '', place: placeId = '', email = '' } = values
  const { phone, whatsapp } = readNumbers(values)
  return {
    name,
    role,
    placeId,
    phone,
    ...(whatsapp ? { whatsapp } : {}),
    language: isLanguage(values.language) ? values.language : language,
    is_admin: adminMark !== '' && (await addressMark(email)) === adminMark,
  }
}

/** Makes an account with as few questions as possible, and goes back to where the person came from. */
export function RegisterForm(props: RegisterFormProps) {
  const t = useTranslate(props)
  const from = returnPath(props.from)
  useSendOn(from)
  const [isWaiting, setWaiting] = useState(false)
  const { problems, isBusy, onSubmit } = useAccountForm(
    (values) => check(values, t),
    async (values) => {
      const registration = await registrationOf(values, props)
      const answer = await signUp(values.email ?? '', values.password ?? '', registration)
      if ('kind' in answer) return problemSentences(answer, t)
      const { language } = registration
      if (answer.isSignedIn) return leaveFor(language === props.language ? from : inLanguage(from, language))
      setWaiting(true)
    },
  )
  if (isWaiting) {
    return (
      <p className="card p-5 text-lg" role="status">
        {t('register:confirm')}
      </p>
    )
  }
  return (
    <AccountForm title={t('register:title')} intro={t('register:intro')} problem={problems.form} onSubmit={onSubmit}>
      <Field id="name" label={t('register:name')} problem={problems.name}>
        {(control) => (
          <input {...control} name="name" autoComplete="name" maxLength={NAME_CHARACTERS} className="control" />
        )}
      </Field>
      <PhoneFields t={t} problems={problems} />
      <Field id="email" label={t('login:email')} problem={problems.email}>
        {(control) => <EmailInput control={control} isUsername={false} />}
      </Field>
      <Field
        id="password"
        label={t('login:password')}
        hint={t('register:passwordHint', { count: PASSWORD_MIN_CHARACTERS })}
        problem={problems.password}
      >
        {(control) => <PasswordInput control={control} isNew t={t} />}
      </Field>
      <Field id="role" label={t('register:role')}>
        {(control) => <RoleSelect control={control} t={t} />}
      </Field>
      <Field id="place" label={t('register:place')} problem={problems.place}>
        {(control) => <DistrictSelect control={control} states={props.states} none={t('register:choosePlace')} />}
      </Field>
      <Field id="language" label={t('register:language')}>
        {(control) => <LanguageSelect control={control} value={props.language} />}
      </Field>
      <p className="text-muted">{t('register:consent')}</p>
      <SubmitButton isBusy={isBusy} text={t('register:submit')} busyText={t('login:busy')} />
      <p>
        {t('register:haveAccount')}{' '}
        <a className="inline-flex min-h-11 items-center text-leaf underline" href={withReturn(paths.login, from)}>
          {t('register:login')}
        </a>
      </p>
    </AccountForm>
  )
}
