/** A spreadsheet takes what begins so for a formula, which may call out or worse. */
const FORMULA = /^[=+\-@\t\r]/
const QUOTED = /[",\n\r]/

function cellText(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV (RFC 4180), the first of them the names of the columns. Texts that a spreadsheet would run are disarmed. */
export function csvText(rows: readonly (readonly (string | number | null | undefined)[])[]): string {
  return rows.map((row) => row.map(cellText).join(',')).join('\r\n')
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
