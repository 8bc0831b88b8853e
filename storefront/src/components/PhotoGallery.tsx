import type { Translate } from '@maveshi/shared/locale/translate'
import type { Photo } from '../data/photos.ts'
import { Art } from './Art.tsx'

interface PhotoGalleryProps {
  readonly photos: readonly Photo[]
  readonly title: string
  readonly icon: string
  readonly t: Translate
}

/** The photographs, to be swept through with a finger; with a keyboard the strip scrolls like any other. */
export function PhotoGallery({ photos, title, icon, t }: PhotoGalleryProps) {
  if (photos.length === 0) {
    return (
      <div
        role="img"
        aria-label={t('listing:noPhoto')}
        className="card grid aspect-4/3 place-items-center bg-leaf-soft"
      >
        <Art icon={icon} size={160} />
      </div>
    )
  }
  return (
    <section aria-label={t('listing:photos')} className="flex snap-x snap-mandatory gap-2 overflow-x-auto rounded-card">
      {photos.map((photo, index) => (
        <a key={photo.url} href={photo.url} className="w-full shrink-0 snap-center">
          <img
            className="aspect-4/3 w-full object-contain"
            style={{ backgroundColor: photo.preview }}
            src={photo.url}
            width={photo.width}
            height={photo.height}
            alt={t('listing:photo', { number: index + 1, total: photos.length, title })}
            loading={index === 0 ? 'eager' : 'lazy'}
            fetchPriority={index === 0 ? 'high' : 'auto'}
          />
        </a>
      ))}
    </section>
  )
}
