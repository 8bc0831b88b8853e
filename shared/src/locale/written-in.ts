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

/**
 * The languages that a text may be written in, by what most of its letters are, and by the one that it is said to be in;
 * none where they do not tell: in Latin letters people write all of them.
 */
export function languagesOf(text: string, said?: Language): readonly Language[] {
  const letters = text.match(/[\p{L}\p{M}]/gu) ?? []
  const isMost = (script: RegExp) => letters.filter((letter) => script.test(letter)).length * 2 > letters.length
  const found = LANGUAGE_FACTS.filter(({ script }) => isMost(script)).map(({ code }) => code)
  return said && found.includes(said) ? [said] : found.filter((code) => code !== FALLBACK_LANGUAGE)
}
