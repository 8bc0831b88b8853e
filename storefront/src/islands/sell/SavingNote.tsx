import { useTranslation } from 'react-i18next'
import type { Saving } from './use-account-saving.ts'

interface SavingNoteProps {
  readonly isOnPhone: boolean
  readonly arePhotosStored: boolean
  readonly saving: Saving
}

/** Where the words of the draft are safe, and what to do when they are not. */
export function SavingNote({ isOnPhone, arePhotosStored, saving }: SavingNoteProps) {
  const { t } = useTranslation()
  const isInAccount = saving === 'saved'
  if (!isOnPhone) {
    return (
      <p role="alert" className="problem rounded-control bg-danger-soft p-3">
        {t(isInAccount ? 'createListing:keeping.account' : 'createListing:keeping.nowhere')}
      </p>
    )
  }
  if (!arePhotosStored) {
    return (
      <p role="alert" className="problem rounded-control bg-danger-soft p-3">
        {t('createListing:keeping.photos')}
      </p>
    )
  }
  return (
    <p role="status" className="min-h-6 text-muted">
      {isInAccount && t('createListing:keeping.both')}
      {(saving === 'failed' || saving === 'session') && t('createListing:keeping.phone')}
    </p>
  )
}
