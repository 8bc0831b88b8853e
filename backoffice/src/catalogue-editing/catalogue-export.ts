import type { Exporter } from 'react-admin'
import { CATALOGUE_COLUMNS, cellOf } from '../export/catalogue-file.ts'
import { csvText, downloadCsv } from '../export/csv.ts'

/** Writes rows of the catalogue as CSV with the columns of the database. Files of answers can be imported again. */
export const catalogueExporter: Exporter = (rows, _related, _dataProvider, resource = '') => {
  const columns = CATALOGUE_COLUMNS[resource] ?? []
  downloadCsv(resource, csvText([columns, ...rows.map((row) => columns.map((column) => cellOf(row, column)))]))
}
