import type { Row, TableName } from '@maveshi/shared/database'

type Column<Table extends TableName> = keyof Row<Table> & string

/** Columns of a table as the API takes them; `field:id` reads `id` under another name. */
export const columnNames = <Table extends TableName>(
  _table: Table,
  ...names: readonly (Column<Table> | `${string}:${Column<Table>}`)[]
): string => names.join(',')
