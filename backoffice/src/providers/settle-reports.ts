import type { RemovalReason } from '@maveshi/shared/listing/status'
import type { Call } from './found-rows.ts'

/** How reports are closed, and what is done with their listing in the same step. */
export interface Settlement {
  readonly outcome: 'upheld' | 'dismissed'
  readonly step: 'leave' | 'remove' | 'restore'
  /** Needed for removing. */
  readonly removalReason: RemovalReason | null
  /** The answer to the reporters, in their own languages, by the id of a ready text. */
  readonly readyText: string | null
  /** The answer to the reporters, or what goes below a ready one. */
  readonly note: string
  /** Which reports; without them all that are open. */
  readonly reportIds?: readonly string[]
}

/**
 * Closes reports, and leaves, removes or restores their listing, all or nothing. @returns how many were closed
 * @throws HttpError 409 when they are settled already or the listing cannot be moved, 404 when there is no such listing
 */
export function settleReports(call: Call, listingId: string, settlement: Settlement): Promise<number> {
  const { outcome, step, removalReason, readyText, note, reportIds } = settlement
  return call('settle_reports', {
    listing_id: listingId,
    outcome,
    step,
    note: note.trim() || null,
    ready_text: readyText,
    removal_reason: step === 'remove' ? removalReason : null,
    report_ids: reportIds ?? null,
  })
}
