import type { DatabaseConnection } from '@maveshi/supabase/local/database'
import { largeTables, type Statement, watchStatements } from '../../support/statements.ts'
import type { Shown } from './page-watch.ts'
import type { Action } from './visit.ts'

/** A list's first page has to be there by then. */
export const FIRST_PAGE_MS = 1000
/** So many rows nobody minds reading from end to end. */
export const SMALL_TABLE_ROWS = 1000
/** What took too long is done so often, in case the machine did something else. */
const MAX_RUNS = 3

/** What could not be done, in one line. */
export interface Problem {
  readonly problem: string
}

export const isProblem = (one: object): one is Problem => 'problem' in one

/** What was shown, and how often that was tried. */
export type Timed = Shown & { readonly times: number }

/** What ran in the database meanwhile, and the large tables that a statement has read from end to end. */
export interface Watched {
  readonly slowest: Statement | undefined
  readonly scans: readonly { readonly text: string; readonly tables: readonly string[] }[]
}

/** One after the other; it takes minutes, so each is told of. */
async function each<Result extends object>(
  actions: readonly Action[],
  run: (action: Action) => Promise<Result>,
  tell: (result: Result) => string,
): Promise<(Result | Problem)[]> {
  const results: (Result | Problem)[] = []
  for (const action of actions) {
    const result = await run(action).catch((error: unknown) => ({ problem: String(error).split('\n')[0] ?? '' }))
    console.error(`${action.screen}, ${action.name}: ${isProblem(result) ? result.problem : tell(result)}`)
    results.push(result)
  }
  return results
}

async function timeOf({ begin, measure }: Action): Promise<Timed> {
  const all: Shown[] = []
  do {
    await begin()
    all.push(await measure())
  } while ((all[0]?.ms ?? 0) > FIRST_PAGE_MS && all.length < MAX_RUNS)
  const [middle] = all.sort((a, b) => a.ms - b.ms).slice(Math.floor(all.length / 2))
  if (!middle) throw new Error('Nothing was measured')
  return { ...middle, times: all.length }
}

/** How long everything takes, as it is for whoever uses it: what took too long is tried again, the middle counts. */
export const timeActions = (actions: readonly Action[]) => each(actions, timeOf, ({ ms }) => `${ms} ms`)

/** What everything asks of the database. Writing the statements down takes time of its own, so none is measured. */
export async function watchActions(
  actions: readonly Action[],
  connection: DatabaseConnection,
): Promise<(Watched | Problem)[]> {
  const statements = await watchStatements(connection)
  const large = await largeTables(connection, SMALL_TABLE_ROWS)
  try {
    const run = async ({ begin, measure }: Action): Promise<Watched> => {
      await begin()
      await statements.read()
      await measure()
      const ran = await statements.read()
      const scans = ran.map(({ text, scanned }) => ({ text, tables: scanned.filter((name) => large.has(name)) }))
      return {
        slowest: [...ran].sort((a, b) => b.ms - a.ms)[0],
        scans: scans.filter(({ tables }) => tables.length > 0),
      }
    }
    return await each(actions, run, ({ slowest }) => `${Math.round(slowest?.ms ?? 0)} ms in the database`)
  } finally {
    await statements.stop()
  }
}
