import { REST_LIMITS, WORDS_OF_FILTER } from '@maveshi/shared/gateway/rest-policy'

/** A pattern has an asterisk at each end. */
const WORD_CHARACTERS = REST_LIMITS.patternCharacters - 2

/**
 * A pattern for texts that contain the word. What has a meaning in patterns or in the API's lists becomes `_`, any one
 * character: quoting it, as PostgREST would have it, finds nothing on the embedded server.
 */
const contains = (word: string) => `*${word.replace(/[%_*\\"'(),.:]/g, '_')}*`

/** The words of a search text, as many and as much of each as are looked for. */
function wordsOf(text: unknown): string[] {
  const words = typeof text === 'string' ? text.normalize('NFC').trim().split(/\s+/).filter(Boolean) : []
  return words.slice(0, WORDS_OF_FILTER).map((word) => word.slice(0, WORD_CHARACTERS))
}

const everyWordIn = (words: readonly string[], columns: readonly string[]) =>
  columns.map((column) => `and(${words.map((word) => `${column}.ilike.${contains(word)}`).join(',')})`)

/** The filter for a search text, every word of which stands in one of the columns. */
export function textFilter(text: unknown, columns: readonly string[]): Record<string, string> {
  const words = wordsOf(text)
  return words.length ? { 'or@': `(${everyWordIn(words, columns).join(',')})` } : {}
}
