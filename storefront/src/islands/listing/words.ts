import type { Language } from '@maveshi/shared/locale/languages'
import { createTranslate, type Translate, type Words } from '@maveshi/shared/locale/translate'

/** The words of a listing's page in the page's language, fetched only when there is something to say. */
export async function readWords(): Promise<Translate> {
  const language = document.documentElement.lang as Language
  const answer = await fetch(`/locales/${language}/listing.json`)
  return createTranslate(language, { listing: (await answer.json()) as Words })
}
