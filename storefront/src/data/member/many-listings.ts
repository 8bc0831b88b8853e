import type { SoldOutcome } from '@maveshi/shared/listing/status'
import { readRefusal } from '@maveshi/shared/refusal/read'
import type { Refusal } from '@maveshi/shared/refusal/refusal'
import { check } from './check.ts'
import { member } from './member-client.ts'

/** How many listings one request may be about. */
const AT_ONCE = 100

/** What came of one of many listings: done where there is no refusal. */
export interface Outcome {
  readonly id: string
  readonly refusal: Refusal | undefined
}

/** What can be done with many listings. */
export type ManyStep =
  | { readonly kind: 'renew' | 'withdraw' }
  | { readonly kind: 'sold'; readonly outcome: SoldOutcome }
  | { readonly kind: 'prices'; readonly percent: number; readonly rounding: number }

interface Row {
  readonly listing_id: string
  readonly code: string | null
  readonly details: string | null
  readonly hint: string | null
}

/** 409 stands for any refusal of the database here: its code says which. */
const outcomeOf = ({ listing_id: id, code, details, hint }: Row): Outcome => ({
  id,
  refusal: code ? readRefusal({ message: '', code, details, hint }, 409) : undefined,
})

/**
 * Does something with many listings, a hundred a request: each of them whole or not at all.
 * @throws Refused; TypeError without a network
 */
export async function takeSteps(ids: readonly string[], step: ManyStep): Promise<Outcome[]> {
  const { database } = await member()
  const outcomes: Outcome[] = []
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const listing_ids = ids.slice(first, first + AT_ONCE)
    const answer =
      step.kind === 'prices'
        ? await database.rpc('change_prices', { listing_ids, percent: step.percent, rounding: step.rounding })
        : await database.rpc('step_listings', {
            listing_ids,
            step: step.kind,
            ...(step.kind === 'sold' ? { outcome: step.outcome } : {}),
          })
    check(answer)
    const rows: readonly Row[] = answer.data ?? []
    outcomes.push(...rows.map(outcomeOf))
  }
  return outcomes
}

/** Labels a listing of one's own, for nobody else to see; an empty label is none. */
export async function setLabel(listingId: string, label: string): Promise<void> {
  const { id, database } = await member()
  const labels = database.from('listing_labels')
  if (label) check(await labels.upsert({ listing_id: listingId, seller_id: id, label }))
  else check(await labels.delete().eq('listing_id', listingId))
}
