import Papa from 'papaparse'
import { unescapeFormula } from '../export/csv.ts'

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

/**
 * Reads CSV (RFC 4180) as spreadsheets write it: separated by commas, semicolons or tabs, its lines ended by CRLF, LF or
 * CR. Rows without anything in them are left out. What the export has escaped is as it was before.
 */
export function readCsv(text: string): CsvContent {
  const declared = DECLARATION.exec(text)
  const content = declared ? text.slice(declared[0].length) : text
  const delimiter = declared?.[1] ?? separatorOf(content)
  const { data, errors } = Papa.parse<string[]>(content, { delimiter })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken) return { brokenLine: (broken.row ?? 0) + 1 }
  const rows = data.map((cells, index) => ({ line: index + 1, cells: cells.map(unescapeFormula) }))
  return { rows: rows.filter(({ cells }) => cells.some((cell) => cell !== '')) }
}
