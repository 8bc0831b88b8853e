import { join } from 'node:path'
import { formatDuration, runToEnd } from '../child.ts'
import { type Counts, NO_COUNTS, readCounts } from './counts.ts'
import type { Step } from './steps.ts'

/** How a step went. `code` is its exit code, or nothing where it was stopped or never begun. */
export interface Result {
  readonly name: string
  readonly code: number | undefined
  readonly milliseconds: number
  readonly counts: Counts
}

type Print = (text: string) => void

/** A runner that fails without naming a failed test has still failed. */
function countsOf(step: Step, code: number, reportFile: string): Counts {
  const counts = step.reporter ? readCounts(step.reporter, reportFile) : NO_COUNTS
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

async function runStep(step: Step, reportFile: string, signal: AbortSignal, print: Print): Promise<Result> {
  const { name } = step
  const start = performance.now()
  print(`▶ ${name}`)
  const { code, output } = await step
    .program(reportFile)
    .then((program) => runToEnd({ ...program, signal }))
    .catch((error: Error) => ({ code: 1, output: error.message }))
  const milliseconds = performance.now() - start
  if (signal.aborted) return { name, code: undefined, milliseconds, counts: NO_COUNTS }
  if (code !== 0 || step.reporter) print(output.trimEnd())
  print(`${code === 0 ? '✔' : '✘'} ${name} (${formatDuration(milliseconds)})`)
  return { name, code, milliseconds, counts: countsOf(step, code, reportFile) }
}

/**
 * Runs the steps in their order, `lanes` of them at a time, and stops everything at the first that fails.
 * @param reportFolder where the runners' reports go
 * @returns a result for every step, in order
 */
export async function runSteps(
  steps: readonly Step[],
  lanes: number,
  reportFolder: string,
  print: Print,
): Promise<Result[]> {
  const stopped = new AbortController()
  const running = new Set<Promise<Result>>()
  const results: Promise<Result>[] = []
  for (const [index, step] of steps.entries()) {
    while (running.size >= (step.alone ? 1 : lanes)) await Promise.race(running)
    if (stopped.signal.aborted) break
    const result = runStep(step, join(reportFolder, `${index}.json`), stopped.signal, print).then((ended) => {
      running.delete(result)
      if (ended.code) stopped.abort()
      return ended
    })
    running.add(result)
    results.push(result)
    if (step.alone) await result
  }
  const ended = await Promise.all(results)
  return steps.map(({ name }, index) => ended[index] ?? { name, code: undefined, milliseconds: 0, counts: NO_COUNTS })
}
