import { ADMIN_VIEW_KEY } from './guards.ts'
import { CONTACTS_KEY, FAVOURITES_KEY, TOLD_KEY, UNREAD_KEY } from './session.ts'

/** What a browser stores of whoever is signed in: both clients delete it at a logout. Guests' pages need none of it. */
export const PERSONAL_KEYS = [ADMIN_VIEW_KEY, FAVOURITES_KEY, CONTACTS_KEY, UNREAD_KEY, TOLD_KEY] as const
