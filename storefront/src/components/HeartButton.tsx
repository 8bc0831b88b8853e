import type { Translate } from '@maveshi/shared/locale/translate'
import { Heart } from 'lucide-react'

interface HeartProps {
  readonly title: string
  readonly t: Translate
}

/**
 * Saves a listing, on the phone and in the account of whoever has one. A script presses it and paints whether it is
 * pressed, so that a page stays the same for everybody; without scripts there is none. It stands in its card, whose link
 * says which listing it is for: a list has two dozen of them.
 * @param title of the listing, in the reader's language
 */
export function HeartButton({ title, t }: HeartProps) {
  return (
    <button type="button" aria-pressed="false" data-heart="" aria-label={`${t('listing:favourite.keep')}: ${title}`}>
      <Heart aria-hidden />
    </button>
  )
}

/** The same on the listing's own page, with a word below that says what it is. */
export function SaveButton({ listingId, t }: { readonly listingId: string; readonly t: Translate }) {
  return (
    <button
      type="button"
      aria-pressed="false"
      className="action"
      data-heart={listingId}
      data-words={[t('listing:favourite.keep'), t('listing:favourite.kept')].join('|')}
    >
      <Heart size={24} aria-hidden />
      <span>{t('listing:favourite.keep')}</span>
    </button>
  )
}
