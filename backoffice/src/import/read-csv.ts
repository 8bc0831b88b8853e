import { armed } from '../export/csv.ts'

/** A row of a file that holds anything. */
export interface CsvRow {
  /** Where a spreadsheet shows it, counted from 1 on: line breaks within cells do not count. */
  readonly line: number
  readonly cells: readonly string[]
}

/** What a file holds, or the row in which a quote is opened and not closed as it should be. */
export type CsvContent = { readonly rows: readonly CsvRow[] } | { readonly brokenLine: number }

const SEPARATORS = [',', ';', '\t'] as const
type Separator = (typeof SEPARATORS)[number]

/** The beginning of a file in which a spreadsheet says what separates the cells. */
const DECLARATION = /^sep=([,;\t])(?:\r\n|\n|\r|$)/i

/** What separates the names of the columns: whatever stands most often between them. */
function separatorOf(text: string): Separator {
  const names = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.slice(0, 10_000))?.[0].replace(/"(?:[^"]|"")*"/g, '') ?? ''
  const count = (separator: Separator) => names.split(separator).length
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best))
}

/** One cell, in quotes or not, and what ends it. */
const cellPattern = (separator: Separator) =>
  new RegExp(`(?:"([^"]*(?:""[^"]*)*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`, 'y')

/** Reads all cells, one row after the other. @returns nothing from the row on in which a quote is broken */
function readRows(text: string, separator: Separator): { rows: string[][]; isWhole: boolean } {
  const pattern = cellPattern(separator)
  const rows: string[][] = []
  let row: string[] = []
  while (pattern.lastIndex < text.length || row.length > 0) {
    const match = pattern.exec(text)
    const [, quoted, plain = '', end] = match ?? []
    if (!match || plain.startsWith('"')) return { rows, isWhole: false }
    row.push(armed(quoted === undefined ? plain : quoted.replaceAll('""', '"')))
    if (end === separator) continue
    rows.push(row)
    row = []
  }
  return { rows, isWhole: true }
}

/**
 * Reads CSV (RFC 4180) as spreadsheets write it: separated by commas, semicolons or tabs, its lines ended by CRLF, LF or
 * CR. Rows without anything in them are left out. What the export disarmed is as it was before.
 */
export function readCsv(text: string): CsvContent {
  const declared = DECLARATION.exec(text)
  const content = declared ? text.slice(declared[0].length) : text
  const { rows, isWhole } = readRows(content, (declared?.[1] as Separator | undefined) ?? separatorOf(content))
  if (!isWhole) return { brokenLine: rows.length + 1 }
  const numbered = rows.map((cells, index) => ({ line: index + 1, cells }))
  return { rows: numbered.filter(({ cells }) => cells.some((cell) => cell !== '')) }
}
