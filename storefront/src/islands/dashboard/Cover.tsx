import { Art } from '../../components/Art.tsx'
import type { Photo } from '../../data/rules/photos.ts'

/** A listing's picture beside its words, or that of its category. */
export function Cover({ cover, icon, isDim = false }: { cover: Photo | undefined; icon: string; isDim?: boolean }) {
  const look = `size-20 shrink-0 rounded-control sm:size-24 ${isDim ? 'opacity-60' : ''}`
  if (!cover) {
    return (
      <span className={`grid place-items-center bg-leaf-soft ${look}`}>
        <Art icon={icon} size={56} />
      </span>
    )
  }
  return (
    <img
      src={cover.cardUrl}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      decoding="async"
      className={`object-cover ${look}`}
    />
  )
}
