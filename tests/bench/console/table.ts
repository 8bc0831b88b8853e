import type { Statement } from '../../support/statements.ts'
import { FIRST_PAGE_MS, isProblem, type Problem, SMALL_TABLE_ROWS, type Timed, type Watched } from './measure.ts'
import type { Action } from './visit.ts'

const SUBJECT_CHARACTERS = 30
const PROBLEM_CHARACTERS = 100
const STATEMENT_CHARACTERS = 160

const short = (text: string, characters: number) =>
  text.length > characters ? `${text.slice(0, characters - 1)}…` : text

/** What a statement asks: the function that is called, or the tables. */
function subject({ text }: Statement): string {
  const called = /"public"\."(\w+)"\s*\(/.exec(text)?.[1] ?? /public\.(\w+)\(/.exec(text)?.[1]
  const tables = [...text.matchAll(/from "?(?:\w+"?\."?)?(\w+)"?/gi)].map(([, table]) => table)
  return short(called ?? [...new Set(tables)].join(' '), SUBJECT_CHARACTERS)
}

/** An action, and what came of it. */
export interface Result {
  readonly action: Action
  readonly timed: Timed | Problem
  readonly watched: Watched | Problem
}

function lineOf({ action: { screen, name: action }, timed, watched }: Result) {
  const shown = isProblem(timed) ? { ms: '', times: '', pause: '', requests: '' } : timed
  const pause = isProblem(timed) ? '' : timed.pauseMs
  const slowest = isProblem(watched) ? undefined : watched.slowest
  return {
    ...{ screen, action, ms: shown.ms, times: shown.times, 'of it pause': pause, requests: shown.requests },
    'database ms': slowest ? Math.round(slowest.ms) : '',
    slowest: slowest ? subject(slowest) : '',
    scans: isProblem(watched) ? '' : [...new Set(watched.scans.flatMap(({ tables }) => tables))].join(' '),
  }
}

function printTimes(results: readonly Result[]): void {
  const times = results.flatMap(({ action, timed }) => (isProblem(timed) ? [] : [{ ...action, ms: timed.ms }]))
  const slow = times.filter(({ ms }) => ms > FIRST_PAGE_MS)
  console.log(`${times.length - slow.length} of ${results.length} are shown within ${FIRST_PAGE_MS} ms.`)
  for (const { screen, name, ms } of slow) console.log(`- ${screen}, ${name}: ${ms} ms`)
}

function printProblems(results: readonly Result[]): void {
  for (const { action, timed, watched } of results) {
    const wrong = [timed, watched].find(isProblem)
    if (wrong) console.log(`! ${action.screen}, ${action.name}: ${short(wrong.problem, PROBLEM_CHARACTERS)}`)
  }
}

function printScans(results: readonly Result[]): void {
  const found = new Map<string, string>()
  for (const { action, watched } of results) {
    if (isProblem(watched)) continue
    for (const { text, tables } of watched.scans)
      found.set(short(text, STATEMENT_CHARACTERS), `${action.screen}, ${action.name}: ${tables}`)
  }
  console.log(
    found.size
      ? 'Queries that read a large table from end to end:'
      : `No query has read a table of more than ${SMALL_TABLE_ROWS} rows from end to end.`,
  )
  for (const [text, where] of found) console.log(`- ${where}\n  ${text}`)
}

/**
 * Prints a line for each action: milliseconds from the click or key to the last change of the screen, of which `of it
 * pause` were spent in waiting for another letter, and the slowest statement. Then what is slow, and what has no index.
 */
export function printResults(results: readonly Result[]): void {
  console.table(results.map(lineOf))
  printTimes(results)
  printProblems(results)
  printScans(results)
}
