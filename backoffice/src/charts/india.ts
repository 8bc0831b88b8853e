/** A state's or union territory's square: so many from the west, and so many from the north. */
export interface StateSquare {
  readonly column: number
  readonly row: number
  /** The two letters of its number plates, which people know in every language. */
  readonly letters: string
}

/** How many squares the drawn country is wide. */
export const INDIA_COLUMNS = 8

/** The id of each place by the letters of its number plates. */
const IDS: Readonly<Record<string, string>> = {
  JK: 'IN.12',
  LA: 'IN.41',
  PB: 'IN.23',
  CH: 'IN.05',
  HP: 'IN.11',
  UK: 'IN.39',
  RJ: 'IN.24',
  HR: 'IN.10',
  DL: 'IN.07',
  UP: 'IN.36',
  BR: 'IN.34',
  SK: 'IN.29',
  AS: 'IN.03',
  AR: 'IN.30',
  GJ: 'IN.09',
  MP: 'IN.35',
  CG: 'IN.37',
  JH: 'IN.38',
  WB: 'IN.28',
  ML: 'IN.18',
  NL: 'IN.20',
  DD: 'IN.52',
  MH: 'IN.16',
  TG: 'IN.40',
  OD: 'IN.21',
  TR: 'IN.26',
  MN: 'IN.17',
  GA: 'IN.33',
  KA: 'IN.19',
  AP: 'IN.02',
  MZ: 'IN.31',
  LD: 'IN.14',
  KL: 'IN.13',
  TN: 'IN.25',
  PY: 'IN.22',
  AN: 'IN.01',
}

/** The squares of each row from north to south, west to east: letters of states, and none where no state is. */
const ROWS: readonly (readonly (string | null)[])[] = [
  [null, 'JK', 'LA'],
  ['PB', 'CH', 'HP', 'UK'],
  ['RJ', 'HR', 'DL', 'UP', 'BR', 'SK', 'AS', 'AR'],
  ['GJ', 'MP', 'CG', 'JH', 'WB', null, 'ML', 'NL'],
  ['DD', 'MH', 'TG', 'OD', null, null, 'TR', 'MN'],
  ['GA', 'KA', 'AP', null, null, null, null, 'MZ'],
  ['LD', 'KL', 'TN', 'PY', null, null, 'AN'],
]

/**
 * Where each state and union territory is drawn: one square each, as near to its neighbours as squares allow. Delhi is
 * seen as well as Rajasthan, and no border is drawn.
 */
export const STATE_SQUARES: ReadonlyMap<string, StateSquare> = new Map(
  ROWS.flatMap((squares, row) =>
    squares.flatMap((letters, column) => {
      const id = letters && IDS[letters]
      return id ? [[id, { column, row, letters }] as const] : []
    }),
  ),
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
