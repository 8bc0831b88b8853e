/** A row by column. Objects become `jsonb`, lists become arrays of text. */
export type Row = Readonly<Record<string, unknown>>

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.length ? `array[${value.map(literal).join(', ')}]` : "'{}'"
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return `'${text.replaceAll("'", "''")}'`
}

/** One INSERT for all rows, which have the columns of the first. Rows that are there already stay untouched. */
export function insert(table: string, rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map((row) => `  (${columns.map((column) => literal(row[column])).join(', ')})`)
  return `insert into public.${table} (${columns.join(', ')}) values\n${values.join(',\n')}\non conflict do nothing;\n`
}
