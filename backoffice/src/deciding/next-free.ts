import { useRef } from 'react'
import { inTime } from '../providers/answers.ts'
import { type OpenReview, type QueueName, reviewersOf, useNextReview } from '../providers/open-reviews.ts'

/**
 * The first of some listings that waits and that nobody else reviews, by the database's choice, so that several who ask
 * at once are given one each. Where it does not answer, by what is known here.
 */
export function useNextFree(queue: QueueName, reviews: readonly OpenReview[]) {
  const nextReview = useNextReview(queue)
  const isAsking = useRef(false)
  const guess = (ids: readonly string[]) => ids.find((id) => !reviewersOf(reviews, id).length)

  async function give(ids: readonly string[]): Promise<string | undefined> {
    try {
      return await inTime(nextReview(ids))
    } catch {
      return guess(ids) ?? ids[0]
    }
  }

  return {
    guess,
    give,
    /** As `give`, for a press: the second of two is none. @returns false where it was that */
    async giveOnce(ids: readonly string[]): Promise<string | undefined | false> {
      if (isAsking.current) return false
      isAsking.current = true
      try {
        return await give(ids)
      } finally {
        isAsking.current = false
      }
    },
  }
}
