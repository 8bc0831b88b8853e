import { westernDigits } from '../locale/parse.ts'
import { FLAGGED_WORDS } from './flagged-words.ts'
import { LOOK_ALIKES } from './look-alikes.ts'

/** What makes a moderator review a listing's words before buyers do. The database calls them the same. */
export type Flag = 'phone' | 'payment' | 'link' | 'words'

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

const PATTERNS: Readonly<Record<Exclude<Flag, 'words'>, RegExp>> = {
  phone: /(?:^|[^0-9])((?:\+?91[^a-z0-9]{0,3}|0)?[6-9](?:[^\p{L}\p{N}]{0,3}[0-9]){9})(?:$|[^0-9])/u,
  payment: /([a-z0-9._-]{2,}@[a-z0-9]{2,})/u,
  link: /(https?:|www[.]|[a-z0-9-]+[.](?:com|in|org|net|me|co|info|app|link|xyz|site|online|shop)(?=$|[^a-z])|[a-z0-9-]+[.][a-z]{2,}\/)/u,
}

const isLatin = (word: string) => /^[ -~]+$/.test(word)

/** Words of Latin letters count as whole words; in other scripts endings grow onto them, so they count anywhere. */
function holdsWord(text: string, word: string): boolean {
  const wanted = foldedText(word)
  if (!isLatin(word)) return text.includes(wanted)
  return new RegExp(`(?:^|[^a-z])${wanted}(?:$|[^a-z])`, 'u').test(text)
}

/**
 * What in a text makes a moderator review it, with the place that does. The database decides by its own settings, which
 * administrators change: this is advice while somebody writes, by the words that every market begins with.
 */
export function flagsOf(text: string): readonly { readonly flag: Flag; readonly found: string }[] {
  const read = foldedText(text)
  const matches = Object.entries(PATTERNS).flatMap(([flag, pattern]) => {
    const found = pattern.exec(read)?.[1]
    return found ? [{ flag: flag as Flag, found }] : []
  })
  const word = Object.values(FLAGGED_WORDS)
    .flat()
    .find((one) => holdsWord(read, one))
  return word ? [...matches, { flag: 'words', found: word }] : matches
}
