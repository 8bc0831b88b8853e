import { useState } from 'react'
import { type Queue, useQueue } from '../../deciding/queue.tsx'
import { useReopen } from '../../deciding/use-reopen.ts'
import { useFirstLook } from '../../layout/first-look.ts'
import { usePageKeys } from '../../layout/page-keys.ts'
import { usePageTop } from '../../layout/page-top.ts'
import { useIsHere } from '../../layout/use-is-here.ts'
import { PATHS, reportedPath } from '../../paths.ts'
import type { ReportedListing } from '../../providers/report-queue.ts'
import { useSettling } from './settling.ts'
import { WAY_KEYS, type Way, waysFor } from './ways.ts'

/** The gravest first, where the list was not sorted otherwise. */
const QUEUE: Queue<ReportedListing> = {
  resource: 'reports',
  initial: { filter: {}, sort: 'weight', order: 'DESC' },
  rowsMax: 200,
  isWaiting: ({ is_settled }) => !is_settled,
  pathOf: reportedPath,
  listPath: PATHS.reports,
  nothingLeft: 'admin:reports.nothingLeft',
}

/** Working through reported listings one after the other: the way through the queue, what settles them, and the keys. */
export function useReportReview(reported: ReportedListing) {
  const { isFromList, place, total, reviews, goNext, goPrevious, goOn } = useQueue(QUEUE, reported.id)
  const isSeen = useFirstLook()
  usePageTop()
  const isHere = useIsHere()
  // Whoever came by a link alone is led nowhere.
  const settling = useSettling([reported], (undo) => {
    if (isFromList && isHere.current && !reported.is_settled) void goOn(undo)
  })
  const { reopen } = useReopen()
  const [way, setWay] = useState<Way | null>(null)
  const ways = waysFor(reported)
  const isClosed = settling.isBusy || !isSeen
  const start = (one: Way) => {
    if (ways.includes(one) && !isClosed) setWay(one)
  }
  const keyed = Object.entries(WAY_KEYS).map(([one, key]) => [key.toLowerCase(), () => start(one as Way)] as const)
  usePageKeys({ j: () => goNext?.(), k: () => goPrevious?.(), ...Object.fromEntries(keyed) })
  return {
    reviews,
    bar: { place, total, goNext, goPrevious },
    panel: {
      settling,
      ways,
      way,
      isClosed,
      start,
      close: () => setWay(null),
      reopen: () => void reopen([reported.id]),
    },
  }
}
