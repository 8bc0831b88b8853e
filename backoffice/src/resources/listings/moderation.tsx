import { type Query, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { AlreadyDecided } from '../../deciding/already-decided.ts'
import { type Decided, type ListingAct, useSureAct } from '../../deciding/use-sure-act.ts'
import { useWhoDecided } from '../../deciding/use-who-decided.ts'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { actionFailure } from '../../providers/failures.ts'
import { DECISION_WORDS, type Decision, decisionAct } from './decisions.ts'
import { useLastDecision } from './last-decision.ts'
import { UndoToast } from './UndoToast.tsx'

/** How long an undo is offered over the page: long enough to be seen and reached. */
const UNDO_TOAST_MS = 10_000

interface Outcome {
  readonly done: readonly string[]
  readonly errors: readonly unknown[]
  /** Those that do not wait any more: what was done, and what somebody else has decided. */
  readonly closed: readonly string[]
}

/** One after the other: a refusal of one listing must not keep the others from being decided. */
async function decideEach(acts: readonly ListingAct[], take: (one: ListingAct) => Promise<void>): Promise<Outcome> {
  const done: string[] = []
  const errors: unknown[] = []
  const closed: string[] = []
  for (const one of acts) {
    const { id } = one.listing
    try {
      await take(one)
      done.push(id)
      closed.push(id)
    } catch (error) {
      errors.push(error)
      if (error instanceof AlreadyDecided) closed.push(id)
    }
  }
  return { done, errors, closed }
}

/** The sentence, by key, for a decision that is not taken back. */
function undoFailure(error: unknown): string {
  const sentence = actionFailure(error)
  return sentence === 'admin:errors.conflict' ? 'admin:review.cannotUndo' : sentence
}

/** The taking back of a decision. */
const undoAct = (call: ConsoleDataProvider['call'], id: string): ListingAct => ({
  listing: { id, revises: null },
  act: () => call('undo_decision', { listing_id: id }),
  isDone: ({ reason }) => reason === 'undo',
  isPossible: () => true,
})

/**
 * Makes decisions through the database's functions, takes them back, and says what came of it.
 * @param isLeaving whether a decision leads on to another page, so that this one need not be read anew
 */
export function useModeration(isLeaving = false) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const queries = useQueryClient()
  const last = useLastDecision()
  const surely = useSureAct()
  const whoDecided = useWhoDecided()
  const [isBusy, setBusy] = useState(false)

  async function reportRefusal(error: unknown, refusal: (error: unknown) => string): Promise<void> {
    if (!(error instanceof AlreadyDecided)) return notify(refusal(error), { type: 'error' })
    notify('admin:review.decidedAlready', { type: 'warning', messageArgs: await whoDecided(error.step) })
  }

  async function report(
    { done, errors }: Outcome,
    success: string,
    { undo, refusal = actionFailure }: { undo?: () => void; refusal?: (error: unknown) => string },
  ): Promise<void> {
    const messageArgs = { smart_count: done.length, done: done.length, failed: errors.length }
    if (!done.length) return reportRefusal(errors[0], refusal)
    const sentence = errors.length ? 'admin:notices.partly' : success
    const type = errors.length ? 'warning' : 'success'
    if (!undo) {
      notify(sentence, { type, messageArgs })
      return
    }
    const toast = <UndoToast sentence={sentence} values={messageArgs} undo={undo} />
    notify(toast, { type, autoHideDuration: UNDO_TOAST_MS })
  }

  async function act(acts: readonly ListingAct[]): Promise<Outcome> {
    setBusy(true)
    const outcome = await decideEach(acts, surely)
    setBusy(false)
    const decided = new Set(acts.map(({ listing }) => listing.id))
    const predicate = ({ queryKey: [name, kind, what] }: Pick<Query, 'queryKey'>) => {
      if (name === 'listing_events') return true
      if (name === 'listing_signals') return decided.has(String(kind))
      return name === 'listings' && (kind !== 'getOne' || decided.has((what as { id: string }).id))
    }
    void queries.invalidateQueries({ predicate, refetchType: isLeaving && outcome.closed.length ? 'none' : 'active' })
    return outcome
  }

  /** @returns the listings about which the taking back came through */
  async function undo(ids: readonly string[] = last.ids): Promise<readonly string[]> {
    if (!ids.length) {
      notify('admin:review.nothingToUndo', { type: 'info' })
      return []
    }
    const outcome = await act(ids.map((id) => undoAct(dataProvider.call, id)))
    last.clear()
    await report(outcome, 'admin:review.undone', { refusal: undoFailure })
    return outcome.done
  }

  /** @returns the listings that have been decided: by this, or by somebody who was quicker */
  async function decide(listings: readonly Decided[], decision: Decision): Promise<readonly string[]> {
    const byId = new Map(listings.map((one) => [one.id, one]))
    const outcome = await act([...byId.values()].map((one) => decisionAct(dataProvider.call, one, decision)))
    // A change that was approved is its listing by now: there is no way back but another change.
    const undoable = outcome.done.filter((id) => decision.kind !== 'approve' || !byId.get(id)?.revises)
    if (undoable.length) last.remember(undoable)
    await report(
      outcome,
      DECISION_WORDS[decision.kind].done,
      undoable.length ? { undo: () => void undo(undoable) } : {},
    )
    return outcome.closed
  }

  return { isBusy, decide, undo }
}
