import { FALLBACK_LANGUAGE, isLanguage, type Language, languageFacts } from '@maveshi/shared/locale/languages'

/** Where i18next's detector stores the choice; the storefront reads and writes the same. */
const QUERY_KEY = 'lng'
const COOKIE = 'i18next'
const STORAGE_KEY = 'i18nextLng'
const COOKIE_SECONDS = 31_536_000

function fromCookie(): string | undefined {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${COOKIE}=`))
  return pair?.slice(COOKIE.length + 1)
}

/** The reader's language: query string, cookie, local storage, navigator, else English (docs/product.md, Languages). */
export function detectLanguage(): Language {
  const named = [
    new URLSearchParams(window.location.search).get(QUERY_KEY),
    fromCookie(),
    localStorage.getItem(STORAGE_KEY),
    ...navigator.languages,
  ]
  return named.map((tag) => tag?.split('-')[0]?.toLowerCase()).find(isLanguage) ?? FALLBACK_LANGUAGE
}

/** Stores the choice for this console and the storefront, and tells the browser language and direction of the page. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`
  localStorage.setItem(STORAGE_KEY, language)
  document.documentElement.lang = language
  document.documentElement.dir = languageFacts(language).direction
}
