import { NEXT_TOAST_KEY } from '@maveshi/shared/access/session'
import { problemSentence } from '@maveshi/shared/refusal/account-sentences'
import type { Refusal } from '@maveshi/shared/refusal/refusal'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestEmailChange } from '../../data/member/account.ts'
import { isLinkType, openLink, pathAfterLink, requestLink } from '../../data/visitor/mailed-link.ts'
import { paths, withReturn } from '../../paths.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { island } from '../island.tsx'
import { AccountForm } from './AccountForm.tsx'
import { leaveFor, useAccountForm } from './account-form.ts'
import { LinkAgain } from './LinkAgain.tsx'
import { isUsedUp, problemSentences } from './problems.ts'
import { useAddressOfLink } from './use-address-of-link.ts'

interface ConfirmLinkProps {
  readonly tokenHash: string
  readonly type: string
  /** Where the person wanted to go, as an address of this site. */
  readonly next: string
}

/** Where a link leads on to that was not asked for on the way to somewhere. */
function pathOn(type: string, next: string): string {
  const path = pathAfterLink(next)
  return path === paths.home && type !== 'signup' ? paths.profile : path
}

/**
 * Proves an e-mail address, or confirms another one, by the token of a mailed link; signs in and goes on. By a press, since
 * programs that look at mails open links too; and without signing in before, since the link may be opened on another phone.
 */
export const ConfirmLink = island(function ConfirmLink(props: ConfirmLinkProps) {
  const { t } = useTranslation()
  const { tokenHash, type, next } = props
  const isChange = type === 'email_change'
  const email = useAddressOfLink()
  const [refusal, setRefusal] = useState<Refusal>()
  const [isHalf, setHalf] = useState(false)
  const { problems, isBusy, onSubmit } = useAccountForm(
    () => ({}),
    async () => {
      if (!isLinkType(type)) return undefined
      const answer = await openLink(type, tokenHash)
      if ('kind' in answer) {
        if (isUsedUp(answer)) setRefusal(answer)
        return problemSentences(answer, t)
      }
      if (!answer.isSignedIn) return void setHalf(true)
      sessionStorage.setItem(NEXT_TOAST_KEY, isChange ? 'addressChanged.text' : 'addressConfirmed.text')
      return leaveFor(pathOn(type, next))
    },
  )
  const title = t(isChange ? 'editProfile:confirm.title' : 'editProfile:prove.title')
  if (isHalf) {
    return (
      <div className="card grid gap-3 p-5">
        <h1 className="text-2xl">{title}</h1>
        <p role="status">{t('editProfile:confirm.half')}</p>
      </div>
    )
  }
  if (refusal || !tokenHash || !isLinkType(type)) {
    return (
      <>
        <LinkAgain
          title={title}
          sentence={refusal ? problemSentence(refusal, t) : t('resetPassword:noLink')}
          email={email}
          request={isChange ? requestEmailChange : (address) => requestLink(address, pathOn(type, next))}
        />
        <a
          className="mt-4 inline-flex min-h-11 items-center text-leaf underline"
          href={withReturn(paths.login, isChange ? paths.editProfile : pathOn(type, next))}
        >
          {t('login:title')}
        </a>
      </>
    )
  }
  return (
    <AccountForm title={title} problem={problems.form} onSubmit={onSubmit}>
      <p>{t(isChange ? 'editProfile:confirm.text' : 'editProfile:prove.text')}</p>
      {email && (
        <bdi className="font-semibold wrap-anywhere" dir="ltr">
          {email}
        </bdi>
      )}
      <SubmitButton isBusy={isBusy} text={t('editProfile:confirm.submit')} busyText={t('login:busy')} />
    </AccountForm>
  )
})
