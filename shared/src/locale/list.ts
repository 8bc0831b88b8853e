import { type Language, languageFacts } from './languages.ts'

/** Things one after the other, with the comma of the language: "Hindi, Marathi". */
export function joinList(things: readonly string[], language: Language): string {
  return things.join(languageFacts(language).direction === 'rtl' ? '، ' : ', ')
}
