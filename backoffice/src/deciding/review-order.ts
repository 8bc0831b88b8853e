import { useStore } from 'react-admin'
import { ownKey } from '../providers/own-key.ts'

/** In which order listings are reviewed. */
export const REVIEW_ORDERS = {
  newest: { sort: { field: 'submitted_at', order: 'DESC' }, words: 'admin:listings.newestFirst' },
  oldest: { sort: { field: 'submitted_at', order: 'ASC' }, words: 'admin:listings.oldestFirst' },
  riskiest: { sort: { field: 'risk', order: 'DESC' }, words: 'admin:listings.riskiestFirst' },
} as const
export type ReviewOrder = keyof typeof REVIEW_ORDERS

/** The order that whoever works here has chosen, which this device remembers. */
export function useReviewOrder() {
  const [order, choose] = useStore<ReviewOrder>(ownKey('reviewOrder'), 'newest')
  return { order, sort: REVIEW_ORDERS[order].sort, choose }
}
