import { NEXT_TOAST_KEY } from '@maveshi/shared/access/session'
import { PASSWORD_MIN_CHARACTERS } from '@maveshi/shared/limits'
import { problemSentence } from '@maveshi/shared/refusal/account-sentences'
import type { Refusal } from '@maveshi/shared/refusal/refusal'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openLink } from '../../data/visitor/mailed-link.ts'
import { changePassword, requestPasswordReset } from '../../data/visitor/session.ts'
import { paths } from '../../paths.ts'
import { Field } from '../form/Field.tsx'
import { PasswordInput } from '../form/PasswordInput.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { island } from '../island.tsx'
import { AccountForm } from './AccountForm.tsx'
import { leaveFor, useAccountForm } from './account-form.ts'
import { LinkAgain } from './LinkAgain.tsx'
import { isUsedUp, newPasswordProblem, problemSentences } from './problems.ts'
import { useAddressOfLink } from './use-address-of-link.ts'

/** Sets a new password by the token of a mailed link, which is used up only when the new password is sent. */
export const ResetPasswordForm = island(function ResetPasswordForm(props: {
  tokenHash: string
  isInvitation: boolean
}) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const email = useAddressOfLink()
  const { problems, isBusy, onSubmit } = useAccountForm(
    ({ password = '' }) => ({ password: newPasswordProblem(password, t) }),
    async ({ password = '' }) => {
      const opened = isOpen ? undefined : await openLink(props.isInvitation ? 'invite' : 'recovery', props.tokenHash)
      if (opened && 'kind' in opened) {
        if (isUsedUp(opened)) setRefusal(opened)
        return problemSentences(opened, t)
      }
      setOpen(true)
      const problem = await changePassword(password)
      if (problem) return problemSentences(problem, t)
      sessionStorage.setItem(NEXT_TOAST_KEY, 'passwordChanged.text')
      return leaveFor(paths.dashboard)
    },
  )
  if (refusal || !props.tokenHash) {
    return (
      <LinkAgain
        title={t('resetPassword:title')}
        sentence={refusal ? problemSentence(refusal, t) : t('resetPassword:noLink')}
        email={email}
        request={requestPasswordReset}
      />
    )
  }
  return (
    <AccountForm title={t('resetPassword:title')} problem={problems.form} onSubmit={onSubmit}>
      <Field
        id="password"
        label={t('resetPassword:password')}
        hint={t('register:passwordHint', { min: PASSWORD_MIN_CHARACTERS })}
        problem={problems.password}
      >
        {(control) => <PasswordInput control={control} isNew />}
      </Field>
      <SubmitButton isBusy={isBusy} text={t('resetPassword:submit')} busyText={t('login:busy')} />
      <a className="inline-flex min-h-11 items-center text-leaf underline" href={paths.forgotPassword}>
        {t('resetPassword:askAgain')}
      </a>
    </AccountForm>
  )
})
