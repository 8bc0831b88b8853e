import { acceptedLanguage, FALLBACK_LANGUAGE, isLanguage, type Language } from '@maveshi/shared/locale/languages'

/** Query parameter and cookie by which a language is chosen and remembered. */
export const LANGUAGE_QUERY = 'lng'
export const LANGUAGE_COOKIE = 'i18next'
export const LANGUAGE_COOKIE_SECONDS = 31_536_000
/** Where the browser's local storage remembers it too, here and in the console. */
export const LANGUAGE_STORED = 'i18nextLng'

/**
 * The language of a request, in the order: query, cookie, `Accept-Language`, English. What a browser remembers in its
 * local storage is the same as the cookie, since both are written together.
 */
export function detectLanguage(url: URL, cookie: string | undefined, acceptLanguage: string | null): Language {
  const asked = url.searchParams.get(LANGUAGE_QUERY)
  if (isLanguage(asked)) return asked
  if (isLanguage(cookie)) return cookie
  return acceptedLanguage(acceptLanguage) ?? FALLBACK_LANGUAGE
}
