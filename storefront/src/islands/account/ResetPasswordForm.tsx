import { NEXT_TOAST_KEY } from '@maveshi/shared/access/session'
import { PASSWORD_MIN_CHARACTERS } from '@maveshi/shared/limits'
import { readAuthRefusal } from '@maveshi/shared/refusal/auth'
import type { Refusal } from '@maveshi/shared/refusal/refusal'
import { useEffect, useState } from 'react'
import { changePassword, openResetLink } from '../../data/visitor/session.ts'
import { paths } from '../../paths.ts'
import { Field } from '../form/Field.tsx'
import { PasswordInput } from '../form/PasswordInput.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { AccountForm } from './AccountForm.tsx'
import { type AccountIslandProps, leaveFor, useAccountForm, useTranslate } from './account-form.ts'
import { newPasswordProblem, problemSentence, problemSentences } from './problems.ts'

/** What the service says of a link that it has refused itself: it leads here with the reason behind a #. */
function useRefusedLink(): Refusal | undefined {
  const [refusal, setRefusal] = useState<Refusal>()
  useEffect(() => {
    const said = new URLSearchParams(location.hash.slice(1))
    const code = said.get('error_code')
    if (code) setRefusal(readAuthRefusal({ name: '', code, message: said.get('error_description') ?? code }))
  }, [])
  return refusal
}

/** Sets a new password by the token of a mailed link, which is used up only when the new password is sent. */
export function ResetPasswordForm(props: AccountIslandProps & { tokenHash: string }) {
  const t = useTranslate(props)
  const [isOpen, setOpen] = useState(false)
  const { problems, isBusy, onSubmit } = useAccountForm(
    ({ password = '' }) => ({ password: newPasswordProblem(password, t) }),
    async ({ password = '' }) => {
      const linkProblem = isOpen ? undefined : await openResetLink(props.tokenHash)
      if (linkProblem) return problemSentences(linkProblem, t)
      setOpen(true)
      const problem = await changePassword(password)
      if (problem) return problemSentences(problem, t)
      sessionStorage.setItem(NEXT_TOAST_KEY, 'passwordChanged.text')
      return leaveFor(paths.dashboard)
    },
  )
  const refusal = useRefusedLink()
  const askAgain = (
    <a className="inline-flex min-h-11 items-center text-leaf underline" href={paths.forgotPassword}>
      {t('resetPassword:askAgain')}
    </a>
  )
  if (!props.tokenHash) {
    return (
      <div className="card grid gap-3 p-5">
        <h1 className="text-2xl">{t('resetPassword:title')}</h1>
        <p role="alert">{refusal ? problemSentence(refusal, t) : t('resetPassword:noLink')}</p>
        {askAgain}
      </div>
    )
  }
  return (
    <AccountForm title={t('resetPassword:title')} problem={problems.form} onSubmit={onSubmit}>
      <Field
        id="password"
        label={t('resetPassword:password')}
        hint={t('register:passwordHint', { count: PASSWORD_MIN_CHARACTERS })}
        problem={problems.password}
      >
        {(control) => <PasswordInput control={control} isNew t={t} />}
      </Field>
      <SubmitButton isBusy={isBusy} text={t('resetPassword:submit')} busyText={t('login:busy')} />
      {askAgain}
    </AccountForm>
  )
}
