import type { ListingStatus } from '@maveshi/shared/listing/status'
import type { Translate } from '@maveshi/shared/locale/translate'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { paths } from '../../paths.ts'

interface DoneProps {
  readonly status: ListingStatus
  readonly listingId: string
  /** Whether something on offer was changed, and nothing new is sold. */
  readonly isChange: boolean
  /** Opens WhatsApp with it; nothing while nobody else sees it. */
  readonly share: string | undefined
  /** Where more animals like it are entered at once, if it is one. */
  readonly more: string | undefined
  /** The next one of its herd that needs photographs. */
  readonly next: { readonly id: string; readonly title: string } | undefined
  readonly onAnother: () => void
  readonly t: Translate
}

function wordsOf(isActive: boolean, isChange: boolean): string {
  if (isChange) return isActive ? 'createListing:done.changed' : 'createListing:done.changePending'
  return isActive ? 'createListing:done.active' : 'createListing:done.pending'
}

/** The listing is in: what happens next, and where to go. */
export function Done({ status, listingId, isChange, share, more, next, onAnother, t }: DoneProps) {
  const isActive = status === 'active'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'center' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section className="card mx-auto grid max-w-2xl justify-items-center gap-4 p-8 text-center">
      <CircleCheck size={64} aria-hidden className="text-leaf" />
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t('createListing:done.title')}
      </h2>
      <p>{t(wordsOf(isActive, isChange))}</p>
      {next && (
        <a className="button" href={paths.photograph(next.id)}>
          {t('createListing:done.nextAnimal', { title: next.title })}
        </a>
      )}
      <a
        className={next ? 'button button-quiet' : 'button'}
        href={isActive ? paths.listing(listingId) : paths.dashboard}
      >
        {t('createListing:done.view')}
      </a>
      {share && (
        <a className="button button-quiet" href={share} target="_blank" rel="noopener">
          {t('listing:share.whatsapp')}
        </a>
      )}
      {more && (
        <a className="button button-quiet" href={more}>
          {t('createListing:done.more')}
        </a>
      )}
      {isChange ? (
        <a className="button button-quiet" href={paths.dashboard}>
          {t('navbar:dashboard')}
        </a>
      ) : (
        <button type="button" className="button button-quiet" onClick={onAnother}>
          {t('createListing:done.another')}
        </button>
      )}
    </section>
  )
}
