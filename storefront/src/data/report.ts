import type { ReportReason } from '@maveshi/shared/listing/report'
import { member, SessionEnded } from './member-client.ts'

/** What became of a report. */
export type ReportOutcome = 'sent' | 'already' | 'own' | 'limit' | 'signed-out'

/** Whether the signed-in person has reported a listing, and nobody has looked at it yet. */
export async function hasOpenReport(listingId: string): Promise<boolean> {
  const { id, database } = await member()
  const { data, error } = await database
    .from('reports')
    .select('id')
    .match({ listing_id: listingId, reporter_id: id, status: 'open' })
  if (error) throw new Error(error.message)
  return data.length > 0
}

const OUTCOMES: Readonly<Record<string, ReportOutcome>> = { '23505': 'already', '42501': 'own', PT429: 'limit' }

/**
 * Tells the administrators about a listing.
 * @throws Error where there is no network
 */
export async function sendReport(listingId: string, reason: ReportReason, details: string): Promise<ReportOutcome> {
  try {
    const { id, database } = await member()
    const { error, status } = await database
      .from('reports')
      .insert({ listing_id: listingId, reporter_id: id, reason, details: details.trim() || null })
    if (!error) return 'sent'
    if (status === 401) return 'signed-out'
    const outcome = OUTCOMES[error.code]
    if (!outcome) throw new Error(error.message)
    return outcome
  } catch (error) {
    if (error instanceof SessionEnded) return 'signed-out'
    throw error
  }
}
