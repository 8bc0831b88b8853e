import type { ReactNode } from 'react'
import { csvText } from '../../export/csv.ts'

/** What a cell says; null where there is nothing to say. */
export type Value = string | number | null

/** A column of a table and of its file. */
export interface TableColumn<Row> {
  /** Its name as in the database, which heads it in the file and names it in orders. */
  readonly id: string
  /** The key of its heading; a column without one is in the file only. */
  readonly label?: string
  readonly value: (row: Row) => Value
  /** What is shown, where that is not the value. */
  readonly show?: (row: Row) => ReactNode
  readonly isNumber?: boolean
}

export interface Order {
  readonly column: string
  readonly isDescending: boolean
}

function compare(a: Value, b: Value, language: string): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a).localeCompare(String(b), language, { numeric: true })
}

/** Rows in the order of a column; those without a value come last, and equal ones stay as they are. */
export function ordered<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  { column, isDescending }: Order,
  language: string,
): readonly Row[] {
  const read = columns.find(({ id }) => id === column)?.value
  if (!read) return rows
  return [...rows].sort((a, b) => {
    const [first, second] = [read(a), read(b)]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    return isDescending ? compare(second, first, language) : compare(first, second, language)
  })
}

/** The rows of a page. @param page from 0 on */
export const pageOf = <Row>(rows: readonly Row[], page: number, perPage: number): readonly Row[] =>
  rows.slice(page * perPage, (page + 1) * perPage)

/** A table as a CSV file: every column under its name in the database, numbers as they are. */
export function tableFile<Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]): string {
  return csvText([columns.map(({ id }) => id), ...rows.map((row) => columns.map(({ value }) => value(row)))])
}
