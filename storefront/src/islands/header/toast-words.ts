import type { Language } from '@maveshi/shared/locale/languages'
import { createTranslate, type Translate, type Words } from '@maveshi/shared/locale/translate'

/** The words of toasts and of the notice at the foot, in the page's language, fetched only when there is something to say. */
export async function readToastWords(): Promise<Translate> {
  const language = document.documentElement.lang as Language
  const answer = await fetch(`/locales/${language}/toast.json`)
  return createTranslate(language, { toast: (await answer.json()) as Words })
}
