import { useState } from 'react'
import { useUnsavedWords } from '../../layout/unsaved.ts'
import type { Listing } from '../../providers/listing-rows.ts'
import { DECISION_KINDS, type Decision, type DecisionKind, isPossible } from './decisions.ts'
import { useModeration } from './moderation.tsx'

/** A listing as far as decisions go. */
type Decidable = Pick<Listing, 'id' | 'status' | 'revises'>

/** The decisions that can be made about some listings, and the one for which a reason is being asked. */
export interface Decisions {
  readonly isBusy: boolean
  /** How many of the listings each decision is about; those about none are left out. */
  readonly counts: ReadonlyMap<DecisionKind, number>
  readonly asking: 'reject' | 'remove' | null
  /** Makes a decision, or asks for its reason first. Nothing happens where it is about none of the listings. */
  start(kind: DecisionKind): void
  cancel(): void
  decide(decision: Decision): Promise<void>
}

interface Options {
  /** Called after a decision that came through for one listing at least. */
  readonly onDone?: () => void
  /** Whether that leads on to another page. */
  readonly isLeaving?: boolean
}

/** The decisions about some listings. */
export function useDecisions(listings: readonly Decidable[], { onDone, isLeaving = false }: Options = {}): Decisions {
  const moderation = useModeration(isLeaving)
  const { discard } = useUnsavedWords()
  const [asking, setAsking] = useState<'reject' | 'remove' | null>(null)
  const about = (kind: DecisionKind) => listings.filter(({ status }) => isPossible(kind, status))
  const counts = new Map(DECISION_KINDS.map((kind) => [kind, about(kind).length] as const))
  for (const [kind, count] of counts) if (!count) counts.delete(kind)

  async function decide(decision: Decision): Promise<void> {
    const done = await moderation.decide(about(decision.kind), decision)
    if (!done.length) return
    setAsking(null)
    discard()
    onDone?.()
  }

  return {
    isBusy: moderation.isBusy,
    counts,
    asking,
    start(kind) {
      if (!counts.has(kind) || moderation.isBusy) return
      if (kind === 'reject' || kind === 'remove') setAsking(kind)
      else void decide({ kind })
    },
    cancel: () => setAsking(null),
    decide,
  }
}
