import type { ListingStep } from '../providers/last-step.ts'
import type { Report } from '../providers/report-queue.ts'

/** What somebody decided: a step of a listing, or a report that was settled. */
export type Decision = ListingStep | Report

/** Somebody else was quicker: what they decided. */
export class AlreadyDecided extends Error {
  override name = 'AlreadyDecided'
  readonly decision: Decision

  constructor(decision: Decision) {
    super('decided already')
    this.decision = decision
  }
}
