import { createTranslate } from '@maveshi/shared/locale/translate'
import { useEffect, useMemo } from 'react'
import { AuthProvider, useAuth } from '../session/auth.tsx'
import { SessionDialog } from '../session/SessionDialog.tsx'
import { Done } from './Done.tsx'
import { DraftOnItsWay } from './DraftOnItsWay.tsx'
import type { SellFormProps } from './form-props.ts'
import { SellSteps } from './SellSteps.tsx'
import { useAccount } from './use-account.ts'
import { useDraft } from './use-draft.ts'
import { usePhotos } from './use-photos.ts'
import { useSubmission } from './use-submission.ts'
import { WaitingListing } from './WaitingListing.tsx'

/** Lists a product or a service: who is asked, what is kept, how it is sent. The questions are in the steps. */
export const SellForm = (props: SellFormProps) => (
  <AuthProvider>
    <Form {...props} />
  </AuthProvider>
)

function Form(props: SellFormProps) {
  const { listingType, language, words, fields: fieldsOf } = props
  const t = useMemo(() => createTranslate(language, words), [language, words])
  const account = useAccount()
  const session = useAuth()
  const kept = useDraft(listingType, account.placeId)
  const photos = usePhotos(kept.draft.id, t)
  const fields = fieldsOf[kept.draft.category] ?? []
  const submission = useSubmission({ kept, fields, photos, language, onSessionEnd: session.ask })
  const { saving } = kept
  useEffect(() => {
    if (saving === 'session') session.ask()
  }, [saving, session.ask])

  if (!account.isAllowed) return <p role="status">{t('navbar:loading')}</p>
  if (submission.status) {
    const another = () => {
      kept.startAgain()
      submission.reset()
    }
    return <Done status={submission.status} listingId={kept.draft.id} onAnother={another} t={t} />
  }
  if (kept.state !== 'ready') return <DraftOnItsWay kept={kept} t={t} />
  const comeBack = () => {
    session.dismiss()
    kept.saveAgain()
    submission.goOn()
  }
  return (
    <>
      {session.person && session.isAsking && (
        <SessionDialog person={session.person} onReturn={comeBack} onDismiss={session.dismiss} t={t} />
      )}
      {kept.isWaiting ? (
        <WaitingListing kept={kept} onAsk={session.ask} t={t} />
      ) : (
        <SellSteps
          {...props}
          {...{ kept, photos, submission, fields, t }}
          isPlaceKnown={account.isRead || kept.draft.placeId !== ''}
          onAsk={session.ask}
        />
      )}
    </>
  )
}
