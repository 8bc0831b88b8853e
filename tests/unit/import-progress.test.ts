import { afterEach, expect, test, vi } from 'vitest'
import { writeRows } from '../../backoffice/src/import/write-rows.ts'

const TABLE = { columns: ['value'], rows: [{ line: 2, cells: ['Milk'] }] }
const VERDICT = { errors: [], outcomes: ['added'], added: 1, changed: 0, unchanged: 0 }

afterEach(() => vi.useRealTimers())

test('how far an import is is told while it goes on, and not once it is over, however late that is heard', async () => {
  vi.useFakeTimers()
  const written = Promise.withResolvers<object>()
  const progress: PromiseWithResolvers<number>[] = []
  const call = (name: string, ..._given: unknown[]): Promise<never> => {
    if (name !== 'import_progress') return written.promise as Promise<never>
    const asked = Promise.withResolvers<number>()
    progress.push(asked)
    return asked.promise as Promise<never>
  }
  const told: number[] = []
  const result = writeRows({ call }, { call: 'import_search_terms' }, { table: TABLE, importId: 'a' }, ({ done }) =>
    told.push(done),
  )
  await vi.advanceTimersByTimeAsync(2000)
  expect(progress).toHaveLength(2)
  progress[0]?.resolve(1)
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([0, 1])

  written.resolve(VERDICT)
  expect(await result).toEqual(VERDICT)
  progress[1]?.resolve(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(told).toEqual([0, 1])
  expect(progress).toHaveLength(2)
})
