import { useDataProvider, useNotify } from 'react-admin'
import type { ConsoleDataProvider } from '../providers/data-provider.ts'
import { actionFailure } from '../providers/failures.ts'
import { useLastBulk } from './last-bulk.ts'
import { type OwnDecision, readOwnDecisions } from './own-decisions.ts'
import { inTurn } from './under-way.ts'
import { useActs } from './use-acts.tsx'
import { useReopen } from './use-reopen.ts'
import type { ListingAct } from './use-sure-act.ts'

/** The sentence, by key, for a decision that is not taken back. */
function undoFailure(error: unknown): string {
  const sentence = actionFailure(error)
  return sentence === 'admin:errors.conflict' ? 'admin:review.cannotUndo' : sentence
}

/** The taking back of a decision. */
const undoAct = ({ call }: ConsoleDataProvider, id: string): ListingAct => ({
  listing: { id, revises: null },
  act: () => call('undo_decision', { listing_id: id }),
  isDone: ({ reason }) => reason === 'undo',
  isPossible: () => true,
})

/** Takes decisions back, and says what came of it. Each gives the listings about which it came through. */
export function useUndo() {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const { bulkOf } = useLastBulk()
  const { reopenNow } = useReopen()
  const { act, tell } = useActs()

  async function undoNow(ids: readonly string[]): Promise<readonly string[]> {
    const outcome = await act(ids.map((id) => undoAct(dataProvider, id)))
    await tell(outcome, { success: 'admin:review.undone', refusal: undoFailure })
    return outcome.done
  }

  const takeBack = ({ settled }: OwnDecision, ids: readonly string[]) => (settled ? reopenNow(ids) : undoNow(ids))

  /** Takes back what was decided last, wherever it was: the database knows what that is. */
  async function undoLastNow(): Promise<readonly string[]> {
    try {
      const [newest] = await readOwnDecisions(dataProvider)
      if (newest?.is_undoable) {
        return await takeBack(newest, bulkOf(newest.id, newest.settled ? 'reports' : 'listings'))
      }
      notify(newest ? 'admin:review.changeStays' : 'admin:review.nothingToUndo', { type: 'info' })
    } catch (error) {
      notify(actionFailure(error), { type: 'error' })
    }
    return []
  }

  return {
    undo: (ids: readonly string[]) => inTurn(() => undoNow(ids)),
    undoOne: (decision: OwnDecision) => inTurn(() => takeBack(decision, [decision.id])),
    undoLast: () => inTurn(undoLastNow),
  }
}
