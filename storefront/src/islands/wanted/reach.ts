import type { ContactChannel } from '@maveshi/shared/listing/contact'
import { revealWanted } from '../../data/member/wanted.ts'
import { contactLink } from '../listing/contact-link.ts'
import { openDialog } from '../listing/dialog.ts'
import { showRefusal } from '../listing/refusal.ts'
import { readWords } from '../listing/words.ts'

/**
 * Asks for the number of whoever looks for something, and opens a dialog with it, as for a seller's.
 * @throws TypeError without a network
 */
export async function reach(link: HTMLAnchorElement, wantedId: string, channel: ContactChannel): Promise<void> {
  if (link.hasAttribute('aria-busy')) return
  link.setAttribute('aria-busy', 'true')
  try {
    const t = await readWords()
    const title = channel === 'phone' ? t('listing:contact.callBuyer') : t('listing:contact.writeBuyer')
    try {
      const number = await revealWanted(wantedId, channel)
      openDialog(title, contactLink(number, channel, link.dataset.message ?? '', t))
    } catch (error) {
      await showRefusal(error, 'wanted', title)
    }
  } finally {
    link.removeAttribute('aria-busy')
  }
}
