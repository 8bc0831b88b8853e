import { formatNumber } from '@maveshi/shared/locale/format'
import { useState } from 'react'
import { type Exporter, type RaRecord, useDataProvider, useListContext, useNotify } from 'react-admin'
import { actionFailure } from '../providers/failures.ts'

/** So many rows at once are quickly read. */
const EXPORT_ROWS = 1000

/**
 * Writes everything that the list around it holds into a file, however many pages that is, in the list's order.
 * @param exporter how, where not as the list itself says
 * @param rowsMax to stop at, which is said
 */
export function useExport(exporter?: Exporter, rowsMax = Number.POSITIVE_INFINITY) {
  const notify = useNotify()
  const dataProvider = useDataProvider()
  const [isBusy, setBusy] = useState(false)
  const { resource, sort, filterValues: filter, exporter: ownExporter, data } = useListContext()
  const write = exporter ?? ownExporter

  async function readAll(): Promise<{ rows: RaRecord[]; isCut: boolean }> {
    const rows: RaRecord[] = []
    for (let page = 1; ; page++) {
      const answer = await dataProvider.getList(resource, { sort, filter, pagination: { page, perPage: EXPORT_ROWS } })
      rows.push(...answer.data)
      const { pageInfo, total = Number.POSITIVE_INFINITY } = answer
      const hasMore = pageInfo
        ? pageInfo.hasNextPage === true
        : answer.data.length === EXPORT_ROWS && rows.length < total
      if (!hasMore || rows.length >= rowsMax) return { rows, isCut: hasMore }
    }
  }

  async function run(): Promise<void> {
    setBusy(true)
    try {
      const { rows, isCut } = await readAll()
      if (write) await write(rows, async () => ({}), dataProvider, resource)
      if (isCut)
        notify('admin:notices.exportCut', { type: 'warning', messageArgs: { number: formatNumber(rows.length) } })
    } catch (error) {
      notify(actionFailure(error), { type: 'error' })
    }
    setBusy(false)
  }

  return { isDisabled: isBusy || !data?.length, run: () => void run() }
}
