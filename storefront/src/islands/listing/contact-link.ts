import type { ContactChannel } from '@maveshi/shared/listing/contact'
import { formatMobileNumber } from '@maveshi/shared/locale/format'
import type { Translate } from '@maveshi/shared/locale/translate'
import { make } from './dialog.ts'
import { whatsappAddress } from './told-numbers.ts'

/** What calls, or begins to write: where it leads, and what it says. */
export function contactWay(number: string, channel: ContactChannel, message: string, t: Translate) {
  return channel === 'phone'
    ? { href: `tel:${number}`, text: t('listing:contact.callNow', { number: formatMobileNumber(number) }) }
    : { href: whatsappAddress(number, message), text: t('listing:contact.whatsappNow') }
}

/** The link that calls, or writes. */
export function contactLink(number: string, channel: ContactChannel, message: string, t: Translate): HTMLElement {
  const { href, text } = contactWay(number, channel, message, t)
  const link = make('a', { href, className: 'button' }, text)
  return channel === 'phone' ? link : Object.assign(link, { rel: 'noopener', target: '_blank' })
}
