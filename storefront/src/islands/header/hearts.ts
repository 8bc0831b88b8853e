import {
  MOST_FAVOURITES,
  readFavouriteIds,
  readStoredFavourites,
  storeFavourites,
  withFavourite,
} from '../../data/phone/stored-favourites.ts'
import { storedPerson } from '../../data/phone/stored-person.ts'

/** After this it is asked again what an account has saved: it may have been done on another phone. */
const FRESH_MS = 10 * 60_000

/** Shows a heart as pressed or not; on a listing's own page its word says so too. */
function show(heart: HTMLElement, isOn: boolean): void {
  heart.setAttribute('aria-pressed', String(isOn))
  const word = heart.querySelector('span')
  if (word) word.textContent = heart.dataset.words?.split('|')[Number(isOn)] ?? ''
}

/** Shows which listings of this page are saved. */
export function paintHearts(): void {
  const ids = readFavouriteIds()
  for (const heart of document.querySelectorAll<HTMLElement>('[data-heart]')) {
    show(heart, ids.includes(heart.dataset.heart ?? ''))
  }
}

/** Shows what is saved, and for somebody signed in what their account has: with what they had saved without one. */
export async function showFavourites(): Promise<void> {
  paintHearts()
  const personId = storedPerson()?.id
  const { ownerId, readAt } = readStoredFavourites()
  if (!personId || (ownerId === personId && Date.now() - readAt < FRESH_MS)) return
  const account = await import('../../data/member/favourite.ts')
  // Without a network the next page tries again.
  await account.takeFavouritesOver().catch(() => undefined)
  paintHearts()
}

/** Says why a listing was not saved: a dead network where the page has a place for it, or in a toast. */
async function explain(error: unknown, heart: HTMLElement): Promise<void> {
  const title = heart.getAttribute('aria-label') ?? heart.dataset.words?.split('|')[0] ?? ''
  try {
    const { showRefusal } = await import('../listing/refusal.ts')
    await showRefusal(error, 'favourite', title)
  } catch {
    const place = document.querySelector<HTMLElement>('#problem')
    if (place) {
      place.textContent = place.dataset.network ?? ''
      return
    }
    const [{ showToast }, { readToastWords }] = await Promise.all([
      import('../toast/toast.ts'),
      import('../toast/words.ts'),
    ])
    const t = await readToastWords()
    showToast(t, { title, description: t('toast:searchNotSaved.text'), variant: 'destructive' })
  }
}

/** Saves on the phone alone. */
function saveOnPhone(id: string, isOn: boolean): void {
  const ids = withFavourite(readFavouriteIds(), id, isOn)
  // The oldest makes room: it is the one most likely sold.
  storeFavourites({ readAt: 0, ids: ids.slice(0, MOST_FAVOURITES) })
}

async function saveInAccount(id: string, isOn: boolean): Promise<void> {
  const account = await import('../../data/member/favourite.ts')
  await account.setFavourite(id, isOn)
}

/** Saves a listing, or removes it, at a press: a guest's on the phone, a member's in the account. */
export async function press(heart: HTMLButtonElement): Promise<void> {
  const id = heart.dataset.heart ?? ''
  const isOn = !readFavouriteIds().includes(id)
  show(heart, isOn)
  if (!storedPerson()) {
    saveOnPhone(id, isOn)
    paintHearts()
    return
  }
  heart.disabled = true
  try {
    await saveInAccount(id, isOn)
  } catch (error) {
    await explain(error, heart).catch(() => undefined)
  }
  paintHearts()
  heart.disabled = false
  if (!document.querySelector('dialog[open]')) heart.focus()
}

addEventListener('pageshow', ({ persisted }) => persisted && paintHearts())
