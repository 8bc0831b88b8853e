import type { Translate } from '@maveshi/shared/locale/translate'
import { useState } from 'react'
import { confirmEmailChange, proveAddress } from '../../data/member/account.ts'
import { paths } from '../../paths.ts'
import { useAccountForm } from '../account/account-form.ts'
import { problemSentences } from '../account/problems.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { Problem, Section } from './Section.tsx'

/**
 * Proves the e-mail address, or confirms another one, by the token of a mailed link. By a press, since programs that look
 * at mails open links too; and without signing in, since the link may be opened on another phone.
 */
export function ConfirmEmail({ tokenHash, isProof, t }: { tokenHash: string; isProof: boolean; t: Translate }) {
  const [done, setDone] = useState('')
  const { problems, isBusy, onSubmit } = useAccountForm(
    () => ({}),
    async () => {
      if (isProof) {
        const problem = await proveAddress(tokenHash)
        if (problem) return problemSentences(problem, t)
        setDone(t('editProfile:prove.done'))
        return undefined
      }
      const answer = await confirmEmailChange(tokenHash)
      if ('kind' in answer) return problemSentences(answer, t)
      setDone(t(answer.isChanged ? 'editProfile:confirm.done' : 'editProfile:confirm.half'))
      return undefined
    },
  )
  return (
    <Section title={t(isProof ? 'editProfile:prove.title' : 'editProfile:confirm.title')}>
      {done ? (
        <p role="status">{done}</p>
      ) : (
        <form method="post" className="grid gap-4" onSubmit={onSubmit} noValidate>
          <p>{t(isProof ? 'editProfile:prove.text' : 'editProfile:confirm.text')}</p>
          <Problem text={problems.form} />
          <SubmitButton isBusy={isBusy} text={t('editProfile:confirm.submit')} busyText={t('login:busy')} />
        </form>
      )}
      <a className="inline-flex min-h-11 items-center text-leaf underline" href={paths.profile}>
        {t('editProfile:back')}
      </a>
    </Section>
  )
}
