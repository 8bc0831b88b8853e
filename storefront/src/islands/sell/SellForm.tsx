import type { Language } from '@maveshi/shared/locale/languages'
import { createTranslate, type Namespaces } from '@maveshi/shared/locale/translate'
import { useMemo } from 'react'
import type { CategoryInMenu, FieldInWords } from '../../data/catalogue.ts'
import type { State } from '../../data/places.ts'
import { Done } from './Done.tsx'
import { SellSteps } from './SellSteps.tsx'
import { useAccount } from './use-account.ts'
import { useDraft, useSubmission } from './use-draft.ts'
import { usePhotos } from './use-photos.ts'

export interface SellFormProps {
  readonly listingType: 'product' | 'service'
  readonly language: Language
  readonly words: Namespaces
  readonly categories: readonly CategoryInMenu[]
  readonly fields: Readonly<Record<string, readonly FieldInWords[]>>
  readonly states: readonly State[]
}

/** Lists a product or a service: who is asked, what is kept, how it is sent. The questions are in the steps. */
export function SellForm(props: SellFormProps) {
  const { listingType, language, words, fields: fieldsOf } = props
  const t = useMemo(() => createTranslate(language, words), [language, words])
  const account = useAccount()
  const kept = useDraft(listingType, account.placeId)
  const photos = usePhotos(kept.draft.id, t)
  const fields = fieldsOf[kept.draft.category] ?? []
  const submission = useSubmission({ draft: kept.draft, fields, photos, language, onHandedIn: kept.forget })

  if (!account.isAllowed) return <p role="status">{t('navbar:loading')}</p>
  if (submission.status) {
    const another = () => {
      kept.startAgain()
      submission.reset()
    }
    return <Done status={submission.status} listingId={kept.draft.id} onAnother={another} t={t} />
  }
  return <SellSteps {...props} {...{ kept, photos, submission, fields, t }} />
}
