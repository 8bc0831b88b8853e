import { returnPath } from '@maveshi/shared/access/guards'
import { useTranslation } from 'react-i18next'
import { signIn } from '../../data/visitor/session.ts'
import { paths, withReturn } from '../../paths.ts'
import { EmailInput } from '../form/EmailInput.tsx'
import { Field } from '../form/Field.tsx'
import { PasswordInput } from '../form/PasswordInput.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { island } from '../island.tsx'
import { AccountForm } from './AccountForm.tsx'
import { leaveFor, useAccountForm } from './account-form.ts'
import { carryAddress } from './carried-address.ts'
import { emailProblem, problemSentences } from './problems.ts'
import { useSendOn } from './use-send-on.ts'

/** Signs in and goes back to where the person came from. */
export const LoginForm = island(function LoginForm(props: { from: string }) {
  const { t } = useTranslation()
  const from = returnPath(props.from)
  useSendOn(from)
  const { problems, isBusy, onSubmit } = useAccountForm(
    ({ email = '', password }) => ({
      email: emailProblem(email, t),
      password: password ? undefined : t('login:errors.passwordRequired'),
    }),
    async ({ email = '', password = '' }) => {
      const problem = await signIn(email, password)
      return problem ? problemSentences(problem, t) : leaveFor(from)
    },
  )
  return (
    <AccountForm title={t('login:title')} problem={problems.form} onSubmit={onSubmit}>
      <Field id="email" label={t('login:email')} problem={problems.email}>
        {(control) => <EmailInput control={control} isUsername />}
      </Field>
      <Field id="password" label={t('login:password')} problem={problems.password}>
        {(control) => <PasswordInput control={control} isNew={false} />}
      </Field>
      <SubmitButton isBusy={isBusy} text={t('login:submit')} busyText={t('login:busy')} />
      <a
        className="inline-flex min-h-11 items-center text-leaf underline"
        href={paths.forgotPassword}
        onClick={({ currentTarget }) => carryAddress(currentTarget.closest('form'))}
      >
        {t('login:forgot')}
      </a>
      <p>
        {t('login:noAccount')}{' '}
        <a className="inline-flex min-h-11 items-center text-leaf underline" href={withReturn(paths.register, from)}>
          {t('login:register')}
        </a>
      </p>
      <a className="inline-flex min-h-11 items-center text-leaf underline" href={paths.takeOver}>
        {t('login:takeOver')}
      </a>
    </AccountForm>
  )
})
