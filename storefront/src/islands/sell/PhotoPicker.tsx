import type { CategoryKind } from '@maveshi/shared/catalogue/types'
import { PHOTOS_PER_LISTING } from '@maveshi/shared/limits'
import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import '../../styles/photos.css'
import { PhotoButtons } from './PhotoButtons.tsx'
import { SortablePhotos } from './SortablePhotos.tsx'
import { useDroppedPhotos } from './use-dropped-photos.ts'
import type { Photos } from './use-photos.ts'

interface NewsProps {
  readonly photos: Photos
}

interface PhotoPickerProps extends NewsProps {
  /** Of the category: buyers want to see other things of a machine than of an animal. */
  readonly kind: CategoryKind
}

/** What could not be taken, and why, until photographs are chosen again. */
function PhotoProblems({ photos }: Pick<NewsProps, 'photos'>) {
  return (
    <div role="alert">
      {photos.problems.map((problem) => (
        <p key={problem} className="problem">
          {problem}
        </p>
      ))}
    </div>
  )
}

/** What has just happened, and the way back from it, which is in sight and has the keyboard at once. */
function PhotoNews({ photos, onPutBack }: NewsProps & { onPutBack: () => void }) {
  const { t } = useTranslation()
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (photos.removed) back.current?.focus({ preventScroll: true })
  }, [photos.removed])
  return (
    <div className={photos.removed ? 'photo-news' : undefined}>
      <p role="status" className={photos.removed ? undefined : 'sr-only'}>
        {photos.news}
      </p>
      {photos.removed && (
        <button ref={back} type="button" className="button button-quiet" onClick={onPutBack}>
          <Undo2 size={20} aria-hidden />
          {t('createListing:photos.putBack')}
        </button>
      )}
    </div>
  )
}

/** How many are ready. Its line stays when all are: what lies below would move while somebody presses it. */
function Preparing({ photos }: NewsProps) {
  const { t } = useTranslation()
  const total = photos.slots.length
  const shown = photos.preparing > 0 ? 'text-muted' : 'invisible'
  return (
    <p role="status" className={total > 0 ? shown : 'sr-only'}>
      {total > 0 && t('createListing:photos.preparingSome', { done: photos.photos.length, total })}
    </p>
  )
}

/** Takes photographs, chooses them from the gallery, or takes what is dropped or pasted; then puts them in order. */
export function PhotoPicker({ photos, kind }: PhotoPickerProps) {
  const { t } = useTranslation()
  const whole = useRef<HTMLElement>(null)
  const isOver = useDroppedPhotos(photos.add)
  const total = photos.slots.length
  // The button that was pressed is gone afterwards: a keyboard goes on from here.
  const putBack = () => {
    photos.putBack()
    whole.current?.focus({ preventScroll: true })
  }
  return (
    <section
      ref={whole}
      tabIndex={-1}
      className="photos grid gap-3"
      data-over={isOver || undefined}
      aria-label={t('createListing:photos.title')}
    >
      <p id="photos-hint" className="text-muted">
        {t(`createListing:photos.show.${kind}`)} {t('createListing:photos.hint', { max: PHOTOS_PER_LISTING })}
      </p>
      <PhotoButtons onChosen={photos.add} />
      <PhotoProblems photos={photos} />
      <Preparing photos={photos} />
      <SortablePhotos photos={photos} />
      <PhotoNews photos={photos} onPutBack={putBack} />
      {total > 1 && <p className="text-muted">{t('createListing:photos.orderHint')}</p>}
    </section>
  )
}
