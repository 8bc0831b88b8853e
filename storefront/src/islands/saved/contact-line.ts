import { formatDate, formatMobileNumber } from '@maveshi/shared/locale/format'
import type { Language } from '@maveshi/shared/locale/languages'
import type { Contact } from '../../data/member/contact.ts'
import type { StoredContact } from '../../data/phone/stored-contacts.ts'
import { paths } from '../../paths.ts'
import { make } from '../listing/dialog.ts'
import { whatsappAddress } from '../listing/told-numbers.ts'

type Told = Contact & { readonly numbers: readonly StoredContact[] }

const words = () => document.querySelector<HTMLElement>('[data-saved]')?.dataset ?? {}

function numberLink({ channel, number }: StoredContact): HTMLElement {
  if (channel === 'whatsapp') {
    const href = whatsappAddress(number, '')
    return make('a', { href, className: 'pill', target: '_blank', rel: 'noopener' }, 'WhatsApp')
  }
  const text = (words().call ?? '').replace('{{number}}', formatMobileNumber(number))
  return make('a', { href: `tel:${number}`, className: 'pill border-leaf font-semibold text-leaf' }, text)
}

/** Adds to a listing's row when its number was told, and the number where this phone knows it. */
export function showContact(row: HTMLElement, { listingId, toldAt, numbers }: Told): void {
  const date = formatDate(new Date(toldAt), document.documentElement.lang as Language)
  const links = numbers.map(numberLink)
  const ask = make('a', { href: paths.listing(listingId), className: 'pill' }, words().ask ?? '')
  row.lastElementChild?.append(
    make('p', { className: 'text-muted' }, (words().told ?? '').replace('{{date}}', date)),
    make('p', { className: 'flex flex-wrap gap-2 py-1' }, ...(links.length > 0 ? links : [ask])),
  )
}
