import { FIRST_LOOK_MS } from '@maveshi/shared/limits'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Asked } from './watch.ts'

/** What somebody did about a listing, as the database wrote it down. */
export interface Step {
  readonly listing_id: string
  readonly actor_id: string
  readonly from_status: string
  readonly to_status: string
}

/** The backend is asked about so many listings at once. */
const LISTINGS_AT_ONCE = 50

/** All steps that people took of some listings, in their order. */
export async function stepsOf(admin: SupabaseClient, ids: readonly string[]): Promise<Step[]> {
  const steps: Step[] = []
  for (let from = 0; from < ids.length; from += LISTINGS_AT_ONCE) {
    const { data } = await admin
      .from('listing_events')
      .select('listing_id,actor_id,from_status,to_status')
      .in('listing_id', ids.slice(from, from + LISTINGS_AT_ONCE))
      .not('from_status', 'is', null)
      .order('id')
      .throwOnError()
    steps.push(...data)
  }
  return steps
}

/** Listings that were decided although a decision stood that nobody had taken back. */
function decidedTwice(steps: readonly Step[]): number {
  const decided = new Set<string>()
  const twice = new Set<string>()
  for (const { listing_id, to_status } of steps) {
    if (to_status === 'pending') decided.delete(listing_id)
    else if (decided.has(listing_id)) twice.add(listing_id)
    else decided.add(listing_id)
  }
  return twice.size
}

/** What was decided without having been before the eyes for as long as it has to be. */
const unseen = (asked: readonly Asked[], wordsOf: ReadonlyMap<string, string>) =>
  asked.filter(({ listing, seen, seenMs }) => seen !== wordsOf.get(listing) || seenMs < FIRST_LOOK_MS)

/**
 * The figures of a run.
 * @param wordsOf each listing by its id: the words by which it is told from every other one
 * @param waiting how many listings nobody has decided
 */
export function figuresOf(
  steps: readonly Step[],
  asked: readonly Asked[],
  wordsOf: ReadonlyMap<string, string>,
  waiting: number,
) {
  const decisions = steps.filter(({ from_status }) => from_status === 'pending').length
  const seen = asked.map(({ seenMs }) => seenMs).sort((a, b) => a - b)
  return {
    listings: wordsOf.size,
    decisions,
    'taken back': steps.length - decisions,
    'asked in vain, since a colleague was quicker': asked.length - decisions,
    'decided twice': decidedTwice(steps),
    'decided without having been seen': unseen(asked, wordsOf).length,
    'shortest look, ms': Math.round(seen[0] ?? 0),
    'median look, ms': Math.round(seen[Math.floor(seen.length / 2)] ?? 0),
    'lost: nobody decided them': waiting,
  }
}
