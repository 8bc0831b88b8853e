import { problemSentence } from '@maveshi/shared/refusal/account-sentences'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestLink } from '../../data/visitor/mailed-link.ts'
import { paths } from '../../paths.ts'
import { useAccountForm } from '../account/account-form.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import type { OnProblem } from './RenewSession.tsx'
import { Done, Problem } from './Section.tsx'

/** Says that the address is not proved, and has a link mailed to it that proves it. */
export function ProveAddress({ email, onProblem }: { email: string; onProblem: OnProblem }) {
  const { t } = useTranslation()
  const [isSent, setSent] = useState(false)
  const { problems, isBusy, onSubmit } = useAccountForm(
    () => ({}),
    async () => {
      setSent(false)
      const problem = await requestLink(email, paths.profile)
      if (problem) {
        onProblem(problem)
        return { form: problemSentence(problem, t) }
      }
      setSent(true)
    },
  )
  return (
    <form method="post" className="grid gap-4 border-b border-line pb-4" onSubmit={onSubmit} noValidate>
      <p>{t('editProfile:prove.missing')}</p>
      <Problem text={problems.form} />
      <Done text={isSent && t('editProfile:prove.sent')} />
      <SubmitButton isBusy={isBusy} text={t('editProfile:prove.ask')} busyText={t('login:busy')} />
    </form>
  )
}
