import { isFavourite, setFavourite } from '../../data/member/favourite.ts'
import { released } from '../released.ts'
import { listingId } from './listing-id.ts'

/** Says under the buttons what has gone wrong. */
type Say = (error: unknown) => void

/** Says why a listing was not saved: a dead network on the page, everything else in a dialog. */
async function explain(error: unknown, name: string, say: Say): Promise<void> {
  const { showRefusal } = await import('./refusal.ts')
  await showRefusal(error, 'favourite', name).catch(say)
}

/** The button that a member's link becomes. */
function buttonFor(link: HTMLAnchorElement, words: HTMLElement, wasSaved: boolean, say: Say): HTMLButtonElement {
  const texts = [words.textContent ?? '', link.dataset.saved ?? '']
  const id = listingId()
  const button = document.createElement('button')
  button.type = 'button'
  button.className = link.className
  button.append(...link.childNodes)
  let isSaved = wasSaved

  function show(): void {
    button.setAttribute('aria-pressed', String(isSaved))
    words.textContent = texts[Number(isSaved)] ?? ''
  }

  button.addEventListener('click', async () => {
    isSaved = !isSaved
    show()
    button.disabled = true
    try {
      await setFavourite(id, isSaved)
    } catch (error) {
      isSaved = !isSaved
      show()
      await explain(error, texts[0] ?? '', say)
    }
    button.disabled = false
    if (!document.querySelector('dialog[open]')) button.focus()
  })
  show()
  return button
}

let turned: Promise<HTMLButtonElement> | undefined

/** Once, however often it is asked for. A failure is not remembered: the next press tries again. */
async function turnIntoButton(link: HTMLAnchorElement, words: HTMLElement, say: Say): Promise<HTMLButtonElement> {
  const wasSaved = await isFavourite(listingId())
  await released()
  const button = buttonFor(link, words, wasSaved, say)
  link.replaceWith(button)
  return button
}

/**
 * Turns a member's link into the button that it is for them, which knows whether the listing is saved.
 * @param isPressed whether the link was pressed before it was a button
 */
export async function offerFavourite(say: Say, isPressed = false): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>('a[data-act=favourite]')
  const words = link?.querySelector('span')
  if (!link || !words) return
  turned ??= turnIntoButton(link, words, say).catch((error) => {
    turned = undefined
    throw error
  })
  try {
    const button = await turned
    if (isPressed && button.getAttribute('aria-pressed') === 'false') button.click()
  } catch (error) {
    if (isPressed) await explain(error, words.textContent ?? '', say)
  }
}
