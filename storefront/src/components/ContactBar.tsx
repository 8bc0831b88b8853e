import type { Translate } from '@maveshi/shared/locale/translate'
import { MessageCircle, Phone } from 'lucide-react'
import type { Seller } from '../data/listing-detail.ts'
import { paths, withReturn } from '../paths.ts'

interface ContactBarProps {
  readonly listingId: string
  readonly seller: Seller
  /** What is written to the seller, in the seller's language. */
  readonly message: string
  readonly t: Translate
}

/**
 * The ways to the seller, always in reach of a thumb. The links lead to the login; scripts ask a guest first, and tell
 * a member the number.
 */
export function ContactBar({ listingId, seller, message, t }: ContactBarProps) {
  const login = withReturn(paths.login, paths.listing(listingId))
  if (seller.channels.length === 0) return <p>{t('listing:contact.none')}</p>
  return (
    <>
      <div className="contact-bar">
        {seller.channels.includes('phone') && (
          <a className="button" href={login} data-account data-act="phone">
            <Phone size={20} aria-hidden />
            {t('listing:contact.call')}
          </a>
        )}
        {seller.channels.includes('whatsapp') && (
          <a className="button button-quiet" href={login} data-account data-act="whatsapp" data-message={message}>
            <MessageCircle size={20} aria-hidden />
            {t('listing:contact.whatsapp')}
          </a>
        )}
      </div>
      <p id="why-account" hidden className="mb-3">
        {t('listing:contact.why')}
      </p>
      <p id="problem" role="alert" className="problem" data-network={t('listing:contact.network')} />
    </>
  )
}
