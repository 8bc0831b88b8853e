import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { actionFailure } from '../../providers/failures.ts'

/**
 * Saves something and says what came of it; what is shown is read anew.
 * @returns whether it is under way, and how to save: the promise says whether it worked
 */
export function useSaving() {
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  async function save(work: () => Promise<void>, success = 'admin:settings.saved'): Promise<boolean> {
    setBusy(true)
    try {
      await work()
      notify(success, { type: 'success' })
      refresh()
      return true
    } catch (error) {
      notify(actionFailure(error), { type: 'error' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, save }
}
