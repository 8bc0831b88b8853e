const [OPEN, CLOSE] = ['\u2068', '\u2069']
/** What runs the same way in every text: digits, with what groups them. */
const DIGITS = /^[\d.,]*$/

/**
 * A piece of a text that runs by itself: by its own first letter, and from left to right where it has none. Inside words
 * of Urdu the groups of a phone number would otherwise stand in reverse, and the sign of a price behind its amount.
 */
export function isolate(text: string): string {
  return DIGITS.test(text) ? text : OPEN + text + CLOSE
}

/** A text for what is no screen: a name in the database, a message to somebody. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2068\u2069]/g, '')
}
