import { FALLBACK_LANGUAGE, LANGUAGE_FACTS, type Language, languageFacts } from './languages.ts'

/**
 * The language that a text can be read in by its letters: the one that it is said to be in, where those are its letters or
 * Latin ones, which every voice of India reads; else the first language with such letters.
 */
export function writtenIn(text: string, said: Language): Language {
  if (languageFacts(said).script.test(text)) return said
  const found = LANGUAGE_FACTS.find(({ code, script }) => code !== FALLBACK_LANGUAGE && script.test(text))
  return found?.code ?? said
}
