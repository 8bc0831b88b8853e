import type { ContactChannel } from '@maveshi/shared/listing/contact'
import type { Translate } from '@maveshi/shared/locale/translate'
import { MessageCircle, Phone } from 'lucide-react'
import type { Seller } from '../data/guest/listing-detail.ts'
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
  const why = t('listing:contact.account')
  const has = (channel: ContactChannel) => seller.channels.includes(channel)
  return (
    <>
      {seller.channels.length === 0 ? (
        <p>{t('listing:contact.none')}</p>
      ) : (
        <div className="contact-bar">
          {has('phone') && (
            <a className="button" href={login} data-account={why} data-act="phone">
              <Phone size={20} aria-hidden className="shrink-0" />
              {t('listing:contact.call')}
            </a>
          )}
          {has('whatsapp') && (
            <a
              className="button button-quiet"
              href={login}
              data-account={why}
              data-act="whatsapp"
              data-message={message}
            >
              <MessageCircle size={20} aria-hidden className="shrink-0" />
              {t('listing:contact.whatsapp')}
            </a>
          )}
        </div>
      )}
      <p id="why-account" hidden className="mb-3">
        {t('listing:contact.why')}
      </p>
      <p id="problem" role="alert" className="problem" data-network={t('listing:contact.network')} />
    </>
  )
}
