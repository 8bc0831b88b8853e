import { type DataProvider, HttpError, useDataProvider, useGetIdentity, useNotify } from 'react-admin'
import { doSurely } from '../providers/answers.ts'
import { type ListingStep, lastStep } from '../providers/last-step.ts'
import type { Listing } from '../providers/listing-rows.ts'
import { refusalOf } from '../providers/refusal-of.ts'
import { AlreadyDecided } from './already-decided.ts'

/** A listing that is decided about: `revises` is the one that it changes, if it is a change. */
export type Decided = Pick<Listing, 'id' | 'revises'>

/** Something that is done about one listing, and how its last step tells whether it was. */
export interface ListingAct {
  readonly listing: Decided
  readonly act: () => Promise<unknown>
  /** Whether a step of one's own is what the act brings about. */
  readonly isDone: (step: ListingStep) => boolean
  /** Whether it can still be done after this step. */
  readonly isPossible: (step: ListingStep) => boolean
}

/** Whether a listing stands elsewhere by now, or is gone. */
function isConflict(error: unknown): boolean {
  return error instanceof HttpError && ['moved', 'missing'].includes(refusalOf(error).kind)
}

/**
 * Does something about a listing so that it is known whether it was done. Where no answer comes, that is said, and looked
 * up; where somebody was quicker, who it was.
 * @returns what throws `AlreadyDecided`, `NotArrived`, or what refused it
 */
export function useSureAct(): (one: ListingAct) => Promise<void> {
  const dataProvider = useDataProvider<DataProvider>()
  const notify = useNotify()
  const { identity } = useGetIdentity()

  async function wasDone({ listing, isDone, isPossible }: ListingAct): Promise<boolean> {
    const step = await lastStep(dataProvider, listing)
    if (!step) return false
    if (step.actor_id === identity?.id && isDone(step)) return true
    if (isPossible(step)) return false
    throw new AlreadyDecided(step)
  }

  return async (one) => {
    const onLost = () => notify('admin:errors.noAnswer', { type: 'warning', autoHideDuration: null })
    try {
      await doSurely(one.act, { onLost, wasDone: () => wasDone(one) })
    } catch (error) {
      // It may have been this very act, tried again after an answer that was late.
      if (!isConflict(error) || !(await wasDone(one))) throw error
    }
  }
}
