import { isFavourite, setFavourite } from '../../data/favourite.ts'
import { listingId } from './listing-id.ts'

/** Turns a member's link into the button that it is for them, which knows whether the listing is saved. */
export async function offerFavourite(): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>('a[data-act=favourite]')
  const words = link?.querySelector('span')
  if (!link || !words) return
  const texts = [words.textContent ?? '', link.dataset.kept ?? '']
  const id = listingId()
  let isKept = await isFavourite(id)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = link.className
  button.append(...link.childNodes)

  function show(): void {
    button.ariaPressed = String(isKept)
    if (words) words.textContent = texts[Number(isKept)] ?? ''
  }

  button.addEventListener('click', async () => {
    isKept = !isKept
    show()
    button.disabled = true
    await setFavourite(id, isKept).catch(() => {
      isKept = !isKept
      show()
    })
    button.disabled = false
    button.focus()
  })
  show()
  link.replaceWith(button)
}
