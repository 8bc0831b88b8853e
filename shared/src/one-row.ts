/**
 * The row that a function of the database returns: the embedded server sends it in a list, a hosted project by itself.
 * @throws Error where there is none
 */
export function oneRow<Row extends object>(answer: Row | readonly [Row] | null): Row {
  const row = Array.isArray(answer) ? answer[0] : answer
  if (!row) throw new Error('The database answers no row')
  return row
}
