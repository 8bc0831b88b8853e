/** A seller's page is shared like a listing's: by the phone's own menu, which without this is WhatsApp. */
const link = document.querySelector<HTMLAnchorElement>('[data-share]')
link?.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey) return
  event.preventDefault()
  import('../listing/share.ts').then(
    ({ share }) => share(),
    () => location.assign(link.href),
  )
})
