import type { Outcome, SenderBackend } from '@maveshi/supabase/sender/backend'
import { settling } from '@maveshi/supabase/sender/settling'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const outcome = (id: string): Outcome => ({ id, lease: 'a', language: 'hi' })

/** A backend that refuses the first calls, and what it was told when, in seconds from now on. */
function refusing(times: number) {
  const told: { readonly at: number; readonly ids: readonly string[] }[] = []
  const begun = Date.now()
  const settle = async (outcomes: readonly Outcome[]) => {
    told.push({ at: (Date.now() - begun) / 1000, ids: outcomes.map(({ id }) => id) })
    if (told.length <= times) throw new Error('refused')
  }
  return { told, backend: { settle } as Partial<SenderBackend> as SenderBackend }
}

test('what the backend does not hear is told again, after longer and longer up to a minute, with what has come since', async () => {
  const { told, backend } = refusing(8)
  const reports: unknown[] = []
  const { settle } = settling(backend, (error) => reports.push(error))
  const heard = settle(outcome('first'))
  await vi.advanceTimersByTimeAsync(500)
  const later = settle(outcome('second'))
  await vi.advanceTimersByTimeAsync(300_000)
  await Promise.all([heard, later])
  expect(told.map(({ at }) => at)).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183])
  expect(told.map(({ ids }) => ids.length)).toEqual([1, 2, 2, 2, 2, 2, 2, 2, 2])
  expect(reports).toHaveLength(8)
})
