import { CloudUpload } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendWaiting, TRIED } from './send-waiting.ts'
import type { DraftInForm } from './use-draft.ts'

interface WaitingListingProps {
  readonly draftInForm: DraftInForm
  /** Asks for the password when the session has ended. */
  readonly onAsk: () => void
}

/** A listing that is sent by itself when there is a network; it can still be sent now, looked at, or changed. */
export function WaitingListing({ draftInForm, onAsk }: WaitingListingProps) {
  const { t } = useTranslation()
  const { record, refresh, takeBack } = draftInForm
  const { id } = record
  const [isSending, setSending] = useState(false)
  const [isStill, setStill] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  // The form that was here before was longer: its end is below the foot of this one.
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'center' })
    heading.current?.focus({ preventScroll: true })
  }, [])

  useEffect(() => {
    const listen = (event: Event) => {
      if ((event as CustomEvent<string>).detail === id) refresh()
    }
    addEventListener(TRIED, listen)
    return () => removeEventListener(TRIED, listen)
  }, [id, refresh])

  const send = useCallback(async () => {
    setSending(true)
    const results = await sendWaiting()
    setSending(false)
    setStill(results.includes('waiting'))
    if (results.includes('session')) onAsk()
  }, [onAsk])

  // Any page sends what waits; this one also says so, and lets nothing be changed while it is on its way.
  useEffect(() => {
    const sendNow = () => void send()
    addEventListener('online', sendNow)
    return () => removeEventListener('online', sendNow)
  }, [send])

  return (
    <section className="card mx-auto grid max-w-2xl justify-items-center gap-4 p-8 text-center">
      <CloudUpload size={64} aria-hidden className="text-leaf" />
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t('createListing:waiting.title')}
      </h2>
      <p role="status">{t('createListing:waiting.text', { count: record.waiting?.photoCount ?? 0 })}</p>
      <div role="alert">{isStill && <p className="problem">{t('createListing:waiting.still')}</p>}</div>
      <button type="button" className="button" disabled={isSending} onClick={() => void send()}>
        {t(isSending ? 'createListing:waiting.sending' : 'createListing:waiting.now')}
      </button>
      <button type="button" className="button button-quiet" disabled={isSending} onClick={takeBack}>
        {t('createListing:waiting.change')}
      </button>
    </section>
  )
}
