import type { Translate } from '@maveshi/shared/locale/translate'
import type { Photo } from '../data/rules/photos.ts'
import { Art } from './Art.tsx'

interface PhotoGalleryProps {
  readonly photos: readonly Photo[]
  readonly title: string
  readonly icon: string
  readonly t: Translate
}

const slide = (number: number) => `photo-${number}`

/** The signs turn around by themselves where one reads from right to left. */
const SIGNS = { previous: '‹', next: '›' } as const

function Step({ to, label, way }: { to: number; label: string; way: keyof typeof SIGNS }) {
  return (
    <a href={`#${slide(to)}`} aria-label={label} data-step={way}>
      {SIGNS[way]}
    </a>
  )
}

/** The photographs once more, small, where a screen is wide: one step to each. */
function Thumbnails({ photos, t }: Pick<PhotoGalleryProps, 'photos' | 't'>) {
  if (photos.length < 2) return null
  return (
    <nav className="thumbnails" aria-label={t('listing:photos')}>
      {photos.map(({ cardUrl, preview }, index) => (
        <a key={cardUrl} href={`#${slide(index + 1)}`} data-step="to">
          <img
            style={{ backgroundColor: preview }}
            src={cardUrl}
            width={80}
            height={60}
            alt={`${index + 1} / ${photos.length}`}
            loading="lazy"
          />
        </a>
      ))}
    </nav>
  )
}

/**
 * The photographs, to be swept through with a finger, stepped through by links, and opened large. All of it works
 * without scripts.
 */
export function PhotoGallery({ photos, title, icon, t }: PhotoGalleryProps) {
  const total = photos.length
  if (total === 0) {
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
    <div>
      <section aria-label={t('listing:photos')} className="gallery">
        {photos.map(({ url, width, height, preview }, index) => (
          <div key={url} id={slide(index + 1)}>
            <a href={url} data-act="zoom">
              <img
                style={{ backgroundColor: preview }}
                src={url}
                width={width}
                height={height}
                alt={t('listing:photo', { number: index + 1, total, title })}
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : 'auto'}
              />
            </a>
            {index > 0 && <Step to={index} label={t('listing:previousPhoto')} way="previous" />}
            {index + 1 < total && <Step to={index + 2} label={t('listing:nextPhoto')} way="next" />}
            {total > 1 && (
              <p aria-hidden dir="ltr">
                {index + 1} / {total}
              </p>
            )}
          </div>
        ))}
      </section>
      <Thumbnails photos={photos} t={t} />
    </div>
  )
}
