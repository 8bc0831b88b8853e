import type { DatabaseConnection } from '@maveshi/supabase/local/connection'
import type { Page } from '@playwright/test'
import { largeTables, type Statement, type StatementWatch } from '../../support/statements.ts'
import { type Shown, watchPage } from './page-watch.ts'
import { SCREENS } from './screens.ts'
import type { Screen, Step } from './steps.ts'

/** So many rows nobody minds reading from end to end. */
const SMALL_TABLE_ROWS = 1000
const SHOWN_CHARACTERS = 160
const STEP_LIMIT_MS = 10_000

const short = (text: string, characters: number) =>
  text.length > characters ? `${text.slice(0, characters - 1)}…` : text

/** What a statement asks: the function that is called, or the tables. */
function subject({ text }: Statement): string {
  const called = /"public"\."(\w+)"\s*\(/.exec(text)?.[1] ?? /public\.(\w+)\(/.exec(text)?.[1]
  const tables = [...text.matchAll(/from "?(?:\w+"?\."?)?(\w+)"?/gi)].map(([, table]) => table)
  return short(called ?? [...new Set(tables)].join(' '), 30)
}

interface Row {
  readonly screen: string
  readonly action: string
  readonly ms: number | string
  readonly requests: number | string
  readonly 'database ms': number | string
  readonly slowest: string
  readonly scans: string
}

function rowOf(screen: string, action: string, { ms, requests }: Shown, ran: readonly Statement[], scans: string): Row {
  const slowest = [...ran].sort((a, b) => b.ms - a.ms)[0]
  return {
    screen,
    action,
    ms,
    requests,
    'database ms': Math.round(slowest?.ms ?? 0),
    slowest: slowest ? subject(slowest) : '',
    scans,
  }
}

const addressOf = ({ path }: Screen, { filter = {}, shown = [] }: NonNullable<Step['from']>) =>
  `/admin${path}?${new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(Object.fromEntries(shown.map((name) => [name, true]))),
    page: '1',
    perPage: '25',
  })}`

/**
 * Goes through every screen and does everything that can be done with its list, one after the other.
 * @param open opens a screen of the console as its administrator
 */
export async function visitScreens(
  page: Page,
  connection: DatabaseConnection,
  statements: StatementWatch,
  only: string | undefined,
  open: (path: string) => Promise<void>,
): Promise<void> {
  const watched = await watchPage(page)
  const large = await largeTables(connection, SMALL_TABLE_ROWS)
  const table: Row[] = []
  const scanning = new Map<string, string>()

  /** Keeps what reads a large table from end to end. @returns the tables */
  function note(ran: readonly Statement[], where: string): string {
    const scans = new Set<string>()
    for (const { scanned, text } of ran) {
      const tables = scanned.filter((name) => large.has(name))
      for (const name of tables) scans.add(name)
      if (tables.length) scanning.set(short(text, SHOWN_CHARACTERS), `${where}: ${tables}`)
    }
    return [...scans].join(' ')
  }

  async function measure(screen: Screen, action: string, act: () => Promise<void>): Promise<void> {
    try {
      note(await statements.read(), `${screen.name}, before ${action}`)
      const shown = await watched.measure(act)
      const ran = await statements.read()
      table.push(rowOf(screen.name, action, shown, ran, note(ran, `${screen.name}, ${action}`)))
    } catch (error) {
      const problem = short(String(error).split('\n')[0] ?? '', 80)
      table.push({ screen: screen.name, action, ms: '', requests: '', 'database ms': '', slowest: problem, scans: '' })
    }
  }

  async function begin(screen: Screen, { from }: Step): Promise<void> {
    await watched.open(from ? addressOf(screen, from) : `/admin${screen.path}`)
  }

  await open('/categories')
  await watched.settle()
  page.setDefaultTimeout(STEP_LIMIT_MS)
  for (const screen of SCREENS.filter(({ name }) => !only || name === only)) {
    const link = page.getByRole('navigation').getByRole('link', { name: screen.name, exact: true })
    await measure(screen, 'open', () => link.click())
    for (const step of screen.steps) {
      await begin(screen, step)
      await measure(screen, step.action, () => step.act(page))
    }
    await watched.open('/admin/categories')
  }
  console.table(table)
  console.log(
    scanning.size
      ? 'Queries that read a large table from end to end:'
      : `No query has read a table of more than ${SMALL_TABLE_ROWS} rows from end to end.`,
  )
  for (const [text, where] of scanning) console.log(`- ${where}\n  ${text}`)
}
