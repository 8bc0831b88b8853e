import { westernDigits } from '../locale/parse.ts'
import { LOOK_ALIKES } from './look-alikes.ts'

const UNSEEN =
  /\u17B4|\u17B5|[\u180B-\u180D]|\u180F|[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF0-\uFFFB\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]|\u034F|[\uFE00-\uFE0F]/gu

/** Marks that can stand on any letter. The signs of the scripts of India are none. */
const MARKS =
  /[\u0300-\u036F]|[\u0483-\u0489\u0640\u064B-\u0652\u0656-\u065F\u0670\u06D6-\u06DC]|[\u1AB0-\u1AFF]|[\u1DC0-\u1DFF]|[\u20D0-\u20FF]|[\uFE20-\uFE2F]/gu

/** Space of any kind, and what looks like it. */
const BLANKS = /[\t-\r \u0085\u115F\u1160\u1680\u2028\u2029\u2800]+/gu

const SEEN_AS: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, alike]) => [...alike].map((one) => [one, letter] as const)),
)

/** Letter by letter, as the database does it: a letter at the end of a word is no other one. */
const smallLetter = (letter: string) => String.fromCodePoint(letter.toLowerCase().codePointAt(0) ?? 0)

/** A text in one form: small letters, Western digits, compatible letters, and nothing unseen. */
export function plainText(text: string): string {
  return westernDigits(
    text
      .normalize('NFKC')
      .replace(UNSEEN, '')
      .replace(/[A-Z]|\P{ASCII}/gu, smallLetter),
  )
}

/** A text as its reader sees it, only to be compared: what looks like a letter of ASCII is that letter, and any space one. */
export function foldedText(text: string): string {
  const bare = text.normalize('NFKD').replace(MARKS, '').normalize('NFKC').replace(BLANKS, ' ')
  return plainText(bare.replace(/\P{ASCII}/gu, (letter) => SEEN_AS.get(letter) ?? letter))
}
