/** What ends a line, moves a terminal's cursor, or turns the direction of what follows. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

const CHARACTERS = 500

/** A text as one line of a log: whoever sent parts of it can write no other line, and no long one. */
export function oneLine(text: string, most = CHARACTERS): string {
  const plain = text
    .slice(0, most)
    .replace(UNPRINTABLE, (letter) => `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`)
  return text.length > most ? `${plain}…` : plain
}
