import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'

type Values = Readonly<Record<string, unknown>>

/**
 * Takes a step, says by a toast what came of it, and reads the page anew.
 * @param refusal the sentence, by key, for a step that was refused
 */
export function useAction(refusal: (error: unknown) => string) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)

  /**
   * @param values what the sentence of success names
   * @returns whether it was done: what somebody wrote for a step that was not stays with them
   */
  async function act<Result>(
    step: () => Promise<Result>,
    success: string,
    values: (result: Result) => Values = () => ({}),
  ): Promise<boolean> {
    let isDone = false
    setBusy(true)
    try {
      const result = await step()
      isDone = true
      notify(success, { type: 'success', messageArgs: values(result) })
    } catch (error) {
      notify(refusal(error), { type: 'error' })
    }
    setBusy(false)
    refresh()
    return isDone
  }

  return { isBusy, act }
}
