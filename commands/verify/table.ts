import { relative } from 'node:path'
import { formatDuration } from '../child.ts'
import { type Failure, sumCounts } from './report.ts'
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

/** As one word of a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** What failed, what it looked like, and how to run it alone: one line. */
export function failureLine(part: string, { file, name, picture }: Failure): string {
  const alone = ['npm test --', part, file.replace(/:\d+$/, ''), ...(name ? [quoted(name)] : [])].join(' ')
  const shown = picture ? `  picture: ${relative(process.cwd(), picture)}` : ''
  return `✘ ${file}  ${name || 'could not be loaded'}${shown}  alone: ${alone}`
}

/** The table of the steps, a line for each failed test, and the sum of all tests on a line of its own. */
export function summary(results: readonly Result[]): string {
  const { passed, failed } = sumCounts(results.map(({ counts }) => counts))
  const failures = results.flatMap(({ part, failures: all }) => all.map((failure) => failureLine(part, failure)))
  const lines = failures.length > 0 ? ['', ...failures] : []
  return ['', ...results.map(row), ...lines, '', `${passed} passed, ${failed} failed`].join('\n')
}
