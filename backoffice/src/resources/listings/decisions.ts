import {
  type ListingStatus,
  nextStatuses,
  type RejectionReason,
  type RemovalReason,
} from '@maveshi/shared/listing/status'
import type { Decided, ListingAct } from '../../deciding/use-sure-act.ts'
import type { Call } from '../../providers/found-rows.ts'
import type { ListingStep } from '../../providers/last-step.ts'

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

/** Makes a decision about a listing by the database's function of it. */
function callDecision(call: Call, { id: listing_id, revises }: Decided, decision: Decision): Promise<unknown> {
  if (decision.kind === 'reject') {
    return call('reject_listing', { listing_id, reason: decision.reason, note: decision.note.trim() || null })
  }
  if (decision.kind === 'remove') return call('remove_listing', { listing_id, reason: decision.reason })
  const { kind } = decision
  return kind === 'restore' ? call('restore_listing', { listing_id }) : call('approve_listing', { listing_id, revises })
}

/** Where each decision leads. */
const GOALS: Readonly<Record<DecisionKind, readonly ListingStatus[]>> = {
  approve: ['active'],
  reject: ['rejected'],
  remove: ['removed'],
  restore: ['active', 'withdrawn'],
}

/** Whether a step is what a decision brings about. */
function isStepOf(kind: DecisionKind, { to_status, reason }: ListingStep): boolean {
  if (reason === 'revision') return kind === 'approve'
  return reason !== 'undo' && GOALS[kind].includes(to_status)
}

/** A decision about a listing, and how it is known again in its history. */
export function decisionAct(call: Call, listing: Decided, decision: Decision): ListingAct {
  return {
    listing,
    act: () => callDecision(call, listing, decision),
    isDone: (step) => isStepOf(decision.kind, step),
    isPossible: ({ to_status, reason }) => reason !== 'revision' && isPossible(decision.kind, to_status),
  }
}

/** What a decision is called on its button, and what is said when it was made, by key. */
export const DECISION_WORDS: Readonly<Record<DecisionKind, { readonly label: string; readonly done: string }>> = {
  approve: { label: 'buttons:approve', done: 'admin:notices.approved' },
  reject: { label: 'buttons:reject', done: 'admin:notices.rejected' },
  remove: { label: 'admin:review.remove', done: 'admin:review.removed' },
  restore: { label: 'admin:review.restore', done: 'admin:review.restored' },
}
