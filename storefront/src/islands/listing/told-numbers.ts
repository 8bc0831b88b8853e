import { readStoredContacts } from '../../data/phone/stored-contacts.ts'

/** Where WhatsApp begins to write to a number. */
export const whatsappAddress = (number: string, message: string) =>
  `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(message)}`

/** Shows the number in place of the word that asks for it: as in India it is written, without +91. */
function showNumber(link: HTMLAnchorElement, number: string, text: string): void {
  link.setAttribute('aria-label', `${link.textContent?.trim()} ${text}`)
  for (const node of [...link.childNodes]) if (node.nodeType === Node.TEXT_NODE) node.remove()
  link.append(text.replace(/^\+91 /, ''))
  link.dir = 'ltr'
  link.href = `tel:${number}`
}

/** Whoever was told a number on this phone calls and writes at one press, without asking for it again. */
export function showToldNumbers(personId: string, id: string): void {
  for (const { channel, number, text } of readStoredContacts(personId).filter((contact) => contact.listingId === id)) {
    const link = document.querySelector<HTMLAnchorElement>(`a[data-act=${channel}]`)
    if (!link) continue
    if (channel === 'phone') showNumber(link, number, text)
    else
      Object.assign(link, {
        href: whatsappAddress(number, link.dataset.message ?? ''),
        target: '_blank',
        rel: 'noopener',
      })
    link.removeAttribute('data-act')
    link.removeAttribute('data-account')
  }
}
