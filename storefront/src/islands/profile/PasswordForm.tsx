import { PASSWORD_MIN_CHARACTERS } from '@maveshi/shared/limits'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { replacePassword } from '../../data/member/account.ts'
import { useAccountForm } from '../account/account-form.ts'
import { newPasswordProblem, problemSentences } from '../account/problems.ts'
import { Field } from '../form/Field.tsx'
import { PasswordInput } from '../form/PasswordInput.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import type { OnProblem } from './RenewSession.tsx'
import { Done, Problem, Section } from './Section.tsx'

/** Another password, by the current one. Whoever is signed in elsewhere has to sign in again. */
export function PasswordForm({ email, onProblem }: { email: string; onProblem: OnProblem }) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [isDone, setDone] = useState(false)
  const { problems, isBusy, onSubmit } = useAccountForm(
    ({ current, newPassword = '' }) => ({
      current: current ? undefined : t('login:errors.passwordRequired'),
      newPassword: newPasswordProblem(newPassword, t),
    }),
    async ({ current = '', newPassword = '' }) => {
      setDone(false)
      const problem = await replacePassword(current, newPassword)
      if (problem) {
        onProblem(problem)
        const { password, ...others } = problemSentences(problem, t)
        return { ...others, newPassword: password }
      }
      form.current?.reset()
      setDone(true)
    },
  )
  return (
    <Section title={t('editProfile:password.title')}>
      <form ref={form} method="post" className="grid gap-4" onSubmit={onSubmit} noValidate>
        <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
        <Field id="current" label={t('editProfile:password.current')} problem={problems.current}>
          {(control) => <PasswordInput control={control} isNew={false} name="current" />}
        </Field>
        <Field
          id="newPassword"
          label={t('resetPassword:password')}
          hint={t('register:passwordHint', { min: PASSWORD_MIN_CHARACTERS })}
          problem={problems.newPassword}
        >
          {(control) => <PasswordInput control={control} isNew name="newPassword" />}
        </Field>
        <Problem text={problems.form} />
        <Done text={isDone && t('editProfile:password.done')} />
        <SubmitButton isBusy={isBusy} text={t('editProfile:password.change')} busyText={t('login:busy')} />
      </form>
    </Section>
  )
}
