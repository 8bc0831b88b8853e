import { useRef, useState } from 'react'
import { useUnsavedWords } from '../../layout/unsaved.ts'
import { useIsHere } from '../../layout/use-is-here.ts'
import type { Listing } from '../../providers/listing-rows.ts'
import { useRights } from '../../providers/rights.ts'
import { DECISION_KINDS, type Decision, type DecisionKind, isPossible } from './decisions.ts'
import { useModeration } from './moderation.ts'

/** A listing as far as decisions go. */
type Decidable = Pick<Listing, 'id' | 'status' | 'revises'>

/** The decisions that can be made about some listings, and the one for which a reason is being asked. */
export interface Decisions {
  /** Whether none can be made now. */
  readonly isBusy: boolean
  /** How many of the listings each decision is about; those about none, and what is another role's, are left out. */
  readonly counts: ReadonlyMap<DecisionKind, number>
  readonly asking: 'reject' | 'remove' | null
  /** Makes a decision, or asks for its reason first. Nothing happens where it is about none of the listings. */
  start(kind: DecisionKind): void
  cancel(): void
  decide(decision: Decision): Promise<void>
}

interface Options {
  /** Called when one listing at least has been decided, by this or by somebody who was quicker. */
  readonly onDone?: (undoable: readonly string[], closed: readonly string[]) => void
  /** Whether that leads on to another page: until it is there, nothing else is decided on this one. */
  readonly isLeaving?: boolean
  /** Whether the listings have been seen. Until then nothing is decided. */
  readonly isSeen?: boolean
}

/** The decisions about some listings. */
export function useDecisions(listings: readonly Decidable[], options: Options = {}): Decisions {
  const { onDone, isLeaving = false, isSeen = true } = options
  const { may } = useRights()
  const moderation = useModeration(isLeaving)
  const { discard } = useUnsavedWords()
  const [asking, setAsking] = useState<'reject' | 'remove' | null>(null)
  const [isLeft, setLeft] = useState(false)
  // A second key may come before the first one has been drawn.
  const isDeciding = useRef(false)
  const isHere = useIsHere()
  const isBusy = moderation.isBusy || isLeft || !isSeen
  const about = (kind: DecisionKind) => listings.filter(({ status }) => isPossible(kind, status))
  const counts = new Map(DECISION_KINDS.map((kind) => [kind, about(kind).length] as const))
  for (const [kind, count] of counts) if (!count || !may('decisions')) counts.delete(kind)

  async function decide(decision: Decision): Promise<void> {
    if (isDeciding.current) return
    isDeciding.current = true
    const { closed, undoable } = await moderation.decide(about(decision.kind), decision)
    isDeciding.current = closed.length > 0 && isLeaving
    if (!closed.length || !isHere.current) return
    setLeft(isLeaving)
    setAsking(null)
    discard()
    onDone?.(undoable, closed)
  }

  return {
    isBusy,
    counts,
    asking,
    start(kind) {
      if (!counts.has(kind) || isBusy || isDeciding.current) return
      if (kind === 'reject' || kind === 'remove') setAsking(kind)
      else void decide({ kind })
    },
    cancel: () => setAsking(null),
    decide,
  }
}
