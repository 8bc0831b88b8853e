import type { Translate } from '@maveshi/shared/locale/translate'
import { useState } from 'react'
import { confirmEmailChange } from '../../data/account.ts'
import { paths } from '../../paths.ts'
import { useAccountForm } from '../account/account-form.ts'
import { problemSentences } from '../account/problems.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { Problem, Section } from './Section.tsx'

/**
 * Confirms another e-mail address by the token of a mailed link. By a press, since programs that look at mails open
 * links too; and without signing in, since the link may be opened on another phone.
 */
export function ConfirmEmail({ tokenHash, t }: { tokenHash: string; t: Translate }) {
  const [isChanged, setChanged] = useState<boolean>()
  const { problems, isBusy, onSubmit } = useAccountForm(
    () => ({}),
    async () => {
      const answer = await confirmEmailChange(tokenHash)
      if ('code' in answer) return problemSentences(answer, t)
      setChanged(answer.isChanged)
    },
  )
  return (
    <Section title={t('editProfile:confirm.title')}>
      {isChanged === undefined ? (
        <form method="post" className="grid gap-4" onSubmit={onSubmit} noValidate>
          <p>{t('editProfile:confirm.text')}</p>
          <Problem text={problems.form} />
          <SubmitButton isBusy={isBusy} text={t('editProfile:confirm.submit')} busyText={t('login:busy')} />
        </form>
      ) : (
        <p role="status">{t(isChanged ? 'editProfile:confirm.done' : 'editProfile:confirm.half')}</p>
      )}
      <a className="inline-flex min-h-11 items-center text-leaf underline" href={paths.profile}>
        {t('editProfile:back')}
      </a>
    </Section>
  )
}
