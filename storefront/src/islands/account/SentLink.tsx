import { problemSentence } from '@maveshi/shared/refusal/account-sentences'
import type { Refusal } from '@maveshi/shared/refusal/refusal'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clockText, secondsToWait, useMailPause } from './mail-pause.ts'

/** Has a link mailed to an address. */
export type RequestLink = (email: string) => Promise<Refusal | undefined>

interface SentLinkProps {
  readonly email: string
  readonly request: RequestLink
  /** What is said where another sentence is better. */
  readonly sentence?: string
  /** Goes back to where the address was typed, where it was. */
  readonly onCorrect?: () => void
}

/** Says that a link is on its way and to which address, and sends it again once the service lets it. */
export function SentLink({ email, request, sentence, onCorrect }: SentLinkProps) {
  const { t } = useTranslation()
  const { left_s, begin } = useMailPause()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first mail was sent when this is first shown.
  useEffect(() => begin(secondsToWait(undefined)), [])

  async function sendAgain() {
    setBusy(true)
    const refusal = await request(email)
    setBusy(false)
    setProblem(refusal && problemSentence(refusal, t))
    if (refusal?.kind !== 'offline' && refusal?.kind !== 'timeout') begin(secondsToWait(refusal))
  }

  return (
    <>
      <div role="status">
        <p className="text-lg">{sentence ?? t('forgotPassword:sent')}</p>
        <bdi className="font-semibold wrap-anywhere" dir="ltr">
          {email}
        </bdi>
      </div>
      <div role="alert" className="empty:-mt-3">
        {problem && <p className="problem rounded-control bg-danger-soft p-3">{problem}</p>}
      </div>
      {left_s > 0 && <p className="text-muted">{t('forgotPassword:againIn', { time: clockText(left_s) })}</p>}
      <button type="button" className="button button-quiet" disabled={isBusy || left_s > 0} onClick={sendAgain}>
        {isBusy ? t('login:busy') : t('forgotPassword:again')}
      </button>
      {onCorrect && (
        <button type="button" className="button button-quiet" onClick={onCorrect}>
          {t('forgotPassword:correct')}
        </button>
      )}
    </>
  )
}
