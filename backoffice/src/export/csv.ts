/**
 * A spreadsheet takes what begins so for a formula, which may call out or worse. Apostrophes before it count as part of
 * it, so that every text comes back as it was: writing puts one more in front, reading takes one away.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/
/** What only holds together in quotes, whatever separates the cells when a spreadsheet writes the file again. */
const QUOTED = /[",;\t\n\r]|^\s|\s$/

type Cell = string | number | null | undefined

/** A text that no spreadsheet runs. */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** The text that was escaped. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}

function cellText(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = escapeFormula(value)
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV (RFC 4180), the first of them the names of the columns. Texts that a spreadsheet would run are escaped. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  // A lone empty cell would be an empty line, which is no row.
  return rows.map((row) => row.map(cellText).join(',') || '""').join('\r\n')
}

/** A column: the key of its heading, and what it says of a row. */
export type Column<Row> = readonly [heading: string, read: (row: Row) => Cell]

/** Rows as CSV under headings in the reader's language. */
export function tableCsv<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  translate: (key: string) => string,
): string {
  const headings = columns.map(([heading]) => translate(heading))
  return csvText([headings, ...rows.map((row) => columns.map(([, read]) => read(row)))])
}

/** By this mark spreadsheets know that letters outside Latin are meant. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Hands a CSV file to the browser. @param name without its ending */
export function downloadCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: `${name}.csv` })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
