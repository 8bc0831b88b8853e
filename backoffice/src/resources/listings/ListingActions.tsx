import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { FilterButton, TopToolbar, useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin'
import { downloadCsv } from '../../export/csv.ts'
import { actionFailure } from '../../providers/failures.ts'
import type { Listing } from '../../providers/listing-rows.ts'
import { useListingsCsv } from './listings-csv.ts'

/** The API gives no more rows at once; more than so many in a file are no help to anybody. */
const ROWS_AT_ONCE = 500
const ROWS_MAX = 20_000

/** Reads a whole list, in the order and by the filters in which it is shown. */
function useReadAll() {
  const dataProvider = useDataProvider()
  const { filterValues: filter, sort } = useListContext<Listing>()
  return async () => {
    const all: Listing[] = []
    for (let page = 1; ; page += 1) {
      const pagination = { page, perPage: ROWS_AT_ONCE }
      const { data, total = 0 } = await dataProvider.getList<Listing>('listings', { pagination, sort, filter })
      all.push(...data)
      if (all.length >= Math.min(total, ROWS_MAX) || !data.length) return all
    }
  }
}

function ExportAll() {
  const translate = useTranslate()
  const notify = useNotify()
  const { total } = useListContext<Listing>()
  const csv = useListingsCsv()
  const readAll = useReadAll()
  const [isBusy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    try {
      downloadCsv('listings', csv(await readAll()))
    } catch (error) {
      notify(actionFailure(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button startIcon={<DownloadIcon />} disabled={isBusy || !total} onClick={() => void start()}>
      {translate('ra.action.export')}
    </Button>
  )
}

/** More filters, those that were saved on this device, and the list as a file. */
export function ListingActions() {
  return (
    <TopToolbar sx={{ gap: 1, alignItems: 'center', '& .MuiButton-root': { fontSize: '1rem' } }}>
      <FilterButton size="medium" />
      <ExportAll />
    </TopToolbar>
  )
}
