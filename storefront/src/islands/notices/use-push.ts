import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { beginPush, endPush, type PushState, readPushState } from '../../data/member/push.ts'
import { failureOf } from '../dashboard/failure-text.ts'
import { released } from '../released.ts'

/** Whether this phone shows me what I am told, and how to change that. */
export function usePush() {
  const { t } = useTranslation()
  const [state, setState] = useState<PushState>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  useEffect(() => {
    // Without a network it is not offered: nothing could be changed.
    readPushState()
      .then(async (read) => {
        await released()
        setState(read)
      })
      .catch(() => undefined)
  }, [])

  async function attempt(work: () => Promise<PushState>): Promise<void> {
    setBusy(true)
    setFailure('')
    try {
      setState(await work())
    } catch (error) {
      setFailure(error instanceof DOMException ? t('notices:push.failed') : failureOf(error, t).text)
    }
    setBusy(false)
  }

  return {
    state,
    isBusy,
    failure,
    begin: () => state?.key && attempt(() => beginPush(state.key as string)),
    end: () =>
      attempt(async () => {
        await endPush()
        return { ...(state as PushState), isTold: false }
      }),
  }
}
