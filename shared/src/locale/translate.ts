import { createInstance, type i18n } from 'i18next'
import { isolate } from './isolate.ts'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language, languageFacts } from './languages.ts'

/** One namespace as its file holds it: texts, nested as deep as one likes. */
export interface Words {
  readonly [key: string]: string | Words
}

/** Namespaces by name. */
export type Namespaces = Readonly<Record<string, Words>>

export type Parameters = Readonly<Record<string, string | number>>

/** Finds the text of a `namespace:path.to.key` and puts the parameters in. */
export interface Translate {
  (key: string): string
  (key: string, parameters: Parameters): string
}

/** How i18next reads `locales/`, wherever it does: whole files by language, without regions, English below them. */
export const READING = {
  supportedLngs: LANGUAGES,
  fallbackLng: FALLBACK_LANGUAGE,
  load: 'languageOnly',
  defaultNS: 'home',
} as const

/**
 * How i18next puts values into a text: by themselves where the language runs from right to left, and otherwise as they
 * are, since React and Astro escape what they show.
 * @param isRightToLeft whether the language does that is read now
 */
export const interpolation = (isRightToLeft: () => boolean) => ({
  escapeValue: true,
  escape: (text: string) => (isRightToLeft() ? isolate(text) : text),
})

/**
 * An i18next that knows these words and loads no others. Where a language runs from right to left, what is put in runs
 * by itself.
 * @returns what throws an `Error` on a key that is not there: a missing key is a mistake of ours
 */
export function createI18n(language: Language, namespaces: Namespaces): i18n {
  const instance = createInstance()
  void instance.init({
    ...READING,
    lng: language,
    ns: Object.keys(namespaces),
    resources: { [language]: namespaces },
    initAsync: false,
    interpolation: interpolation(() => languageFacts(language).direction === 'rtl'),
    parseMissingKeyHandler(key) {
      throw new Error(`No text for ${key} in ${language}`)
    },
    appendNamespaceToMissingKey: true,
    // A gap that is seen is mended; i18next would leave it out.
    missingInterpolationHandler: (_text, [placeholder]: RegExpExecArray) => placeholder,
  })
  return instance
}

/** Finds words among these, in a language. */
export const createTranslate = (language: Language, namespaces: Namespaces): Translate =>
  createI18n(language, namespaces).t
