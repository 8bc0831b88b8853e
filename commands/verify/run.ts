import { join } from 'node:path'
import { formatDuration, runToEnd } from '../child.ts'
import type { Choice, Part } from './choice.ts'
import { type Counts, type Failure, NO_COUNTS, type Report, readReport } from './report.ts'
import type { Step } from './steps.ts'

/** How a step went. `code` is its exit code, or nothing where it was stopped or never begun. */
export interface Result {
  readonly name: string
  readonly part: Part
  readonly code: number | undefined
  readonly milliseconds: number
  readonly counts: Counts
  readonly failures: readonly Failure[]
}

/** What every step of a run is given. */
export interface Run {
  readonly choice: Choice
  /** Where the runners' reports go. */
  readonly reportFolder: string
  /** How many steps go side by side. */
  readonly lanes: number
  readonly print: (text: string) => void
}

const NO_REPORT: Report = { counts: NO_COUNTS, failures: [] }

/** A runner that fails without naming a failed test has still failed. */
function reportOf(step: Step, code: number, reportFile: string): Report {
  const report = step.reporter ? readReport(step.reporter, reportFile) : NO_REPORT
  return code !== 0 && report.counts.failed === 0 ? { ...report, counts: { ...report.counts, failed: 1 } } : report
}

async function runStep(step: Step, reportFile: string, signal: AbortSignal, { choice, print }: Run): Promise<Result> {
  const { name, part } = step
  const start = performance.now()
  print(`▶ ${name}`)
  const { code, output } = await step
    .program(reportFile, choice)
    .then((program) => runToEnd({ ...program, signal }))
    .catch((error: Error) => ({ code: 1, output: error.message }))
  const milliseconds = performance.now() - start
  if (signal.aborted) return { name, part, code: undefined, milliseconds, ...NO_REPORT }
  if (code !== 0 || step.reporter) print(output.trimEnd())
  print(`${code === 0 ? '✔' : '✘'} ${name} (${formatDuration(milliseconds)})`)
  return { name, part, code, milliseconds, ...reportOf(step, code, reportFile) }
}

/**
 * Runs the steps in their order, some of them side by side, and stops everything at the first that fails.
 * @returns a result for every step, in order
 */
export async function runSteps(steps: readonly Step[], run: Run): Promise<Result[]> {
  const stopped = new AbortController()
  const running = new Set<Promise<Result>>()
  const results: Promise<Result>[] = []
  for (const [index, step] of steps.entries()) {
    while (running.size >= (step.alone ? 1 : run.lanes)) await Promise.race(running)
    if (stopped.signal.aborted) break
    const result = runStep(step, join(run.reportFolder, `${index}.json`), stopped.signal, run).then((ended) => {
      running.delete(result)
      if (ended.code) stopped.abort()
      return ended
    })
    running.add(result)
    results.push(result)
    if (step.alone) await result
  }
  const ended = await Promise.all(results)
  return steps.map(
    ({ name, part }, index) => ended[index] ?? { name, part, code: undefined, milliseconds: 0, ...NO_REPORT },
  )
}
