import type { DatabaseConnection } from '@maveshi/supabase/local/connection'
import type { Page } from '@playwright/test'
import { largeTables, type Statement, type StatementWatch } from '../../support/statements.ts'
import { type Shown, watchPage } from './page-watch.ts'
import { SCREENS } from './screens.ts'
import { go, type Screen, type Step } from './steps.ts'
import { FIRST_PAGE_MS, failedRow, type Measured, printTable, type Row, rowOf, short } from './table.ts'

/** So many rows nobody minds reading from end to end. */
const SMALL_TABLE_ROWS = 1000
const STATEMENT_CHARACTERS = 160
const STEP_LIMIT_MS = 10_000
/** Where there is no list, and nothing that lists need has been read. */
const ELSEWHERE = '/create-listing'
/** What took too long is done so often, in case the machine did something else. */
const DOUBTED_TIMES = 3

/** Something that can be done more than once: how it begins, and what is measured. */
interface Try {
  readonly begin: () => Promise<void>
  readonly act: () => Promise<void>
}

const middleOf = (all: readonly Shown[]) => [...all].sort((a, b) => a.ms - b.ms)[Math.floor(all.length / 2)]

/** Keeps which statements read a large table from end to end, and where. */
function scanBook(large: ReadonlySet<string>) {
  const found = new Map<string, string>()
  return {
    /** @returns the tables */
    note(ran: readonly Statement[], where: string): string {
      const scans = new Set<string>()
      for (const { scanned, text } of ran) {
        const tables = scanned.filter((name) => large.has(name))
        for (const name of tables) scans.add(name)
        if (tables.length) found.set(short(text, STATEMENT_CHARACTERS), `${where}: ${tables}`)
      }
      return [...scans].join(' ')
    },
    print(): void {
      console.log(
        found.size
          ? 'Queries that read a large table from end to end:'
          : `No query has read a table of more than ${SMALL_TABLE_ROWS} rows from end to end.`,
      )
      for (const [text, where] of found) console.log(`- ${where}\n  ${text}`)
    },
  }
}

/**
 * Goes through every screen and does everything that can be done with its list, one after the other.
 * @param only the name of one screen
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
  const scans = scanBook(await largeTables(connection, SMALL_TABLE_ROWS))
  const table: Row[] = []

  async function tryOut({ begin, act }: Try, where: string): Promise<Measured> {
    const all: Shown[] = []
    let ran: readonly Statement[] = []
    do {
      await begin()
      scans.note(await statements.read(), `${where}, before`)
      all.push(await watched.measure(act))
      ran = await statements.read()
    } while ((all[0]?.ms ?? 0) > FIRST_PAGE_MS && all.length < DOUBTED_TIMES)
    const shown = middleOf(all)
    if (!shown) throw new Error('Nothing was measured')
    return { ...shown, times: all.length, ran, scans: scans.note(ran, where) }
  }

  async function measure({ name }: Screen, action: string, one: Try): Promise<void> {
    try {
      table.push(rowOf(name, action, await tryOut(one, `${name}, ${action}`)))
    } catch (error) {
      table.push(failedRow(name, action, String(error).split('\n')[0] ?? ''))
    }
  }

  const partOf = ({ region }: Step) => {
    const main = page.getByRole('main')
    return region ? main.getByRole('region', { name: region, exact: true }) : main
  }

  function stepOf({ path }: Screen, step: Step): Try {
    return {
      async begin() {
        await watched.open(`/admin${path}${step.from ? `?${new URLSearchParams(step.from)}` : ''}`)
        if (step.before) await watched.measure(() => step.before?.(partOf(step)) ?? Promise.resolve())
      },
      act: () => step.act(partOf(step)),
    }
  }

  function openingOf({ name, path, isUnlinked }: Screen): Try {
    const link = page.getByRole('navigation').getByRole('link', { name, exact: true })
    return {
      begin: () => watched.open(`/admin${ELSEWHERE}`),
      act: () => (isUnlinked ? go(path, name).act(page.getByRole('main')) : link.click()),
    }
  }

  await open(ELSEWHERE)
  await watched.shown()
  page.setDefaultTimeout(STEP_LIMIT_MS)
  for (const screen of SCREENS.filter(({ name }) => !only || name === only)) {
    await measure(screen, 'open', openingOf(screen))
    for (const step of screen.steps) await measure(screen, step.action, stepOf(screen, step))
  }
  printTable(table)
  scans.print()
}
