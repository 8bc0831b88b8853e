import { IMPORT_BYTES, IMPORT_ROWS } from '@maveshi/shared/limits'
import { decodeText, isTooLarge } from './csv-text.ts'
import type { ImportKind } from './import-kind.ts'
import { type CsvRow, readCsv } from './read-csv.ts'

/** A file's rows under the names of its columns, as the database knows them. */
export interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly CsvRow[]
}

/** Why a file cannot be imported at all. `names` are columns, `line` is where a spreadsheet shows the row. */
export type FileProblem =
  | { readonly code: 'encoding' | 'empty' | 'size' | 'count' | 'unopened' }
  | { readonly code: 'unknown' | 'missing' | 'double'; readonly names: readonly string[] }
  | { readonly code: 'quotes' | 'wide'; readonly line: number }

/** The column's own name, however its letters are written in the file; nothing for a column that there is none of. */
function columnNamed(name: string, { columns, told = [], prefix }: ImportKind): string | undefined {
  const known = [...columns, ...told].find((column) => column.toLowerCase() === name.toLowerCase())
  if (known || !prefix || name.length === prefix.length) return known
  return name.toLowerCase().startsWith(prefix) ? prefix + name.slice(prefix.length) : undefined
}

const repeated = (names: readonly string[]) => [...new Set(names.filter((name, at) => names.indexOf(name) !== at))]

function headingProblem(names: readonly string[], kind: ImportKind): FileProblem | undefined {
  const unknown = names.filter((name) => !columnNamed(name, kind))
  if (unknown.length) return { code: 'unknown', names: unknown.map((name) => name || '–') }
  const columns = names.map((name) => columnNamed(name, kind) ?? '')
  const missing = kind.needed.filter((column) => !columns.includes(column))
  if (missing.length) return { code: 'missing', names: missing }
  const double = repeated(columns)
  return double.length ? { code: 'double', names: double } : undefined
}

/** How many columns have a heading: spreadsheets write empty ones after them. */
function widthOf({ cells }: CsvRow): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1
}

function tableOf(rows: readonly CsvRow[], kind: ImportKind): Table | FileProblem {
  const [heading, ...others] = rows
  if (!heading || !others.length) return { code: 'empty' }
  if (others.length > IMPORT_ROWS) return { code: 'count' }
  const names = heading.cells.slice(0, widthOf(heading)).map((cell) => cell.trim())
  const problem = headingProblem(names, kind)
  if (problem) return problem
  const wide = others.find((row) => widthOf(row) > names.length)
  if (wide) return { code: 'wide', line: wide.line }
  const columns = names.flatMap((name, at) => {
    const column = columnNamed(name, kind) ?? ''
    return kind.told?.includes(column) ? [] : [{ column, at }]
  })
  const cellsOf = ({ cells }: CsvRow) => columns.map(({ at }) => cells[at] ?? '')
  return {
    columns: columns.map(({ column }) => column),
    rows: others.map((row) => ({ line: row.line, cells: cellsOf(row) })),
  }
}

/** Reads a file for an import, or says why it cannot be one. */
export function readTable(bytes: Uint8Array, kind: ImportKind): Table | FileProblem {
  if (isTooLarge(bytes.length)) return { code: 'size' }
  const text = decodeText(bytes)
  if (text === null) return { code: 'encoding' }
  if (new TextEncoder().encode(text).length > IMPORT_BYTES) return { code: 'size' }
  const content = readCsv(text)
  if ('brokenLine' in content) return { code: 'quotes', line: content.brokenLine }
  return tableOf(content.rows, kind)
}

/** A table's rows as the functions of the database take them. */
export function sentRows({ columns, rows }: Table): Record<string, string | number>[] {
  return rows.map(({ line, cells }) => ({
    line,
    ...Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])),
  }))
}
