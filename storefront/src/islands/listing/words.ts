import type { Language } from '@maveshi/shared/locale/languages'
import type { Translate, Words } from '@maveshi/shared/locale/translate'
import { guestTranslate } from '../guest-words.ts'

/** The page's language. */
export const pageLanguage = () => document.documentElement.lang as Language

/** The words of a listing's page, in its language where no other is named, fetched only when there is something to say. */
export async function readWords(language = pageLanguage()): Promise<Translate> {
  const answer = await fetch(`/locales/${language}/listing.json`)
  return guestTranslate(language, { listing: (await answer.json()) as Words })
}
