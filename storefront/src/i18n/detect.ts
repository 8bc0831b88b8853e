import { LANGUAGE_QUERY } from '@maveshi/shared/locale/chosen'
import { acceptedLanguage, FALLBACK_LANGUAGE, isLanguage, type Language } from '@maveshi/shared/locale/languages'

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
