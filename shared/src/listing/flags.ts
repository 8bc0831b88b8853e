import { FLAGGED_WORDS } from './flagged-words.ts'
import { foldedText } from './folded-text.ts'

/** What makes a moderator review a listing's words before buyers do. The database calls them the same. */
export type Flag = 'phone' | 'payment' | 'link' | 'words'

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
