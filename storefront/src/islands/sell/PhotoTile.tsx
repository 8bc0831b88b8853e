import { useSortable } from '@dnd-kit/sortable'
import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PhotoSlot } from '../../data/rules/photo-slots.ts'
import { PhotoState } from './PhotoState.tsx'
import { photoUrl } from './photo-url.ts'
import type { Photos } from './use-photos.ts'

interface TileProps {
  readonly slot: PhotoSlot
  /** Its place, from 1; the first one is the cover. */
  readonly number: number
  readonly photos: Photos
}

interface TileButtonProps {
  readonly label: string
  /** It would change nothing now, but keeps the focus that it may have. */
  readonly isIdle?: boolean
  readonly className?: string
  readonly onPress: () => void
  readonly children: ReactNode
}

function TileButton({ label, isIdle = false, className, onPress, children }: TileButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-disabled={isIdle || undefined}
      onClick={() => {
        if (!isIdle) onPress()
      }}
    >
      {children}
    </button>
  )
}

function OrderButtons({ slot: { id }, number, photos }: TileProps) {
  const { t } = useTranslation()
  return (
    <div className="photo-order">
      <TileButton
        label={t('createListing:photos.earlier', { number })}
        isIdle={number === 1}
        onPress={() => photos.move(id, number - 2)}
      >
        <ArrowLeft size={20} aria-hidden className="rtl:[transform:scaleX(-1)]" />
      </TileButton>
      <TileButton
        label={t('createListing:photos.makeCover', { number })}
        isIdle={number === 1}
        onPress={() => photos.makeCover(id)}
      >
        <Star size={20} aria-hidden />
      </TileButton>
      <TileButton
        label={t('createListing:photos.later', { number })}
        isIdle={number === photos.slots.length}
        onPress={() => photos.move(id, number)}
      >
        <ArrowRight size={20} aria-hidden className="rtl:[transform:scaleX(-1)]" />
      </TileButton>
    </div>
  )
}

/** One photograph: what it shows, how far it has come, and what can be done with it. */
export function PhotoTile(props: TileProps) {
  const { t } = useTranslation()
  const { slot, number, photos } = props
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: slot.id })
  const isCover = number === 1
  return (
    <li
      ref={setNodeRef}
      className="card photo-tile"
      data-dragged={isDragging || undefined}
      style={{ transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined, transition }}
    >
      <div className="photo-picture">
        <div ref={setActivatorNodeRef} {...listeners} className="photo-handle">
          {slot.photo ? (
            <img
              style={{ backgroundColor: slot.photo.preview }}
              src={photoUrl(slot.photo.card)}
              alt={t(isCover ? 'createListing:photos.altCover' : 'createListing:photos.alt', { number })}
            />
          ) : (
            <span className="photo-wheel" />
          )}
        </div>
        {isCover && <span className="photo-cover">{t('createListing:photos.cover')}</span>}
        <TileButton
          label={t('createListing:photos.remove', { number })}
          className="photo-remove"
          onPress={() => photos.remove(slot.id)}
        >
          <Trash2 size={20} aria-hidden />
        </TileButton>
      </div>
      <PhotoState {...props} />
      {photos.slots.length > 1 && <OrderButtons {...props} />}
    </li>
  )
}
