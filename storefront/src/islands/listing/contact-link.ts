import type { ContactChannel } from '@maveshi/shared/listing/contact'
import { formatMobileNumber } from '@maveshi/shared/locale/format'
import type { Translate } from '@maveshi/shared/locale/translate'
import { make } from './dialog.ts'
import { whatsappAddress } from './told-numbers.ts'

/** The link that calls, or writes. */
export function contactLink(number: string, channel: ContactChannel, message: string, t: Translate): HTMLElement {
  if (channel === 'phone') {
    const text = t('listing:contact.callNow', { number: formatMobileNumber(number) })
    return make('a', { href: `tel:${number}`, className: 'button' }, text)
  }
  return make(
    'a',
    { href: whatsappAddress(number, message), className: 'button', rel: 'noopener', target: '_blank' },
    t('listing:contact.whatsappNow'),
  )
}
