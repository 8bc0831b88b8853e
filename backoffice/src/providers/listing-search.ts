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

/**
 * The filter for a search text: every word in one of the searched texts, or an identifier that begins so. In the form
 * that the data provider hands on unchanged, since its own `ilike` loses words.
 */
export function searchFilter(text: unknown): Record<string, string> {
  const words = typeof text === 'string' ? text.normalize('NFC').trim().split(/\s+/).filter(Boolean) : []
  if (!words.length) return {}
  const everyWord = SEARCHED.map(
    (column) => `and(${words.map((word) => `${column}.ilike.${contains(word)}`).join(',')})`,
  )
  return { 'or@': `(${[...everyWord, ...idRange(words.join(''))].join(',')})` }
}
