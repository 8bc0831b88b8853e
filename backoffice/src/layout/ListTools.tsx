import DownloadIcon from '@mui/icons-material/GetApp'
import { Button as PlainButton } from '@mui/material'
import { useState } from 'react'
import {
  FilterButton,
  type RaRecord,
  SortButton,
  TopToolbar,
  useDataProvider,
  useListContext,
  useNotify,
  useTranslate,
} from 'react-admin'
import { actionFailure } from '../providers/failures.ts'

/** So many rows at once are quickly read. */
const EXPORT_ROWS = 1000

/** Writes everything that the list holds, however many pages that is, in the list's order. */
function ExportButton() {
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
      if (answer.data.length < EXPORT_ROWS) return rows
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
    <PlainButton startIcon={<DownloadIcon />} disabled={isBusy || !total} onClick={() => void write()}>
      {translate('ra.action.export')}
    </PlainButton>
  )
}

interface ListToolsProps {
  /** Whether filters are hidden until asked for, and there are no headings of columns to sort by. */
  readonly isNarrow: boolean
  readonly sortFields: readonly string[]
}

/** What can be done with a list as a whole. */
export function ListTools({ isNarrow, sortFields }: ListToolsProps) {
  return (
    <TopToolbar sx={{ flexWrap: 'wrap', '&&': { bgcolor: 'transparent' }, '& .MuiButton-root': { minHeight: 44 } }}>
      {isNarrow && <FilterButton />}
      {isNarrow && <SortButton fields={[...sortFields]} />}
      <ExportButton />
    </TopToolbar>
  )
}
