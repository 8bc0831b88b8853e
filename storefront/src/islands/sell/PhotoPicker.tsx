import { PHOTOS_PER_LISTING } from '@maveshi/shared/limits'
import type { Translate } from '@maveshi/shared/locale/translate'
import { Camera, Star, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ShrunkPhoto } from '../../data/own-listings.ts'
import type { Photos, Sending } from './use-photos.ts'

function useObjectUrl(blob: Blob): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}

interface ThumbnailProps {
  readonly photo: ShrunkPhoto
  readonly number: number
  readonly state: Sending | undefined
  readonly photos: Photos
  readonly t: Translate
}

function SendingNote({ state, t }: Pick<ThumbnailProps, 'state' | 't'>) {
  if (!state || state === 'waiting') return null
  const isFailed = state === 'failed'
  return (
    <p role={isFailed ? 'alert' : 'status'} className={isFailed ? 'problem' : 'text-muted'}>
      {isFailed
        ? t('createListing:errors.photoSending')
        : t(state === 'sent' ? 'createListing:photos.sent' : 'createListing:photos.sending')}
    </p>
  )
}

function Thumbnail({ photo, number, state, photos, t }: ThumbnailProps) {
  const url = useObjectUrl(photo.card)
  const button = 'grid size-12 cursor-pointer place-items-center rounded-control bg-card text-ink'
  return (
    <li className="card overflow-hidden">
      <div className="relative">
        {url && (
          <img
            className="aspect-square w-full object-cover"
            style={{ backgroundColor: photo.preview }}
            src={url}
            alt={t('createListing:photos.alt', { number })}
          />
        )}
        {number === 1 && (
          <span className="absolute inset-s-2 top-2 rounded-full bg-turmeric-soft px-3 font-semibold text-on-turmeric">
            {t('createListing:photos.cover')}
          </span>
        )}
      </div>
      <div className="flex justify-between">
        <button
          type="button"
          className={button}
          disabled={number === 1}
          aria-label={t('createListing:photos.makeCover', { number })}
          onClick={() => photos.makeCover(photo.id)}
        >
          <Star size={20} aria-hidden className={number === 1 ? 'opacity-30' : ''} />
        </button>
        <button
          type="button"
          className={button}
          aria-label={t('createListing:photos.remove', { number })}
          onClick={() => photos.remove(photo.id)}
        >
          <Trash2 size={20} aria-hidden />
        </button>
      </div>
      <SendingNote state={state} t={t} />
    </li>
  )
}

/** Chooses photographs from the camera or the gallery, many at once. */
export function PhotoPicker({ photos, t }: { photos: Photos; t: Translate }) {
  return (
    <section className="grid gap-3">
      <p id="photos-hint" className="text-muted">
        {t('createListing:photos.hint', { count: PHOTOS_PER_LISTING })}
      </p>
      <label className="button button-quiet relative w-full focus-within:outline-3 focus-within:outline-turmeric">
        <Camera size={24} aria-hidden />
        {t('createListing:photos.add')}
        <input
          type="file"
          accept="image/*"
          multiple
          className="absolute inset-0 cursor-pointer opacity-0"
          aria-describedby="photos-hint photos-problems"
          onChange={(event) => {
            void photos.add([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </label>
      <div id="photos-problems" role="alert">
        {photos.problems.map((problem) => (
          <p key={problem} className="problem">
            {problem}
          </p>
        ))}
      </div>
      {photos.preparing > 0 && <p role="status">{t('createListing:photos.preparing')}</p>}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {photos.photos.map((photo, index) => (
          <Thumbnail
            key={photo.id}
            photo={photo}
            number={index + 1}
            state={photos.sending[photo.id]}
            photos={photos}
            t={t}
          />
        ))}
      </ul>
    </section>
  )
}
