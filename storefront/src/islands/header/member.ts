import { ADMIN_VIEW_KEY, ADMIN_VIEW_QUERY, readAdminView } from '@maveshi/shared/access/guards'
import { CONTACTS_KEY, FAVOURITES_KEY, PRESSED_KEY } from '@maveshi/shared/access/session'
import { takeFavouritesOver } from '../../data/member/favourite.ts'
import { readOwnProfile } from '../../data/member/profile.ts'
import { readStoredFavourites } from '../../data/phone/stored-favourites.ts'
import { storedPerson } from '../../data/phone/stored-person.ts'
import { readFollowed } from '../notices/followed.ts'
import { showUnread } from '../notices/unread.ts'
import '../notices/watch.ts'
import { paintHearts } from './hearts.ts'

/** After this it is asked again what an account has saved: it may have been done on another phone. */
const FRESH_MS = 10 * 60_000

/** Shows the way to the console to an administrator, or the way back to whoever views the market as others do. */
async function showAdmin(): Promise<void> {
  const profile = await readOwnProfile().catch(() => undefined)
  const isAdmin = profile?.is_admin === true
  document.documentElement.toggleAttribute('data-admin', isAdmin)
  if (!isAdmin || readAdminView(localStorage.getItem(ADMIN_VIEW_KEY))) return
  const { readToastWords } = await import('../toast/words.ts')
  const t = await readToastWords()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-for="admin"]')) {
    link.search = ADMIN_VIEW_QUERY
    if (link.lastChild) link.lastChild.textContent = t('toast:accessDenied.adminView')
  }
}

/** Shows what the account has saved, with what this phone had saved without one. */
async function showFavourites(personId: string): Promise<void> {
  const { ownerId, readAt } = readStoredFavourites()
  if (ownerId === personId && Date.now() - readAt < FRESH_MS) return
  // Without a network the next page tries again.
  await takeFavouritesOver().catch(() => undefined)
  if (localStorage.getItem(FAVOURITES_KEY)) paintHearts()
}

/** Shows on a listing's page the numbers that were told on this phone. */
async function showNumbers(personId: string): Promise<void> {
  const listing = document.querySelector<HTMLElement>('[data-listing]')?.dataset.listing
  if (!listing || !localStorage.getItem(CONTACTS_KEY)) return
  const told = await import('../listing/told-numbers.ts')
  told.showToldNumbers(personId, listing)
}

/** What a page has besides for whoever is signed in. */
export async function showForMember(): Promise<void> {
  const personId = storedPerson()?.id
  if (!personId) return
  const ready = showNumbers(personId)
  // Without a network the way is there, and says what it said.
  showAdmin().catch(() => undefined)
  void showFavourites(personId)
  void showUnread(personId)
  // Without a network it stays unread.
  readFollowed().catch(() => undefined)
  await ready
  if (!sessionStorage.getItem(PRESSED_KEY)) return
  const pressed = await import('./pressed.ts')
  await pressed.pressAgain()
}
