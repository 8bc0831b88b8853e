import { DRAFT_SAVING_DELAY_MS } from '@maveshi/shared/limits'
import { refusalOf } from '@maveshi/shared/refusal/refused'
import { useCallback, useEffect, useState } from 'react'
import { deleteAccountDraft, saveAccountDraft } from '../../data/member/account-drafts.ts'
import type { StoredDraft } from '../../data/phone/stored-drafts.ts'
import { lastTime } from '../../data/rules/draft-words.ts'

/** Whether the account has every word: not yet, all of them, or not because there is no network or no session. */
export type Saving = 'none' | 'saved' | 'failed' | 'session'

/** Counts reasons for another try: the network has come back, or the person has. */
function useTries(): { tries: number; tryAgain: () => void } {
  const [tries, setTries] = useState(0)
  const tryAgain = useCallback(() => setTries((before) => before + 1), [])
  useEffect(() => {
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [tryAgain])
  return { tries, tryAgain }
}

/**
 * Saves a draft in the account after a pause in writing, and again when the network is back.
 * @param update notes on the phone what the account has
 * @param isGone whether a draft is submitted or thrown away by now, and must not come back
 */
export function useAccountSaving(
  stored: StoredDraft,
  update: (next: (draft: StoredDraft) => StoredDraft) => void,
  isGone: (id: string) => boolean,
) {
  const [saving, setSaving] = useState<Saving>('none')
  const { tries, tryAgain } = useTries()
  const time = lastTime(stored)
  const isSaved = time <= stored.savedTime
  const isWaiting = Boolean(stored.waiting)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every word has a time of its own, and another network is another try.
  useEffect(() => {
    if (time === 0 || isSaved || isWaiting) return
    // A later try is under way: how this one fails says nothing any more, as after somebody has come back.
    let isOld = false
    const timer = setTimeout(() => {
      if (isGone(stored.id)) return
      saveAccountDraft(stored).then(
        () => {
          // It was submitted or thrown away while it was on its way.
          if (isGone(stored.id)) return deleteAccountDraft(stored.ownerId, stored.id).catch(() => undefined)
          update((draft) => (draft.id === stored.id ? { ...draft, savedTime: Math.max(draft.savedTime, time) } : draft))
          setSaving('saved')
        },
        (error) => {
          if (!isOld) setSaving(refusalOf(error).kind === 'session' ? 'session' : 'failed')
        },
      )
    }, DRAFT_SAVING_DELAY_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [stored.id, time, tries, isWaiting])

  /** Tries again for a person who is back: a session that ends again before anything is saved is told anew. */
  const saveAgain = useCallback(() => {
    setSaving('none')
    tryAgain()
  }, [tryAgain])

  return { saving: savingOf(time, isSaved, saving), saveAgain }
}

function savingOf(time: number, isSaved: boolean, last: Saving): Saving {
  if (time === 0) return 'none'
  if (isSaved) return 'saved'
  return last === 'saved' ? 'none' : last
}
