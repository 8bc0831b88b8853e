import type { Translate } from '@maveshi/shared/locale/translate'
import { useState } from 'react'
import { type Failure, failureOf } from './failure-text.ts'

/** One thing after the other that is done by a press: whether it is on its way, and why the last one was not done. */
export interface Step {
  readonly isBusy: boolean
  readonly failure: Failure | undefined
  /** Does it; a second press meanwhile does nothing. @returns whether it was done */
  readonly take: (doing: () => Promise<void>) => Promise<boolean>
}

/** @param onFailure called with what was thrown, beside the sentence about it */
export function useStep(t: Translate, onFailure?: (error: unknown) => void): Step {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()

  async function take(doing: () => Promise<void>): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    setFailure(undefined)
    try {
      await doing()
      return true
    } catch (error) {
      setFailure(failureOf(error, t))
      onFailure?.(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, take }
}
