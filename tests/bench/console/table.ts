import type { Statement } from '../../support/statements.ts'
import type { Shown } from './page-watch.ts'

/** A list's first page has to be there by then. */
export const FIRST_PAGE_MS = 1000
const SUBJECT_CHARACTERS = 30

/** A text, or its beginning where it is longer. */
export const short = (text: string, characters: number) =>
  text.length > characters ? `${text.slice(0, characters - 1)}…` : text

/** What a statement asks: the function that is called, or the tables. */
function subject({ text }: Statement): string {
  const called = /"public"\."(\w+)"\s*\(/.exec(text)?.[1] ?? /public\.(\w+)\(/.exec(text)?.[1]
  const tables = [...text.matchAll(/from "?(?:\w+"?\."?)?(\w+)"?/gi)].map(([, table]) => table)
  return short(called ?? [...new Set(tables)].join(' '), SUBJECT_CHARACTERS)
}

/** One line of what is printed. */
export interface Row {
  readonly screen: string
  readonly action: string
  /** From the click or key to the last change of the screen; the one in the middle, where it was done more than once. */
  readonly ms: number | string
  readonly times: number | string
  /** Of the milliseconds those in which the page waited for another letter. */
  readonly pause: number | string
  readonly requests: number | string
  /** Of the slowest statement. */
  readonly 'database ms': number | string
  readonly slowest: string
  /** Tables that were read from end to end. */
  readonly scans: string
}

/** What was seen of an action, how often it was done, and what ran in the database meanwhile. */
export interface Measured extends Shown {
  readonly times: number
  readonly ran: readonly Statement[]
  readonly scans: string
}

/** The line of something that was measured. */
export function rowOf(screen: string, action: string, measured: Measured): Row {
  const { ms, pauseMs: pause, requests, times, ran, scans } = measured
  const slowest = [...ran].sort((a, b) => b.ms - a.ms)[0]
  const databaseMs = Math.round(slowest?.ms ?? 0)
  return {
    ...{ screen, action, ms, times, pause, requests, 'database ms': databaseMs },
    slowest: slowest ? subject(slowest) : '',
    scans,
  }
}

/** The line of something that could not be done. */
export const failedRow = (screen: string, action: string, problem: string): Row => ({
  ...{ screen, action, ms: '', times: '', pause: '', requests: '', 'database ms': '' },
  slowest: short(problem, 80),
  scans: '',
})

/** Prints the lines, and in a sentence how many of them are within the limit. */
export function printTable(rows: readonly Row[]): void {
  console.table(rows)
  const measured = rows.flatMap(({ screen, action, ms }) =>
    typeof ms === 'number' ? [{ what: `${screen}, ${action}`, ms }] : [],
  )
  const slow = measured.filter(({ ms }) => ms > FIRST_PAGE_MS)
  console.log(`${measured.length - slow.length} of ${rows.length} are shown within ${FIRST_PAGE_MS} ms.`)
  for (const { what, ms } of slow) console.log(`- ${what}: ${ms} ms`)
  for (const { screen, action, ms, slowest } of rows) if (ms === '') console.log(`- ${screen}, ${action}: ${slowest}`)
}
