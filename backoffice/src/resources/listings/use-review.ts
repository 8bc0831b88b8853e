import { useFirstLook } from '../../layout/first-look.ts'
import { usePageKeys } from '../../layout/page-keys.ts'
import { usePageTop } from '../../layout/page-top.ts'
import type { Listing } from '../../providers/listing-rows.ts'
import { isWaiting } from './decisions.ts'
import { useReviewQueue } from './review-queue.ts'
import { useDecisions } from './use-decisions.ts'

/** Reviewing one listing after the other: the way through the queue, the decisions, the way back, and their keys. */
export function useReview(listing: Listing) {
  const { place, total, reviews, goNext, goPrevious, goOn } = useReviewQueue(listing.id)
  const isSeen = useFirstLook()
  usePageTop()
  // Whoever takes something off the market, or puts it back, did not come by the queue.
  const waits = isWaiting(listing.status)
  const onDone = waits ? (undoable: readonly string[]) => void goOn(undoable) : undefined
  const decisions = useDecisions([listing], { isSeen, ...(onDone ? { isLeaving: true, onDone } : {}) })
  usePageKeys({
    j: () => goNext?.(),
    k: () => goPrevious?.(),
    a: () => decisions.start('approve'),
    r: () => decisions.start('reject'),
  })
  return { place, total, reviews, decisions, goNext, goPrevious, goOn: onDone }
}
