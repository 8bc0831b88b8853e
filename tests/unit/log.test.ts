import { oneLine } from '@maveshi/shared/log/one-line'
import { expect, test, vi } from 'vitest'
import { logFailure } from '../../storefront/server/log.ts'
import { filesUnder } from '../support/repository.ts'

const SENT = 'GET /x\u001b[2J\r\n2026-11-21 all is well\u0000\u2028\u202e\u200f'

test('what a visitor sends makes no line of its own, and turns none around', () => {
  expect(oneLine(SENT)).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}]/u)
  expect(oneLine('गाय\n')).toBe('गाय\\u{a}')
  expect(oneLine('x'.repeat(100_000)).length).toBeLessThan(600)
})

test('a failure is one line, with where it came from and without the rest of the stack', () => {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => {})
  logFailure(SENT, new Error(SENT))
  expect(lines).toHaveBeenCalledTimes(1)
  const [line] = lines.mock.calls[0] as [string]
  expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}]/u)
  lines.mockRestore()
})

test('the storefront’s server writes its log in one place', () => {
  const others = filesUnder('storefront/server', ['.ts']).filter(
    ({ path, read }) => !/\/(log|main)\.ts$/.test(path) && /console\./.test(read()),
  )
  expect(others.map(({ path }) => path)).toEqual([])
})
