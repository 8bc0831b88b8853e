import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { useLastBulk } from '../../deciding/last-bulk.ts'
import { inTurn } from '../../deciding/under-way.ts'
import { useActs } from '../../deciding/use-acts.tsx'
import type { Decided } from '../../deciding/use-sure-act.ts'
import { useUndo } from '../../deciding/use-undo.ts'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { DECISION_WORDS, type Decision, decisionAct } from './decisions.ts'

interface Result {
  /** The listings that have been decided: by this, or by somebody who was quicker. */
  readonly closed: readonly string[]
  /** Those whose decision can be taken back. */
  readonly undoable: readonly string[]
}

/** Whether a decision puts a change in its listing's place: there is no way back from it but another change. */
const isTaking = ({ kind }: Decision, { revises }: Decided) => kind === 'approve' && revises !== null

/**
 * Makes decisions through the database's functions, and says what came of them.
 * @param isLeaving whether a decision leads on to another page, so that this one need not be read anew
 */
export function useModeration(isLeaving = false) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { act, tell } = useActs()
  const { undo } = useUndo()
  const { remember } = useLastBulk()
  const [isBusy, setBusy] = useState(false)

  async function decide(listings: readonly Decided[], decision: Decision): Promise<Result> {
    setBusy(true)
    const acts = listings.map((one) => decisionAct(dataProvider.call, one, decision))
    const outcome = await inTurn(() => act(acts, isLeaving))
    const taken = new Set(listings.filter((one) => isTaking(decision, one)).map(({ id }) => id))
    const undoable = outcome.done.filter((id) => !taken.has(id))
    remember(undoable)
    const isOneChange = taken.size === 1 && listings.length === 1
    await tell(outcome, {
      success: isOneChange ? 'admin:review.changeTaken' : DECISION_WORDS[decision.kind].done,
      undo: undoable.length ? () => void undo(undoable) : undefined,
    })
    setBusy(false)
    return { closed: outcome.closed, undoable }
  }

  return { isBusy, decide }
}
