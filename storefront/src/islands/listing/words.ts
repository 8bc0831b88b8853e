import type { Language } from '@maveshi/shared/locale/languages'
import { createTranslate, type Translate, type Words } from '@maveshi/shared/locale/translate'

/** The page's language. */
export const pageLanguage = () => document.documentElement.lang as Language

/** The words of a listing's page, in its language where no other is named, fetched only when there is something to say. */
export async function readWords(language = pageLanguage()): Promise<Translate> {
  const answer = await fetch(`/locales/${language}/listing.json`)
  return createTranslate(language, { listing: (await answer.json()) as Words })
}
