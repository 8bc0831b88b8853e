import type { Arguments } from '@maveshi/shared/database'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { actionFailure } from '../../providers/failures.ts'
import { useAction } from '../../providers/use-action.ts'

/** What can be done about one notice; each says what came of it, and reads the list anew. */
export function useDeciding(wanted_id: string) {
  const { call } = useDataProvider<ConsoleDataProvider>()
  const { isBusy, act } = useAction(actionFailure)
  return {
    isBusy,
    approve: () => act(() => call('approve_wanted', { wanted_id }), 'admin:wanted.approved'),
    reject: (answer: Omit<Arguments<'reject_wanted'>, 'wanted_id'>) =>
      act(() => call('reject_wanted', { wanted_id, ...answer }), 'admin:wanted.rejected'),
    remove: (reason: string) => act(() => call('remove_wanted', { wanted_id, reason }), 'admin:wanted.removed'),
    acknowledge: () => act(() => call('acknowledge_wanted_reports', { wanted_id }), 'admin:reports.acknowledged'),
    settle: (answer: Omit<Arguments<'settle_wanted_reports'>, 'wanted_id'>) =>
      act(
        () => call('settle_wanted_reports', { wanted_id, ...answer }),
        answer.removal_reason ? 'admin:wanted.removed' : 'admin:wanted.dismissed',
      ),
  }
}
