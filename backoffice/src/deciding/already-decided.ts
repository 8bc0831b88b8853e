import type { ListingStep } from '../providers/last-step.ts'

/** Somebody else was quicker: the step that they took. */
export class AlreadyDecided extends Error {
  override name = 'AlreadyDecided'
  readonly step: ListingStep

  constructor(step: ListingStep) {
    super(`moved to ${step.to_status} already`)
    this.step = step
  }
}
