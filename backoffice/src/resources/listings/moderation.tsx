import { type Query, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { actionFailure } from '../../providers/failures.ts'
import { callDecision, DECISION_WORDS, type Decided, type Decision } from './decisions.ts'
import { useLastDecision } from './last-decision.ts'
import { UndoToast } from './UndoToast.tsx'

/** How long an undo is offered over the page: long enough to be seen and reached. */
const UNDO_TOAST_MS = 10_000

interface Outcome {
  readonly done: readonly string[]
  readonly errors: readonly unknown[]
}

/** One after the other: a refusal of one listing must not keep the others from being decided. */
async function decideEach(ids: readonly string[], one: (id: string) => Promise<unknown>): Promise<Outcome> {
  const done: string[] = []
  const errors: unknown[] = []
  for (const id of ids) {
    await one(id).then(
      () => done.push(id),
      (error: unknown) => errors.push(error),
    )
  }
  return { done, errors }
}

/** The sentence, by key, for a decision that is not taken back. */
function undoFailure(error: unknown): string {
  const sentence = actionFailure(error)
  return sentence === 'admin:errors.conflict' ? 'admin:review.cannotUndo' : sentence
}

/**
 * Makes decisions through the database's functions, takes them back, and says what came of it.
 * @param isLeaving whether a decision leads on to another page, so that this one need not be read anew
 */
export function useModeration(isLeaving = false) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const queries = useQueryClient()
  const last = useLastDecision()
  const [isBusy, setBusy] = useState(false)

  function report(
    { done, errors }: Outcome,
    success: string,
    { undo, refusal = actionFailure }: { undo?: () => void; refusal?: (error: unknown) => string },
  ): void {
    const messageArgs = { smart_count: done.length, done: done.length, failed: errors.length }
    if (!done.length) {
      notify(refusal(errors[0]), { type: 'error' })
      return
    }
    const sentence = errors.length ? 'admin:notices.partly' : success
    const type = errors.length ? 'warning' : 'success'
    if (!undo) {
      notify(sentence, { type, messageArgs })
      return
    }
    const toast = <UndoToast sentence={sentence} values={messageArgs} undo={undo} />
    notify(toast, { type, autoHideDuration: UNDO_TOAST_MS })
  }

  async function act(ids: readonly string[], one: (id: string) => Promise<unknown>): Promise<Outcome> {
    setBusy(true)
    const outcome = await decideEach(ids, one)
    setBusy(false)
    const decided = new Set(ids)
    const predicate = ({ queryKey: [name, kind, what] }: Pick<Query, 'queryKey'>) => {
      if (name === 'listing_events') return true
      if (name === 'listing_signals') return decided.has(String(kind))
      return name === 'listings' && (kind !== 'getOne' || decided.has((what as { id: string }).id))
    }
    void queries.invalidateQueries({ predicate, refetchType: isLeaving && outcome.done.length ? 'none' : 'active' })
    return outcome
  }

  /** @returns the listings about which the taking back came through */
  async function undo(ids: readonly string[] = last.ids): Promise<readonly string[]> {
    if (!ids.length) {
      notify('admin:review.nothingToUndo', { type: 'info' })
      return []
    }
    const outcome = await act(ids, (id) => dataProvider.call('undo_decision', { listing_id: id }))
    last.clear()
    report(outcome, 'admin:review.undone', { refusal: undoFailure })
    return outcome.done
  }

  /** @returns the listings about which the decision came through */
  async function decide(listings: readonly Decided[], decision: Decision): Promise<readonly string[]> {
    const byId = new Map(listings.map((one) => [one.id, one]))
    const outcome = await act([...byId.keys()], (id) =>
      callDecision(dataProvider.call, byId.get(id) ?? { id, revises: null }, decision),
    )
    // A change that was approved is its listing by now: there is no way back but another change.
    const undoable = outcome.done.filter((id) => decision.kind !== 'approve' || !byId.get(id)?.revises)
    if (undoable.length) last.remember(undoable)
    report(outcome, DECISION_WORDS[decision.kind].done, undoable.length ? { undo: () => void undo(undoable) } : {})
    return outcome.done
  }

  return { isBusy, decide, undo }
}
