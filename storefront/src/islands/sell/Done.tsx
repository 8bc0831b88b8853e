import type { ListingStatus } from '@maveshi/shared/listing/status'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { herdPaths } from '../../herd-paths.ts'
import { paths } from '../../paths.ts'
import { isOfHerd } from './herd-mode.ts'

interface DoneProps {
  readonly status: ListingStatus
  readonly listingId: string
  /** Whether something on offer was changed, and nothing new is sold. */
  readonly isChange: boolean
  /** Opens WhatsApp with it; nothing while nobody else sees it. */
  readonly share: string | undefined
  /** Where more animals like it are entered at once, if it is one. */
  readonly more: string | undefined
  readonly onAnother: () => void
}

function wordsOf(isActive: boolean, isChange: boolean): string {
  if (isChange) return isActive ? 'createListing:done.changed' : 'createListing:done.changePending'
  return isActive ? 'createListing:done.active' : 'createListing:done.pending'
}

/** The listing is in: what happens next, and where to go. */
export function Done({ status, listingId, isChange, share, more, onAnother }: DoneProps) {
  const { t } = useTranslation()
  const isNext = isOfHerd()
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
      {isNext && (
        <a className="button" href={herdPaths.next}>
          {t('createListing:done.nextAnimal')}
        </a>
      )}
      <a
        className={isNext ? 'button button-quiet' : 'button'}
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
