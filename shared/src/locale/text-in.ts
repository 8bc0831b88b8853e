import { FALLBACK_LANGUAGE, type Labels, type Language } from './languages.ts'

/** A text, and the language that it is in: English where it is not there in the reader's. */
export interface TextInLanguage {
  readonly text: string
  readonly language: Language
}

/** What is written in several languages, for a reader of one; nothing where it is in neither that nor English. */
export function textIn(texts: Labels, language: Language): TextInLanguage | undefined {
  const found = [language, FALLBACK_LANGUAGE].find((code) => texts[code])
  return found && { text: texts[found] ?? '', language: found }
}
