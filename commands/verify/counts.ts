import { existsSync, readFileSync } from 'node:fs'

/** How many tests a runner has run. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const NO_COUNTS: Counts = { passed: 0, failed: 0, skipped: 0 }

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

const readers = {
  vitest: (report: VitestReport): Counts => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }),
  // A test that passes only when tried again is not to be trusted, so it counts as failed.
  playwright: ({ stats }: PlaywrightReport): Counts => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }),
}

/** Reads what a runner's JSON reporter has written; nothing counted where it has written no report. */
export function readCounts(reporter: keyof typeof readers, file: string): Counts {
  if (!existsSync(file)) return NO_COUNTS
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
