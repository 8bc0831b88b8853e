/** Under which key the browser stores the session. The storefront and the console have one origin, so they share it. */
export const SESSION_KEY = 'maveshi-session'

/**
 * Under which key of the session storage one page leaves a toast for the next: the name of a toast of the `toast`
 * namespace, for example `accessDenied.notAdmin`, with a role after a colon where its sentence names one.
 */
export const NEXT_TOAST_KEY = 'maveshi-next-toast'

/**
 * Under which key of the session storage a guest's press waits for the account that it needs: the act, the time, and the
 * page where it is done.
 */
export const PRESSED_KEY = 'maveshi-pressed'

/** What is saved on this phone without an account, and what of the account it knows; gone at the logout. */
export const FAVOURITES_KEY = 'maveshi-favourites'

/** The numbers that were told on this phone; gone at the logout. */
export const CONTACTS_KEY = 'maveshi-contacts'

/** How many notices somebody has not read, as far as this phone knows; gone at the logout. */
export const UNREAD_KEY = 'maveshi-unread'

/** Where this phone is told somebody's notices, as the market knows it; gone at the logout. */
export const TOLD_KEY = 'maveshi-told'

/** The bucket of listings' photographs. */
export const PHOTO_BUCKET = 'listing-photos'

/** There on a phone that stores a listing to be sent when there is a network. Any page sends it then. */
export const WAITING_KEY = 'maveshi-waiting'

/** The bucket of people’s pictures. */
export const AVATAR_BUCKET = 'avatars'
