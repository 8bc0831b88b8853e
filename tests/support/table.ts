/** One row of a table: what is measured, by name. */
export type Row = Readonly<Record<string, string | number>>

/** A table as text, its columns to the right, for messages of tests. */
export function tableText(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const lines = [columns, ...rows.map((row) => columns.map((column) => String(row[column])))]
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)))
  return lines.map((line) => line.map((cell, index) => cell.padStart(widths[index] ?? 0)).join('  ')).join('\n')
}
