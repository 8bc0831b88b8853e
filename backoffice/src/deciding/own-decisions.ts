import type { Json, Row } from '@maveshi/shared/database'
import type { ReportStatus } from '@maveshi/shared/listing/report'
import type { ListingStatus } from '@maveshi/shared/listing/status'
import { readTime } from '@maveshi/shared/locale/time'
import type { ConsoleDataProvider } from '../providers/data-provider.ts'
import type { NamedListing } from '../providers/people.ts'

/** A decision of one's own that stands still. */
export interface OwnDecision extends NamedListing {
  /** Where the listing stands since. */
  readonly to: ListingStatus
  readonly decided_at: Date
  /** The identifier that a change had which took its listing's place. */
  readonly revision: Row<'listings'>['id'] | null
  readonly is_undoable: boolean
  /** How many reports were closed, and how, where that was the decision: the listing stayed as it was. */
  readonly settled: { readonly outcome: Exclude<ReportStatus, 'open'>; readonly reports: number } | null
}

/** A row of `own_decisions`, as it travels. */
type DecisionRow = Omit<OwnDecision, 'decided_at'> & { readonly decided_at: string }

/** What `own_decisions` answers: JSON to the database's types. */
const decisionRows = (json: Json) => json as unknown as readonly DecisionRow[]

/** Of all that is read about decisions. */
export const OWN_DECISIONS = 'own_decisions'

/** One's own decisions that were made last, the newest first. */
export async function readOwnDecisions({ call }: ConsoleDataProvider): Promise<OwnDecision[]> {
  const rows = decisionRows(await call('own_decisions'))
  return rows.map((row) => ({ ...row, decided_at: readTime(row.decided_at) }))
}
