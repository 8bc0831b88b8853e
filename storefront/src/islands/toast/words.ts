import type { Language } from '@maveshi/shared/locale/languages'
import type { Translate, Words } from '@maveshi/shared/locale/translate'
import { guestTranslate } from '../guest-words.ts'

async function load(): Promise<Translate> {
  const language = document.documentElement.lang as Language
  const answer = await fetch(`/locales/${language}/toast.json`)
  return guestTranslate(language, { toast: (await answer.json()) as Words })
}

let words: Promise<Translate> | undefined

/**
 * The words of toasts and of the notice at the foot, in the page's language, fetched only when there is something to
 * say. A failure is not remembered: the next call tries again.
 */
export function readToastWords(): Promise<Translate> {
  words ??= load().catch((error) => {
    words = undefined
    throw error
  })
  return words
}
