/** Longer lines say no more. */
const MOST_CHARACTERS = 1000

/** What moves a terminal's cursor, ends a line, or turns the direction of reading. Joiners belong to words of India. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through.
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** A text as one line of a log: nothing in it can pass for another line, or for a command to the terminal. */
export function oneLine(text: string): string {
  const line = text.slice(0, MOST_CHARACTERS).replace(UNPRINTABLE, escaped)
  return text.length > MOST_CHARACTERS ? `${line} …` : line
}
