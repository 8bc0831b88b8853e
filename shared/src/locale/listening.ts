import type { Language } from './languages.ts'

/** The language as those who listen know it: of India, and Punjabi by its letters. */
export const listeningTag = (language: Language): string => (language === 'pa' ? 'pa-Guru-IN' : `${language}-IN`)
