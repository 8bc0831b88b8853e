import { returnPath } from '@maveshi/shared/access/guards'
import { signIn } from '../../data/session.ts'
import { paths, withReturn } from '../../paths.ts'
import { Field } from '../form/Field.tsx'
import { PasswordInput } from '../form/PasswordInput.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { AccountForm } from './AccountForm.tsx'
import { type AccountIslandProps, emailProblem, problemSentence, useAccountForm, useTranslate } from './account-form.ts'

/** Signs in and goes back to where the person came from. */
export function LoginForm(props: AccountIslandProps & { from: string }) {
  const t = useTranslate(props)
  const from = returnPath(props.from)
  const { problems, isBusy, onSubmit } = useAccountForm(
    ({ email = '', password }) => ({
      email: emailProblem(email, t),
      password: password ? undefined : t('login:errors.passwordRequired'),
    }),
    async ({ email = '', password = '' }) => {
      const problem = await signIn(email, password)
      if (problem) return problemSentence(problem, t)
      location.assign(from)
    },
  )
  return (
    <AccountForm title={t('login:title')} problem={problems.form} onSubmit={onSubmit}>
      <Field id="email" label={t('login:email')} problem={problems.email}>
        {(control) => (
          <input {...control} name="email" type="email" autoComplete="username" className="control" dir="ltr" />
        )}
      </Field>
      <Field id="password" label={t('login:password')} problem={problems.password}>
        {(control) => <PasswordInput control={control} isNew={false} t={t} />}
      </Field>
      <SubmitButton isBusy={isBusy} text={t('login:submit')} busyText={t('login:busy')} />
      <a className="inline-flex min-h-11 items-center text-leaf underline" href={paths.forgotPassword}>
        {t('login:forgot')}
      </a>
      <p>
        {t('login:noAccount')}{' '}
        <a className="inline-flex min-h-11 items-center text-leaf underline" href={withReturn(paths.register, from)}>
          {t('login:register')}
        </a>
      </p>
    </AccountForm>
  )
}
