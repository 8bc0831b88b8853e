/** The columns whose text a moderator searches: the seller's own title, and the answers that a title is composed from. */
const SEARCHED = [
  'title',
  'attributes->>breed',
  'attributes->>type',
  'attributes->>practitionerName',
  'attributes->>technicianName',
] as const

/** The beginning of an identifier is enough, from this many characters on. */
const ID_CHARACTERS_MIN = 6
const ID_PATTERN = 'xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx'

/**
 * A pattern for texts that contain the word. What has a meaning in patterns or in the API's lists becomes `_`, any one
 * character: quoting it, as PostgREST would have it, finds nothing on the embedded server.
 */
const contains = (word: string) => `*${word.replace(/[%_*\\"'(),.:]/g, '_')}*`

function idRange(text: string): string[] {
  const digits = text.replaceAll('-', '').toLowerCase()
  if (digits.length < ID_CHARACTERS_MIN || !/^[0-9a-f]{1,32}$/.test(digits)) return []
  const fill = (digit: string) => {
    const rest = [...digits.padEnd(32, digit)]
    return ID_PATTERN.replace(/x/g, () => rest.shift() ?? digit)
  }
  return [`and(id.gte.${fill('0')},id.lte.${fill('f')})`]
}

/** The words of a search text. */
function wordsOf(text: unknown): string[] {
  return typeof text === 'string' ? text.normalize('NFC').trim().split(/\s+/).filter(Boolean) : []
}

const everyWordIn = (words: readonly string[], columns: readonly string[]) =>
  columns.map((column) => `and(${words.map((word) => `${column}.ilike.${contains(word)}`).join(',')})`)

/** The filter for a search text, every word of which stands in one of the columns. */
export function textFilter(text: unknown, columns: readonly string[]): Record<string, string> {
  const words = wordsOf(text)
  return words.length ? { 'or@': `(${everyWordIn(words, columns).join(',')})` } : {}
}

/**
 * The filter for a search text: every word in one of the searched texts, or an identifier that begins so. In the form
 * that the data provider hands on unchanged, since its own `ilike` loses words.
 */
export function searchFilter(text: unknown): Record<string, string> {
  const words = wordsOf(text)
  if (!words.length) return {}
  return { 'or@': `(${[...everyWordIn(words, SEARCHED), ...idRange(words.join(''))].join(',')})` }
}
