import type { ContactChannel } from '@maveshi/shared/listing/contact'
import { revealContact } from '../../data/member/contact.ts'
import { storedPerson } from '../../data/phone/stored-person.ts'
import { contactLink } from './contact-link.ts'
import { openDialog } from './dialog.ts'
import { listingId } from './listing-id.ts'
import { showRefusal } from './refusal.ts'
import { showToldNumbers } from './told-numbers.ts'
import { readWords } from './words.ts'

/**
 * Asks for the seller's number and opens a dialog with it, below the warning: on a slow network a browser would no
 * longer let a script dial, and a computer cannot dial at all.
 * @throws TypeError without a network
 */
export async function reveal(link: HTMLAnchorElement, channel: ContactChannel | undefined): Promise<void> {
  // A tap of before may still be at it, or may have told the number already.
  if (link.hasAttribute('aria-busy') || !channel) return
  link.setAttribute('aria-busy', 'true')
  try {
    const t = await readWords()
    const title = channel === 'phone' ? t('listing:contact.callTitle') : t('listing:contact.whatsappTitle')
    try {
      const number = await revealContact(listingId(), channel)
      const warning = document.querySelector('aside.safety')?.cloneNode(true)
      openDialog(title, ...(warning ? [warning] : []), contactLink(number, channel, link.dataset.message ?? '', t))
      const personId = storedPerson()?.id
      if (personId) showToldNumbers(personId, listingId())
    } catch (error) {
      await showRefusal(error, 'contact', title)
    }
  } finally {
    link.removeAttribute('aria-busy')
  }
}
