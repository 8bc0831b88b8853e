import type { ContactChannel } from '@maveshi/shared/listing/contact'
import { formatMobileNumber } from '@maveshi/shared/locale/format'
import { revealContact } from '../../data/contact.ts'
import { make, openDialog } from './dialog.ts'
import { listingId } from './listing-id.ts'
import { readWords } from './words.ts'

/** Where WhatsApp begins to write to a number. */
const whatsappAddress = (number: string, message: string) =>
  `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(message)}`

/**
 * Asks for the seller's number and opens a dialog with it, below the warning: on a slow network a browser would no
 * longer let a script dial, and a computer cannot dial at all.
 */
export async function reveal(link: HTMLAnchorElement, channel: ContactChannel): Promise<void> {
  link.ariaBusy = 'true'
  const [t, answer] = await Promise.all([readWords(), revealContact(listingId(), channel)]).finally(() => {
    link.ariaBusy = null
  })
  const title = channel === 'phone' ? t('listing:contact.callTitle') : t('listing:contact.whatsappTitle')
  if ('problem' in answer) {
    if (answer.problem === 'signed-out') location.assign(link.href)
    else openDialog(title, make('p', { className: 'problem' }, sentence(answer)))
    return
  }
  const { number } = answer
  const warning = document.querySelector('aside.safety')?.cloneNode(true)
  const go =
    channel === 'phone'
      ? make(
          'a',
          { href: `tel:${number}`, className: 'button' },
          t('listing:contact.callNow', { number: formatMobileNumber(number) }),
        )
      : make(
          'a',
          {
            href: whatsappAddress(number, link.dataset.message ?? ''),
            className: 'button',
            rel: 'noopener',
            target: '_blank',
          },
          t('listing:contact.whatsappNow'),
        )
  openDialog(title, ...(warning ? [warning] : []), go)

  function sentence({ problem, count }: Extract<typeof answer, { problem: string }>): string {
    switch (problem) {
      case 'own':
        return t('listing:contact.own')
      case 'limit':
        return t('listing:contact.limit', { count })
      case 'ended':
        return t('listing:contact.ended')
      case 'no-number':
        return t('listing:contact.noNumber')
      default:
        return t('listing:contact.refused')
    }
  }
}
