import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { actionFailure } from '../../providers/failures.ts'
import type { ReportedListing } from '../../providers/report-queue.ts'
import { type Settlement, settleReports } from '../../providers/settle-reports.ts'
import { useAction } from '../../providers/use-action.ts'

/** The sentence, by key, for a step that was refused: somebody else was quicker, with the reports or the listing. */
function refusal(error: unknown): string {
  const sentence = actionFailure(error)
  return sentence === 'admin:errors.conflict' ? 'admin:reports.cannotMove' : sentence
}

const SUCCESS: Readonly<Record<Settlement['step'], string>> = {
  leave: 'admin:reports.closed',
  remove: 'admin:reports.closedAndRemoved',
  restore: 'admin:reports.closedAndRestored',
}

/** What can be done with the reports of one listing. Each says by a toast what came of it. */
export interface Settling {
  readonly isBusy: boolean
  acknowledge(): Promise<void>
  settle(settlement: Settlement): Promise<void>
}

const counted = (count: number) => ({ smart_count: count })

/** Acknowledges and settles through the database's functions, and reads the page anew. */
export function useSettling({ id }: ReportedListing): Settling {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { isBusy, act } = useAction(refusal)
  return {
    isBusy,
    acknowledge: () =>
      act(
        () => dataProvider.call('acknowledge_reports', { listing_id: id }),
        'admin:reports.wereAcknowledged',
        counted,
      ),
    settle: (settlement) =>
      act(() => settleReports(dataProvider.call, id, settlement), SUCCESS[settlement.step], counted),
  }
}
