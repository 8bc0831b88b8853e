import {
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_SECONDS,
  LANGUAGE_QUERY,
  LANGUAGE_STORED,
} from '@maveshi/shared/locale/chosen'
import type { Language } from '@maveshi/shared/locale/languages'
import { interpolation, READING } from '@maveshi/shared/locale/translate'
import { createInstance, type InitOptions, type i18n } from 'i18next'
import type { DetectorOptions } from 'i18next-browser-languagedetector'
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend'

/** What the console says. React-admin asks for its own words without a namespace: they stand in `admin`. */
export const SAID = ['admin', 'buttons', 'fieldTypes', 'createListing', 'login']

/** What only some screens say besides, which fetch it themselves: the storefront's words for ranges and distances. */
export const SAID_SOMEWHERE = ['buy', 'listing']

/** What is loaded again whenever the language changes, whether it was there or not. */
export const LOADED_AGAIN = ['admin', 'createListing', 'about', 'login', 'profile', 'register']

/** How the reader's language is found, and remembered for the storefront too (docs/product.md, Languages). */
const DETECTION: DetectorOptions = {
  order: ['querystring', 'cookie', 'localStorage', 'navigator', 'htmlTag'],
  lookupQuerystring: LANGUAGE_QUERY,
  lookupCookie: LANGUAGE_COOKIE,
  lookupLocalStorage: LANGUAGE_STORED,
  convertDetectedLanguage: (tag) => tag.split('-')[0]?.toLowerCase() ?? tag,
  caches: ['cookie', 'localStorage'],
  cookieMinutes: LANGUAGE_COOKIE_SECONDS / 60,
  cookieOptions: { path: '/', sameSite: 'lax' },
}

/** What fetches words, once it is initialised with `wordsOptions`. */
export const createWords = (): i18n => createInstance().use(HttpBackend)

/**
 * How words are found and fetched: ten files at a time, and what fails for the while five times more, the first after
 * 350 ms and each after twice as long. Where the language runs from right to left, what is put in runs by itself.
 * @param words what they are for
 * @param origin where `/locales` is; without one, where the console is
 */
export const wordsOptions = (words: i18n, origin = ''): InitOptions<HttpBackendOptions> => ({
  ...READING,
  interpolation: interpolation(() => words.dir() === 'rtl'),
  // Its own list, to which i18next adds what is loaded later.
  ns: [...SAID],
  fallbackNS: 'admin',
  detection: DETECTION,
  backend: { loadPath: `${origin}/locales/{{lng}}/{{ns}}.json` },
  maxParallelReads: 10,
  maxRetries: 5,
  retryTimeout: 350,
})

/**
 * Loads again what changes with a language, before it is the one to be read in. Where its words are there already it is
 * at once, and the new ones follow.
 */
export async function loadAgain(words: i18n, language: Language): Promise<void> {
  const isThere = SAID.every((namespace) => words.hasResourceBundle(language, namespace))
  const loading = words.reloadResources([language], LOADED_AGAIN)
  if (!isThere) await loading
}
