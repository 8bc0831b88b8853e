import {
  type ListingStatus,
  nextStatuses,
  type RejectionReason,
  type RemovalReason,
} from '@maveshi/shared/listing/status'

/** What an administrator decides about a listing. */
export type Decision =
  | { readonly kind: 'approve' | 'restore' }
  | { readonly kind: 'reject'; readonly reason: RejectionReason; readonly note: string }
  | { readonly kind: 'remove'; readonly reason: RemovalReason }
export type DecisionKind = Decision['kind']

export const DECISION_KINDS: readonly DecisionKind[] = ['approve', 'reject', 'remove', 'restore']

/** Whether a listing waits for an administrator's yes or no: what can be turned down has not been decided. */
export function isWaiting(status: ListingStatus): boolean {
  return nextStatuses(status, 'admin').includes('rejected')
}

/** Whether a decision can be made about a listing that stands here. */
export function isPossible(kind: DecisionKind, status: ListingStatus): boolean {
  const next = nextStatuses(status, 'admin')
  if (kind === 'reject') return next.includes('rejected')
  if (kind === 'remove') return next.includes('removed')
  return next.includes('active') && isWaiting(status) === (kind === 'approve')
}

/** The database's function of a decision, and what else it is told. */
export function functionOf(decision: Decision): readonly [name: string, parameters: Readonly<Record<string, unknown>>] {
  if (decision.kind === 'reject') {
    return ['reject_listing', { reason: decision.reason, note: decision.note.trim() || null }]
  }
  if (decision.kind === 'remove') return ['remove_listing', { reason: decision.reason }]
  return [decision.kind === 'approve' ? 'approve_listing' : 'restore_listing', {}]
}

/** What a decision is called on its button, and what is said when it was made, by key. */
export const DECISION_WORDS: Readonly<Record<DecisionKind, { readonly label: string; readonly done: string }>> = {
  approve: { label: 'buttons:approve', done: 'admin:notices.approved' },
  reject: { label: 'buttons:reject', done: 'admin:notices.rejected' },
  remove: { label: 'admin:review.remove', done: 'admin:review.removed' },
  restore: { label: 'admin:review.restore', done: 'admin:review.restored' },
}
