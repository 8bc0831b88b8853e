import type { Json, Row } from '@maveshi/shared/database'
import { FREE_REVIEWS_ASKED, OPEN_REVIEWS_MS } from '@maveshi/shared/limits'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useDataProvider } from 'react-admin'
import { useBackend } from './backend.ts'
import type { ConsoleDataProvider } from './data-provider.ts'
import { quietQuery } from './queries.ts'
import { useRights } from './rights.ts'

/** What the reviews of colleagues are found under. */
export const OPEN_REVIEWS = 'open_reviews'

/** What is worked through: listings that wait, or listings that were reported. */
export type QueueName = 'listings' | 'reports'

/** A listing that a colleague has before the eyes. */
export interface OpenReview {
  readonly listing_id: Row<'listings'>['id']
  readonly administrator: Readonly<Pick<Row<'profiles'>, 'id' | 'name'>>
}

const sentReviews = (json: Json) => json as unknown as readonly OpenReview[]

/**
 * Asked again and again while the tab can be seen, and at once when it comes into sight: past react-admin, which would ask
 * for a password where the session has ended, before whoever works here wants anything.
 */
const byTheClock = {
  ...quietQuery,
  refetchInterval: OPEN_REVIEWS_MS,
  refetchOnWindowFocus: true,
} as const

const NONE: readonly OpenReview[] = []

/** What colleagues have before the eyes. Nothing where that is not known: the next answer comes by itself. */
export function useOpenReviews(): readonly OpenReview[] {
  const { call } = useBackend().dataProvider
  const { may } = useRights()
  const { data = NONE } = useQuery({
    ...byTheClock,
    enabled: may('decisions'),
    queryKey: [OPEN_REVIEWS],
    queryFn: async () => sentReviews(await call('open_reviews')),
    staleTime: OPEN_REVIEWS_MS,
  })
  return data
}

/** Tells colleagues that a listing is before the eyes of somebody who decides, for as long as it is; and what is before theirs. */
export function useOpenReview(listing_id: string): readonly OpenReview[] {
  const { call } = useBackend().dataProvider
  const isOpen = useRef(false)
  const { may } = useRights()
  const isReviewer = may('decisions')
  const { data = NONE } = useQuery({
    ...byTheClock,
    enabled: isReviewer,
    queryKey: [OPEN_REVIEWS, listing_id],
    queryFn: async () => {
      const answer = await call('open_review', { listing_id, is_renewal: isOpen.current })
      isOpen.current = true
      return sentReviews(answer)
    },
    staleTime: 0,
    gcTime: 0,
  })
  useEffect(() => {
    if (!isReviewer) return undefined
    return () => {
      // It ends by itself where that does not arrive.
      call('close_review', { listing_id }).catch(() => {})
    }
  }, [listing_id, isReviewer, call])
  return data
}

/** Who has a listing before the eyes, by name where there is one. */
export const reviewersOf = (reviews: readonly OpenReview[], id: string) =>
  reviews.filter(({ listing_id }) => listing_id === id).map(({ administrator }) => administrator)

/** Opens the review of the first of some listings that waits and that no colleague reviews, and says which, if there is one. */
export function useNextReview(queue: QueueName) {
  const { call } = useDataProvider<ConsoleDataProvider>()
  const { may } = useRights()
  return async (ids: readonly string[]): Promise<string | undefined> => {
    if (!ids.length || !may('decisions')) return undefined
    return (await call('next_review', { listing_ids: ids.slice(0, FREE_REVIEWS_ASKED), queue })) ?? undefined
  }
}
