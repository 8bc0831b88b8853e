import {
  FALLBACK_LANGUAGE,
  isLanguage,
  LANGUAGE_FACTS,
  type Language,
  languageFacts,
} from '@maveshi/shared/locale/languages'
import LanguageDetector from 'i18next-browser-languagedetector'
import { getI18nProvider } from 'ra-i18n-i18next'
import { type I18nProvider, useLocale } from 'react-admin'
import { createWords, loadAgain, SAID_SOMEWHERE, wordsOptions } from './words.ts'

/** Tells the browser language and direction of the page. */
function showLanguage(language: Language): void {
  document.documentElement.lang = language
  document.documentElement.dir = languageFacts(language).direction
}

const known = (locale: string): Language => (isLanguage(locale) ? locale : FALLBACK_LANGUAGE)

/** The language that was detected, or chosen since. */
export const languageOf = (provider: I18nProvider): Language => known(provider.getLocale())

/** The console's words. */
export interface ConsoleWords extends I18nProvider {
  /** Fetches what only some screens say, from now on in each language that is chosen. */
  fetchWords(): Promise<void>
}

/**
 * Translations from `/locales` in the reader's language, with English where it lacks a key.
 * @param onChange is told each new language, after its texts are there
 */
export async function createI18nProvider(onChange: (language: Language) => void): Promise<ConsoleWords> {
  const words = createWords().use(LanguageDetector)
  const provider = await getI18nProvider(
    words,
    // Without a language it is detected.
    { ...wordsOptions(words), lng: undefined },
    LANGUAGE_FACTS.map(({ code, name }) => ({ locale: code, name })),
  )
  showLanguage(languageOf(provider))
  return {
    ...provider,
    fetchWords: () => words.loadNamespaces(SAID_SOMEWHERE),
    async changeLocale(locale) {
      if (!isLanguage(locale)) return
      await loadAgain(words, locale)
      await provider.changeLocale(locale)
      showLanguage(locale)
      onChange(locale)
    },
  }
}

/** The language that the console is being read in. */
export const useLanguage = (): Language => known(useLocale())
