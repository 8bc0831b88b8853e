import { make, openDialog } from './dialog.ts'
import { readWords } from './words.ts'

/** The page's address without a language: whoever opens it reads it in their own. */
const address = () => location.origin + location.pathname

/** Hands the listing to the phone's own menu, or offers WhatsApp and the address where a browser has none. */
export async function share(): Promise<void> {
  const title = document.title
  const url = address()
  if ('share' in navigator) {
    // Whoever closes the menu has changed their mind.
    await navigator.share({ title, url }).catch(() => undefined)
    return
  }
  const t = await readWords()
  const copy = make('button', { type: 'button', className: 'button button-quiet' }, t('listing:share.copy'))
  copy.addEventListener('click', async () => {
    await (navigator as Navigator).clipboard.writeText(url)
    copy.textContent = t('listing:share.copied')
  })
  const whatsapp = make(
    'a',
    {
      className: 'button',
      href: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
      target: '_blank',
      rel: 'noopener',
    },
    t('listing:share.whatsapp'),
  )
  openDialog(t('listing:share.open'), whatsapp, copy)
}
