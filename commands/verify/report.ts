import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from '../../supabase/local/environment.ts'

/** How many tests a runner has run. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** A test that has failed. */
export interface Failure {
  /** Below tests/, with the test's line where the runner tells it. */
  readonly file: string
  readonly name: string
  /** What the page looked like, as an absolute path. */
  readonly picture?: string
}

/** What a runner reports. */
export interface Report {
  readonly counts: Counts
  readonly failures: readonly Failure[]
}

export const NO_COUNTS: Counts = { passed: 0, failed: 0, skipped: 0 }

const TESTS = join(ROOT, 'tests')

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/** A file that could not even be loaded fails without a test's name. */
function vitestFailures({ testResults }: VitestReport): Failure[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(TESTS, name)
    const failed = assertionResults.filter((one) => one.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [{ file, name: '' }]
    return failed.map(({ fullName }) => ({ file, name: fullName }))
  })
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly ok: boolean
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly {
      readonly results: readonly { readonly attachments: readonly { name: string; path?: string }[] }[]
    }[]
  }[]
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly suites: readonly PlaywrightSuite[]
}

function playwrightFailures({ suites = [], specs = [] }: Partial<PlaywrightSuite>): Failure[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const attachments = tests.flatMap(({ results }) => results.flatMap((result) => result.attachments))
      const picture = attachments.find(({ name }) => name === 'screenshot')?.path
      return { file: `e2e/${file}:${line}`, name: title, ...(picture ? { picture } : {}) }
    })
  return [...own, ...suites.flatMap(playwrightFailures)]
}

const readers = {
  vitest: (report: VitestReport): Report => ({
    counts: {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    failures: vitestFailures(report),
  }),
  // A test that passes only when tried again is not to be trusted, so it counts as failed.
  playwright: ({ stats, suites }: PlaywrightReport): Report => ({
    counts: { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped },
    failures: playwrightFailures({ suites }),
  }),
}

/** Reads what a runner's JSON reporter has written; nothing counted where it has written no report. */
export function readReport(reporter: keyof typeof readers, file: string): Report {
  if (!existsSync(file)) return { counts: NO_COUNTS, failures: [] }
  return readers[reporter](JSON.parse(readFileSync(file, 'utf8')) as VitestReport & PlaywrightReport)
}

/** Adds counts up. */
export function sumCounts(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    NO_COUNTS,
  )
}
