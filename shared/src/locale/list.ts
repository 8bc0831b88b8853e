import { type Language, languageFacts } from './languages.ts'

/**
 * Things one after the other, with the comma of the language: "Hindi, Marathi". It says what `Intl.ListFormat` says of a
 * list without an "and", and not by it: that says "Pune and Maharashtra" in Hindi and Gujarati all the same, and mixes two
 * commas in Urdu.
 */
export function joinList(things: readonly string[], language: Language): string {
  return things.join(languageFacts(language).direction === 'rtl' ? '، ' : ', ')
}
