import type { ShownStatus } from './standing.ts'
import { type ListingStatus, nextStatuses } from './status.ts'

/** What a seller may do with a listing of their own. */
export type SellerAction =
  | 'edit'
  | 'submit'
  | 'take-back'
  | 'change'
  | 'change-price'
  | 'mark-sold'
  | 'withdraw'
  | 'renew'
  | 'delete'

/** What leads to a state. Expiry is a matter of time, and nobody's to do. */
const STEP_TO: Readonly<Partial<Record<ListingStatus, SellerAction>>> = {
  pending: 'submit',
  draft: 'take-back',
  sold: 'mark-sold',
  withdrawn: 'withdraw',
  active: 'renew',
}

/** What may be done in a state that leaves it as it is, or ends it. What is on offer is changed by a revision, but its price. */
const WITHIN: Readonly<Partial<Record<ListingStatus, readonly SellerAction[]>>> = {
  draft: ['edit', 'delete'],
  rejected: ['edit'],
  active: ['change', 'change-price'],
}

/** Everything that a seller may do with a listing in this state: the steps of the graph, then what needs no step. */
export function sellerActions(status: ShownStatus): SellerAction[] {
  if (status === 'hidden') return []
  const steps = nextStatuses(status, 'seller').flatMap((to) => STEP_TO[to] ?? [])
  return [...steps, ...(WITHIN[status] ?? [])]
}
