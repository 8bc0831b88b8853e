import type { Language } from '@maveshi/shared/locale/languages'

/** What a language is called in the reader's own, by key. Where one is chosen, it stands in its own letters. */
export const languageWords = (language: Language): string => `admin:languages.${language}`
