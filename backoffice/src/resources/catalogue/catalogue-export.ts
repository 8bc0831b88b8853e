import type { Exporter } from 'react-admin'
import { csvText, downloadCsv } from '../../export/csv.ts'

/** The columns of a row by their names in the database; words have a column a language, such as `labels.en`. */
function cellsOf(row: Readonly<Record<string, unknown>>): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(row).flatMap(([name, value]): [string, unknown][] =>
      value !== null && typeof value === 'object'
        ? Object.entries(value).map(([part, one]) => [`${name}.${part}`, one])
        : [[name, value]],
    ),
  )
}

/** Writes rows of the catalogue as CSV with the columns of the database. */
export const catalogueExporter: Exporter = (rows, _related, _dataProvider, resource = 'catalogue') => {
  const cells = rows.map(cellsOf)
  const names = [...new Set(cells.flatMap((row) => [...row.keys()]))]
  const text = (value: unknown) => (typeof value === 'number' ? value : String(value ?? ''))
  downloadCsv(resource, csvText([names, ...cells.map((row) => names.map((name) => text(row.get(name))))]))
}
