import { formatDate } from '@maveshi/shared/locale/format'
import type { Language } from '@maveshi/shared/locale/languages'
import type { Translate } from '@maveshi/shared/locale/translate'
import type { Contact } from '../../data/member/contact.ts'
import type { StoredContact } from '../../data/phone/stored-contacts.ts'
import { paths } from '../../paths.ts'
import { make } from '../listing/dialog.ts'
import { whatsappAddress } from '../listing/told-numbers.ts'

type Told = Contact & { readonly numbers: readonly StoredContact[] }

function numberLink({ channel, number, text }: StoredContact, t: Translate): HTMLElement {
  if (channel === 'whatsapp') {
    const href = whatsappAddress(number, '')
    return make('a', { href, className: 'pill', target: '_blank', rel: 'noopener' }, t('listing:contact.whatsapp'))
  }
  const className = 'pill border-leaf font-semibold text-leaf'
  return make('a', { href: `tel:${number}`, className }, t('listing:contact.callNow', { number: text }))
}

/** Adds to a listing's row when its number was told, and the number where this phone knows it. */
export function showContact(row: HTMLElement, { listingId, toldAt, numbers }: Told, t: Translate): void {
  const date = formatDate(new Date(toldAt), document.documentElement.lang as Language)
  const links = numbers.map((contact) => numberLink(contact, t))
  const ask = make('a', { href: paths.listing(listingId), className: 'pill' }, t('listing:contact.call'))
  row.lastElementChild?.append(
    make('p', { className: 'text-muted' }, t('listing:contact.told', { date })),
    make('p', { className: 'flex flex-wrap gap-2 py-1' }, ...(links.length > 0 ? links : [ask])),
  )
}
