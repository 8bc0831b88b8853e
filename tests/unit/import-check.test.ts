import { Refused } from '@maveshi/shared/refusal/refused'
import { describe, expect, test } from 'vitest'
import { checkRows } from '../../backoffice/src/import/check-rows.ts'
import { writeChecked } from '../../backoffice/src/import/finish-import.ts'
import type { Outcome, Verdict } from '../../backoffice/src/import/import-kind.ts'
import { LISTINGS_IMPORT } from '../../backoffice/src/import/import-kinds.ts'

const ROWS = 600
const FILE = {
  name: 'goats.csv',
  importId: 'a',
  table: {
    columns: ['price'],
    rows: Array.from({ length: ROWS }, (_, at) => ({ line: at + 2, cells: [String(at)] })),
  },
}

interface Sent {
  readonly rows?: readonly { readonly line: number }[]
}

/** A backend that takes every row, and is cut at some call. */
function backendCutAt(cut: number) {
  const calls: string[] = []
  const call = async (name: string, ...given: unknown[]): Promise<never> => {
    const { rows = [] } = (given[0] ?? {}) as Sent
    calls.push(rows.length ? `${name} ${rows[0]?.line} to ${rows.at(-1)?.line}` : name)
    if (calls.length === cut) throw new Error('cut')
    const outcomes = rows.map(() => 'added')
    return { errors: [], outcomes, added: rows.length, changed: 0, unchanged: 0 } as never
  }
  return { calls, call }
}

test('a check that was cut goes on with the part that was cut, and says from where', async () => {
  const { calls, call } = backendCutAt(3)
  const told: number[] = []
  const verdicts: never[] = []
  const check = () => checkRows({ call }, LISTINGS_IMPORT, FILE, verdicts, ({ done }) => told.push(done))
  await expect(check()).rejects.toThrow('cut')
  expect(told).toEqual([0, 250])
  const verdict = await check()
  expect(verdict).toMatchObject({ added: ROWS, errors: [] })
  expect(verdict.outcomes).toHaveLength(ROWS)
  expect(told).toEqual([0, 250, 250, 500, 600])
  expect(calls).toEqual([
    'begin_import',
    'import_listings 2 to 251',
    'import_listings 252 to 501',
    'import_listings 252 to 501',
    'import_listings 502 to 601',
  ])
})

describe('a file that is written after the market has changed', () => {
  const outdated = () => new Refused({ kind: 'conflict', about: 'import', hint: {}, message: 'not what was checked' })
  const verdictOf = (rows: number, outcome: Outcome): Verdict => ({
    ...{ errors: [], outcomes: Array<Outcome>(rows).fill(outcome), unchanged: 0 },
    ...{ added: outcome === 'added' ? rows : 0, changed: outcome === 'changed' ? rows : 0 },
  })

  /** A backend whose first answers to `finish_import` are that the check is outdated. */
  function write(refusals: number, found: Outcome) {
    const calls: string[] = []
    const call = async (name: string, ...given: unknown[]): Promise<never> => {
      const { rows = [] } = (given[0] ?? {}) as Sent
      calls.push(name)
      if (name === 'finish_import' && calls.filter((one) => one === name).length <= refusals) throw outdated()
      return (name === 'tell_of_imports' ? 0 : verdictOf(rows.length, found)) as never
    }
    const file = { ...FILE, seen: verdictOf(ROWS, 'added') }
    return { calls, written: writeChecked({ call }, LISTINGS_IMPORT, file, [], () => {}) }
  }
  const again = ['begin_import', 'import_listings', 'import_listings', 'import_listings']

  test('is checked again, and written where that comes to the same', async () => {
    const { calls, written } = write(1, 'added')
    expect(await written).toMatchObject({ isWritten: true })
    expect(calls).toEqual(['finish_import', ...again, 'finish_import', 'tell_of_imports'])
  })

  test('is shown again where it comes to something else', async () => {
    const { calls, written } = write(1, 'changed')
    expect(await written).toMatchObject({ isWritten: false, verdict: { changed: ROWS } })
    expect(calls).toEqual(['finish_import', ...again])
  })

  test('is checked three times more, and not without end', async () => {
    const { calls, written } = write(4, 'added')
    await expect(written).rejects.toThrow()
    const round = [...again, 'finish_import']
    expect(calls).toEqual(['finish_import', ...round, ...round, ...round])
    expect(await write(3, 'added').written).toMatchObject({ isWritten: true })
  })
})
