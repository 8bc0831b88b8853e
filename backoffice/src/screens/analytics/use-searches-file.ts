import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { downloadCsv } from '../../export/csv.ts'
import type { EmptySearch } from '../../providers/empty-searches.ts'
import { actionFailure } from '../../providers/failures.ts'
import { type Order, type TableColumn, tableFile } from './table.ts'

/** What is read at once for a file. */
const FILE_ROWS = 1000

/** What of the list fits a filter, all of it, as a file. */
export function useSearchesFile(filter: object, order: Order, columns: readonly TableColumn<EmptySearch>[]) {
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)

  async function readAll(): Promise<EmptySearch[]> {
    const sort = { field: order.column, order: order.isDescending ? 'DESC' : 'ASC' } as const
    const rows: EmptySearch[] = []
    for (let page = 1; ; page++) {
      const pagination = { page, perPage: FILE_ROWS }
      const answer = await dataProvider.getList<EmptySearch>('empty_searches_between', { filter, sort, pagination })
      rows.push(...answer.data)
      if (answer.data.length < FILE_ROWS) return rows
    }
  }

  async function write(): Promise<void> {
    setBusy(true)
    try {
      downloadCsv('searches-in-vain', tableFile(columns, await readAll()))
    } catch (error) {
      notify(actionFailure(error), { type: 'error' })
    }
    setBusy(false)
  }
  return { isBusy, write }
}
