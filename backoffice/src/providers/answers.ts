import { ANSWER_TIMEOUT_MS } from '@maveshi/shared/limits'
import type { RefusalKind } from '@maveshi/shared/refusal/refusal'
import { Refused } from '@maveshi/shared/refusal/refused'
import { refusalOf } from './refusal-of.ts'
import { workerReturn } from './return.ts'

/** How long it takes until a question that got no answer is asked again. */
const PAUSE_MS = 2000

/** After these it is not known whether something was done: it may have been, and the answer was lost. */
const LOST: ReadonlySet<RefusalKind> = new Set(['offline', 'timeout', 'broken'])

/** Nothing was done: what was asked for did not arrive. */
export class NotArrived extends Error {
  override name = 'NotArrived'
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Whether no answer came. */
const isLost = (error: unknown) => LOST.has(refusalOf(error).kind)

/** Passes with the time for an answer. It begins anew once somebody has signed in again: what was asked is asked again. */
async function timeForAnswer(): Promise<void> {
  const begun_ms = performance.now()
  for (let left_ms = ANSWER_TIMEOUT_MS; left_ms > 0; ) {
    await after(left_ms)
    const returnedAt_ms = await workerReturn.settled()
    left_ms = Math.max(begun_ms, returnedAt_ms) + ANSWER_TIMEOUT_MS - performance.now()
  }
}

/** An answer, if it comes in time. @throws Refused where it does not */
export function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = timeForAnswer().then(() => {
    throw new Refused({ kind: 'timeout', message: 'no answer in time' })
  })
  return Promise.race([answer, late])
}

/** Asks until an answer comes, be it a refusal. Only for questions that change nothing. */
async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await inTime(ask())
    } catch (error) {
      if (!isLost(error)) throw error
      await after(PAUSE_MS)
    }
  }
}

interface Doubt {
  /** Called when no answer has come, before it is looked up what became of it. */
  readonly onLost: () => void
  /** Looks up whether it was done. What it throws is what became of it instead. */
  readonly wasDone: () => Promise<boolean>
}

/**
 * Does something, and finds out whether it was done where no answer comes.
 * @returns the answer; nothing where it was lost, and it was done
 * @throws NotArrived where it was not, what `wasDone` throws, and what refused it
 */
export async function doSurely<T>(act: () => Promise<T>, { onLost, wasDone }: Doubt): Promise<T | undefined> {
  try {
    return await inTime(act())
  } catch (error) {
    if (!isLost(error)) throw error
    onLost()
    if (!(await untilAnswered(wasDone))) throw new NotArrived()
    return undefined
  }
}
