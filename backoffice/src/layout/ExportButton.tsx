import DownloadIcon from '@mui/icons-material/GetApp'
import { Button } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin'
import { actionFailure } from '../providers/failures.ts'

/** So many rows at once are quickly read. */
const EXPORT_ROWS = 1000

/** Writes everything that the list holds, however many pages that is, in the list's order. @param rowsMax to stop at */
export function ExportButton({ rowsMax = Number.POSITIVE_INFINITY }: { rowsMax?: number }) {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider()
  const [isBusy, setBusy] = useState(false)
  const { resource, sort, filterValues: filter, exporter, total } = useListContext()

  async function readAll(): Promise<RaRecord[]> {
    const rows: RaRecord[] = []
    for (let page = 1; ; page++) {
      const answer = await dataProvider.getList(resource, { sort, filter, pagination: { page, perPage: EXPORT_ROWS } })
      rows.push(...answer.data)
      if (answer.data.length < EXPORT_ROWS || rows.length >= rowsMax) return rows
    }
  }

  async function write(): Promise<void> {
    setBusy(true)
    try {
      const rows = await readAll()
      if (exporter) await exporter(rows, async () => ({}), dataProvider, resource)
    } catch (error) {
      notify(actionFailure(error), { type: 'error' })
    }
    setBusy(false)
  }

  return (
    <Button startIcon={<DownloadIcon />} disabled={isBusy || !total} onClick={() => void write()}>
      {translate('ra.action.export')}
    </Button>
  )
}
