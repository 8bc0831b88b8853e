import type { Language } from '@maveshi/shared/locale/languages'
import { createTranslate, type Namespaces } from '@maveshi/shared/locale/translate'
import { useEffect, useMemo } from 'react'
import type { CategoryInMenu, FieldInWords } from '../../data/catalogue.ts'
import type { State } from '../../data/places.ts'
import { SessionDialog } from '../session/SessionDialog.tsx'
import { Done } from './Done.tsx'
import { DraftOnItsWay } from './DraftOnItsWay.tsx'
import { SellSteps } from './SellSteps.tsx'
import { useAccount } from './use-account.ts'
import { useDraft } from './use-draft.ts'
import { usePhotos } from './use-photos.ts'
import { useSubmission } from './use-submission.ts'
import { WaitingListing } from './WaitingListing.tsx'

export interface SellFormProps {
  readonly listingType: 'product' | 'service'
  readonly language: Language
  readonly words: Namespaces
  readonly categories: readonly CategoryInMenu[]
  readonly fields: Readonly<Record<string, readonly FieldInWords[]>>
  readonly states: readonly State[]
  /** Districts by id, for those who type them in English. */
  readonly englishNames: Readonly<Record<string, string>>
}

/** Lists a product or a service: who is asked, what is kept, how it is sent. The questions are in the steps. */
export function SellForm(props: SellFormProps) {
  const { listingType, language, words, fields: fieldsOf } = props
  const t = useMemo(() => createTranslate(language, words), [language, words])
  const account = useAccount()
  const { session } = account
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
        <SellSteps {...props} {...{ kept, photos, submission, fields, t }} onAsk={session.ask} />
      )}
    </>
  )
}
