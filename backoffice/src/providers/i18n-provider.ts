import {
  FALLBACK_LANGUAGE,
  isLanguage,
  LANGUAGE_FACTS,
  LANGUAGES,
  type Language,
} from '@maveshi/shared/locale/languages'
import { createInstance } from 'i18next'
import { getI18nProvider } from 'ra-i18n-i18next'
import { type I18nProvider, useLocale } from 'react-admin'
import { rememberLanguage } from './detect-language.ts'
import { localeFiles } from './locale-files.ts'

/**
 * Translations from `/locales`, with English where a language lacks a key.
 * @param onChange is told each new language, after its texts are there
 */
export async function createI18nProvider(
  language: Language,
  onChange: (language: Language) => void,
): Promise<I18nProvider> {
  const provider = await getI18nProvider(
    createInstance().use(localeFiles),
    {
      lng: language,
      supportedLngs: LANGUAGES,
      fallbackLng: FALLBACK_LANGUAGE,
      ns: ['admin', 'buttons', 'fieldTypes', 'createListing'],
      defaultNS: 'admin',
      interpolation: { escapeValue: false },
    },
    LANGUAGE_FACTS.map(({ code, name }) => ({ locale: code, name })),
  )
  rememberLanguage(language)
  return {
    ...provider,
    async changeLocale(locale) {
      if (!isLanguage(locale)) return
      await provider.changeLocale(locale)
      rememberLanguage(locale)
      onChange(locale)
    },
  }
}

/** The language that the console is being read in. */
export function useLanguage(): Language {
  const locale = useLocale()
  return isLanguage(locale) ? locale : FALLBACK_LANGUAGE
}
