import { useFirstLook } from '../../layout/first-look.ts'
import { usePageKeys } from '../../layout/page-keys.ts'
import { usePageTop } from '../../layout/page-top.ts'
import type { Listing } from '../../providers/listing-rows.ts'
import { isWaiting } from './decisions.ts'
import { useLastDecision } from './last-decision.ts'
import { useModeration } from './moderation.tsx'
import { useReviewQueue } from './review-queue.ts'
import { useDecisions } from './use-decisions.ts'

/** Reviewing one listing after the other: the way through the queue, the decisions, the way back, and their keys. */
export function useReview(listing: Listing) {
  const { place, total, next, previous, go, goOn } = useReviewQueue(listing.id)
  const last = useLastDecision()
  const moderation = useModeration()
  const isSeen = useFirstLook()
  usePageTop()
  // Whoever takes something off the market, or puts it back, did not come by the queue.
  const waits = isWaiting(listing.status)
  const decisions = useDecisions([listing], {
    isSeen,
    ...(waits ? { isLeaving: true, onDone: () => void goOn() } : {}),
  })
  const isBusy = decisions.isDeciding || moderation.isBusy

  async function undoLast(): Promise<void> {
    const [undone, ...others] = await moderation.undo()
    if (undone && !others.length) go(undone)
  }

  const goNext = next ? () => go(next) : undefined
  const goPrevious = previous ? () => go(previous) : undefined
  const undo = last.ids.length && !isBusy ? () => void undoLast() : undefined
  usePageKeys({
    j: () => goNext?.(),
    k: () => goPrevious?.(),
    u: () => undo?.(),
    a: () => decisions.start('approve'),
    r: () => decisions.start('reject'),
  })
  return { place, total, decisions, goNext, goPrevious, undo }
}
