/** Query parameter and cookie by which a language is chosen and remembered, on the storefront and in the console. */
export const LANGUAGE_QUERY = 'lng'
export const LANGUAGE_COOKIE = 'i18next'
export const LANGUAGE_COOKIE_SECONDS = 31_536_000
/** Where the browser's local storage remembers it too. */
export const LANGUAGE_STORED = 'i18nextLng'
