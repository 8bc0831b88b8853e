/** Opens the photographs as large as the screen, at the one that was tapped. Another tap looks closer, and back. */
export async function zoom(link: HTMLAnchorElement): Promise<void> {
  const strip = link.closest('.gallery')
  if (!strip || link.closest('dialog')) {
    link.parentElement?.classList.toggle('large')
    return
  }
  const large = strip.cloneNode(true) as HTMLElement
  for (const slide of large.children) slide.removeAttribute('id')
  for (const picture of large.querySelectorAll('img')) picture.removeAttribute('style')
  const dialog = document.createElement('dialog')
  dialog.className = 'zoom'
  dialog.setAttribute('aria-label', strip.getAttribute('aria-label') ?? '')
  const close = document.querySelector('#auth-required form')?.cloneNode(true)
  dialog.append(...(close ? [close] : []), large)
  dialog.addEventListener('close', () => {
    dialog.remove()
    link.focus()
  })
  document.body.append(dialog)
  dialog.showModal()
  const slide = large.children[[...strip.children].indexOf(link.parentElement as Element)]
  slide?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
  slide?.querySelector('a')?.focus({ preventScroll: true })
}
