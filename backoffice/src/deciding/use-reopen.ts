import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import { doSurely } from '../providers/answers.ts'
import type { ConsoleDataProvider } from '../providers/data-provider.ts'
import type { ReportedListing } from '../providers/report-queue.ts'
import { eachAct } from './each-act.ts'
import { useLastBulk } from './last-bulk.ts'
import { inTurn } from './under-way.ts'
import { useActs } from './use-acts.tsx'

/** Opens reports again that were closed, and says what came of it. */
export function useReopen() {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const { remember } = useLastBulk()
  const { tell } = useActs()

  async function reopenOne(id: string): Promise<number> {
    const onLost = () => notify('admin:errors.noAnswer', { type: 'warning', autoHideDuration: null })
    const readOpen = async () => {
      const { data } = await dataProvider.getOne<ReportedListing>('reports', { id })
      return (data.told ?? []).filter(({ status }) => status === 'open').length
    }
    const ask = () => dataProvider.call('reopen_reports', { listing_id: id })
    const count = await doSurely(ask, { onLost, wasDone: async () => (await readOpen()) > 0 })
    return count ?? (await readOpen())
  }

  async function reopenNow(ids: readonly string[]): Promise<readonly string[]> {
    let count = 0
    const acts = ids.map((id) => ({
      listing: { id, revises: null },
      act: async () => {
        count += await reopenOne(id)
      },
      isDone: () => false,
      isPossible: () => true,
    }))
    const outcome = await eachAct(acts, (one) => one.act())
    remember([])
    await tell(outcome, { success: 'admin:reports.reopened', values: { smart_count: count } })
    refresh()
    return outcome.done
  }

  /** Of these listings. Gives those of which it came through. */
  return { reopen: (ids: readonly string[]) => inTurn(() => reopenNow(ids)), reopenNow }
}
