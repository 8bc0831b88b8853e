import { Check, CircleAlert, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PhotoSlot } from '../../data/rules/photo-slots.ts'
import type { Photos } from './use-photos.ts'

interface PhotoStateProps {
  readonly slot: PhotoSlot
  readonly number: number
  readonly photos: Photos
}

function Failed({ slot: { id }, number, photos }: PhotoStateProps) {
  const { t } = useTranslation()
  const again = t('createListing:photos.sendAgain')
  return (
    <div className="photo-state problem">
      <p role="alert">
        <CircleAlert size={18} aria-hidden />
        {t('createListing:photos.failed')}
      </p>
      <button
        type="button"
        className="button button-quiet"
        aria-label={`${again}: ${t('createListing:photos.alt', { number })}`}
        onClick={() => void photos.sendAgain(id)}
      >
        <RotateCw size={18} aria-hidden />
        {again}
      </button>
    </div>
  )
}

function OnItsWay({ slot: { id }, photos }: PhotoStateProps) {
  const { t } = useTranslation()
  const percent = Math.round((photos.shares[id] ?? 0) * 100)
  const text = t('createListing:photos.sendingShare', { percent: `${percent}%` })
  return (
    <div className="photo-state text-muted">
      <p>{text}</p>
      <progress max={100} value={percent} aria-label={text} />
    </div>
  )
}

/** How far a photograph has come, in words. */
export function PhotoState(props: PhotoStateProps) {
  const { t } = useTranslation()
  const { slot, photos } = props
  const state = photos.sending[slot.id]
  if (!slot.photo) return <p className="photo-state text-muted">{t('createListing:photos.preparing')}</p>
  if (state === 'failed') return <Failed {...props} />
  if (state === 'sending') return <OnItsWay {...props} />
  const isSent = state === 'sent' || slot.photo.isStored
  return (
    <p className="photo-state photo-good">
      <Check size={18} aria-hidden />
      {t(isSent ? 'createListing:photos.sent' : 'createListing:photos.ready')}
    </p>
  )
}
