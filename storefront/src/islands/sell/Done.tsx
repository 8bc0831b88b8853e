import type { ListingStatus } from '@maveshi/shared/listing/status'
import type { Translate } from '@maveshi/shared/locale/translate'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { paths } from '../../paths.ts'

interface DoneProps {
  readonly status: ListingStatus
  readonly listingId: string
  readonly onAnother: () => void
  readonly t: Translate
}

/** The listing is in: what happens next, and where to go. */
export function Done({ status, listingId, onAnother, t }: DoneProps) {
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
      <p>{t(isActive ? 'createListing:done.active' : 'createListing:done.pending')}</p>
      <a className="button" href={isActive ? paths.listing(listingId) : paths.dashboard}>
        {t('createListing:done.view')}
      </a>
      <button type="button" className="button button-quiet" onClick={onAnother}>
        {t('createListing:done.another')}
      </button>
    </section>
  )
}
