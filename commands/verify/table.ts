import { formatDuration } from '../child.ts'
import { sumCounts } from './counts.ts'
import type { Result } from './run.ts'

function verdict({ code, milliseconds }: Result): string {
  if (code === undefined) return milliseconds > 0 ? 'stopped' : 'not run'
  return code === 0 ? 'ok' : 'FAILED'
}

function row(result: Result): string {
  const { passed, failed, skipped } = result.counts
  const tests = passed + failed + skipped > 0 ? `  ${passed} passed, ${failed} failed, ${skipped} skipped` : ''
  return `${result.name.padEnd(26)}${verdict(result).padEnd(9)}${formatDuration(result.milliseconds).padStart(12)}${tests}`
}

/** The table of the steps, and the sum of all tests on a line of its own. */
export function summary(results: readonly Result[]): string {
  const { passed, failed } = sumCounts(results.map(({ counts }) => counts))
  return ['', ...results.map(row), '', `${passed} passed, ${failed} failed`].join('\n')
}
