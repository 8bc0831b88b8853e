import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Rejection, readRejection } from '../../data/member/written-listings.ts'
import type { StoredDraft } from '../../data/phone/stored-drafts.ts'

interface CriticismProps {
  readonly record: Pick<StoredDraft, 'id' | 'isNew'>
}

/** Why this listing was turned down, above what has to be mended; nothing where it was not. */
export function Criticism({ record: { id, isNew } }: CriticismProps) {
  const { t } = useTranslation()
  const [rejection, setRejection] = useState<Rejection>()
  useEffect(() => {
    setRejection(undefined)
    let isShown = true
    // Without a network the form works all the same: the dashboard has said why.
    if (!isNew) {
      readRejection(id).then(
        (found) => isShown && setRejection(found),
        () => undefined,
      )
    }
    return () => {
      isShown = false
    }
  }, [id, isNew])
  if (!rejection) return null
  const { reason, note } = rejection
  return (
    <div role="status" className="rounded-control bg-danger-soft p-3">
      <p className="font-semibold text-danger">{t('dashboard:reason', { reason: t(`dashboard:reasons.${reason}`) })}</p>
      {note && (
        <p dir="auto">
          <bdi>{note}</bdi>
        </p>
      )}
    </div>
  )
}
