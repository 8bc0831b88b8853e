import {
  MOST_FAVOURITES,
  readFavouriteIds,
  storeFavourites,
  withFavourite,
} from '../../data/phone/stored-favourites.ts'
import { storedPerson } from '../../data/phone/stored-person.ts'

/** The listing that a heart is for: it says so itself, or its card leads there. */
function idOf(heart: HTMLElement): string {
  const link = heart.parentElement?.querySelector<HTMLAnchorElement>('h3 a')
  return heart.dataset.heart || (link?.pathname.split('/')[2] ?? '')
}

/** Shows a heart as pressed or not; on a listing's own page its word says so too. */
function show(heart: HTMLElement, isOn: boolean): void {
  heart.setAttribute('aria-pressed', String(isOn))
  const word = heart.querySelector('span')
  if (word) word.textContent = heart.dataset.words?.split('|')[Number(isOn)] ?? ''
}

/**
 * Shows which listings of this page are saved, by the person who is signed in or by a guest. One that is being saved goes
 * on showing what was pressed.
 */
export function paintHearts(): void {
  const ids = readFavouriteIds(storedPerson()?.id)
  const hearts = document.querySelectorAll<HTMLButtonElement>('[data-heart]:not(:disabled)')
  for (const heart of hearts) show(heart, ids.includes(idOf(heart)))
}

/** Saves on the phone alone. */
function saveOnPhone(id: string, isOn: boolean): void {
  const ids = withFavourite(readFavouriteIds(undefined), id, isOn)
  // The oldest makes room: it is the one most likely sold.
  storeFavourites({ readAt: 0, ids: ids.slice(0, MOST_FAVOURITES) })
}

/** Saves a listing, or removes it, at a press: a guest's on the phone, a member's in the account. */
export async function press(heart: HTMLButtonElement): Promise<void> {
  const personId = storedPerson()?.id
  const id = idOf(heart)
  const isOn = !readFavouriteIds(personId).includes(id)
  show(heart, isOn)
  if (!personId) {
    saveOnPhone(id, isOn)
    paintHearts()
    return
  }
  heart.disabled = true
  try {
    const account = await import('./save-favourite.ts')
    await account.saveFavourite(heart, id, isOn)
  } catch {
    // It shows below that nothing was saved.
  }
  heart.disabled = false
  paintHearts()
  if (!document.querySelector('dialog[open]')) heart.focus()
}

// A page that comes back as it was left, and a list that takes another one's place.
addEventListener('pageshow', () => paintHearts())
