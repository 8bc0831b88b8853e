import { returnPath } from '@maveshi/shared/access/guards'
import { ROLES } from '@maveshi/shared/access/roles'
import { NAME_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '@maveshi/shared/limits'
import { parseMobileNumber } from '@maveshi/shared/locale/parse'
import { useState } from 'react'
import type { State } from '../../data/places.ts'
import { signUp } from '../../data/session.ts'
import { paths, withReturn } from '../../paths.ts'
import { DistrictSelect } from '../form/DistrictSelect.tsx'
import { Field } from '../form/Field.tsx'
import { PasswordInput } from '../form/PasswordInput.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { AccountForm } from './AccountForm.tsx'
import {
  type AccountIslandProps,
  emailProblem,
  problemSentence,
  type Sentences,
  useAccountForm,
  useTranslate,
} from './account-form.ts'

type Values = Record<string, string>

function check(
  { name, email = '', phone, password = '', place }: Values,
  t: ReturnType<typeof useTranslate>,
): Sentences {
  const phoneProblem = phone ? t('register:errors.phoneInvalid') : t('register:errors.phoneRequired')
  return {
    name: name ? undefined : t('register:errors.nameRequired'),
    email: emailProblem(email, t),
    phone: parseMobileNumber(phone ?? '') ? undefined : phoneProblem,
    password:
      password.length < PASSWORD_MIN_CHARACTERS
        ? t('register:errors.passwordShort', { count: PASSWORD_MIN_CHARACTERS })
        : undefined,
    place: place ? undefined : t('register:errors.placeRequired'),
  }
}

/** Makes an account with as few questions as possible, and goes back to where the person came from. */
export function RegisterForm(props: AccountIslandProps & { from: string; states: readonly State[] }) {
  const t = useTranslate(props)
  const from = returnPath(props.from)
  const [isWaiting, setWaiting] = useState(false)
  const { problems, isBusy, onSubmit } = useAccountForm(
    (values) => check(values, t),
    async ({ name = '', email = '', phone = '', password = '', role = '', place = '' }) => {
      const registration = {
        name,
        role,
        placeId: place,
        language: props.language,
        phone: parseMobileNumber(phone) ?? '',
      }
      const answer = await signUp(email, password, registration)
      if ('code' in answer) return problemSentence(answer, t)
      if (answer.isSignedIn) location.assign(from)
      else setWaiting(true)
    },
  )
  if (isWaiting) return <p className="card p-5 text-lg">{t('register:confirm')}</p>
  return (
    <AccountForm title={t('register:title')} intro={t('register:intro')} problem={problems.form} onSubmit={onSubmit}>
      <Field id="name" label={t('register:name')} problem={problems.name}>
        {(control) => (
          <input {...control} name="name" autoComplete="name" maxLength={NAME_CHARACTERS} className="control" />
        )}
      </Field>
      <Field id="phone" label={t('register:phone')} hint={t('register:phoneHint')} problem={problems.phone}>
        {(control) => <input {...control} name="phone" type="tel" autoComplete="tel" className="control" dir="ltr" />}
      </Field>
      <Field id="email" label={t('login:email')} problem={problems.email}>
        {(control) => (
          <input {...control} name="email" type="email" autoComplete="username" className="control" dir="ltr" />
        )}
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
        {(control) => (
          <select {...control} name="role" className="control">
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {t(`listing:seller.roles.${role}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="place" label={t('register:place')} problem={problems.place}>
        {(control) => <DistrictSelect control={control} states={props.states} none={t('register:choosePlace')} />}
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
