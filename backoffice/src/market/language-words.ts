import type { Language } from '@maveshi/shared/locale/languages'

/** What each language is called in the reader's own, by key. Where one is chosen, it stands in its own letters. */
export const LANGUAGE_WORDS: Readonly<Record<Language, string>> = {
  en: 'admin:languages.en',
  hi: 'admin:languages.hi',
  mr: 'admin:languages.mr',
  gu: 'admin:languages.gu',
  pa: 'admin:languages.pa',
  bn: 'admin:languages.bn',
  ta: 'admin:languages.ta',
  te: 'admin:languages.te',
  kn: 'admin:languages.kn',
  ml: 'admin:languages.ml',
  ur: 'admin:languages.ur',
}
