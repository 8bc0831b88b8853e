import type { Notice } from '@maveshi/shared/notice/told'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type NoticePage, readNotices } from '../../data/member/notices.ts'
import { markAllNoticesRead, markNoticesRead } from '../../data/member/unread-notices.ts'
import { type Failure, failureOf } from '../dashboard/failure-text.ts'
import { useLoaded } from '../dashboard/use-loaded.ts'
import { setUnread } from './unread.ts'

/** Resolves once somebody sees this page: one that was opened behind another is not read yet. */
function seen(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    look()
  })
}

/** Older notices, behind the page that they follow. */
interface Older {
  readonly after: NoticePage | undefined
  readonly notices: readonly Notice[]
  readonly next: number | undefined
}

const readFirst = () => readNotices()

/**
 * My notices, as many as were asked for. What is shown is read from then on; it stays marked as new until the page is left.
 */
export function useNotices() {
  const { t } = useTranslation()
  const first = useLoaded('notices', readFirst)
  const [older, setOlder] = useState<Older>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [isAllRead, setAllRead] = useState(false)
  /** How many are left that are unread and not shown; nothing while that is not known. */
  const [left, setLeft] = useState<number>()

  // What was read behind another first page need not go on from this one.
  const more = older?.after === first.value ? older : undefined
  const notices = [...(first.value?.notices ?? []), ...(more?.notices ?? [])]
  const next = more ? more.next : first.value?.next
  const isKnown = first.value !== undefined && !first.isLoading && !first.failure

  const take = useCallback(async (marking: Promise<number>) => {
    const count = await marking
    setLeft(count)
    await setUnread(count)
  }, [])

  const unread = isKnown ? notices.filter(({ isRead }) => !isRead).map(({ id }) => id) : []
  const shown = unread.join(' ')
  useEffect(() => {
    if (!shown) return
    // Without a network they stay unread, and the next page that shows them says so.
    seen()
      .then(() => take(markNoticesRead(shown.split(' ').map(Number))))
      .catch(() => undefined)
  }, [shown, take])

  /** Does it, and says why that has failed. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    await work().catch((error) => setFailure(failureOf(error, t)))
    setBusy(false)
  }

  return {
    first,
    notices,
    next,
    left,
    isAllRead,
    failure,
    isBusy,
    readAll: () =>
      attempt(async () => {
        await take(markAllNoticesRead(notices[0]?.id ?? 0))
        setAllRead(true)
      }),
    showOlder: () =>
      attempt(async () => {
        const page = await readNotices(next)
        setOlder({ after: first.value, notices: [...(more?.notices ?? []), ...page.notices], next: page.next })
      }),
  }
}
