/** A state's or union territory's square: so many from the west, and so many from the north. */
export interface StateSquare {
  readonly column: number
  readonly row: number
}

/** How many squares the drawn country is wide. */
export const INDIA_COLUMNS = 8

/** The squares of each row from north to south, west to east: ids of places, and none where no state is. */
const ROWS: readonly (readonly (string | null)[])[] = [
  [null, 'IN.12', 'IN.41'],
  ['IN.23', 'IN.05', 'IN.11', 'IN.39'],
  ['IN.24', 'IN.10', 'IN.07', 'IN.36', 'IN.34', 'IN.29', 'IN.03', 'IN.30'],
  ['IN.09', 'IN.35', 'IN.37', 'IN.38', 'IN.28', null, 'IN.18', 'IN.20'],
  ['IN.52', 'IN.16', 'IN.40', 'IN.21', null, null, 'IN.26', 'IN.17'],
  ['IN.33', 'IN.19', 'IN.02', null, null, null, null, 'IN.31'],
  ['IN.14', 'IN.13', 'IN.25', 'IN.22', null, null, 'IN.01'],
]

/**
 * Where each state and union territory is drawn: one square each, as near to its neighbours as squares allow. Delhi is
 * seen as well as Rajasthan, and no border is drawn.
 */
export const STATE_SQUARES: ReadonlyMap<string, StateSquare> = new Map(
  ROWS.flatMap((squares, row) => squares.flatMap((id, column) => (id ? [[id, { column, row }] as const] : []))),
)

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const STEPS: Readonly<Record<Direction, readonly [columns: number, rows: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

export const isDirection = (key: string): key is Direction => key in STEPS

/**
 * The nearest state in a direction, over water too.
 * @returns the same one where the country ends
 */
export function neighbourOf(id: string, direction: Direction): string {
  const from = STATE_SQUARES.get(id)
  if (!from) return id
  const [columns, rows] = STEPS[direction]
  const away = [...STATE_SQUARES].flatMap(([other, { column, row }]) => {
    const ahead = (column - from.column) * columns + (row - from.row) * rows
    const aside = Math.abs((column - from.column) * rows) + Math.abs((row - from.row) * columns)
    return ahead > 0 ? [{ other, far: ahead + 2 * aside }] : []
  })
  return away.sort((a, b) => a.far - b.far)[0]?.other ?? id
}
