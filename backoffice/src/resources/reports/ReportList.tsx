import { Box, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { List, Pagination, useListContext } from 'react-admin'
import { ListTools } from '../../layout/ListTools.tsx'
import { Failure } from '../../layout/states.tsx'
import { readingFailure } from '../../providers/failures.ts'
import { quietQuery } from '../../providers/queries.ts'
import type { ReportedListing } from '../../providers/report-queue.ts'
import { CatalogueGate } from '../listings/CatalogueGate.tsx'
import { ReportCards } from './ReportCards.tsx'
import { useReportFilters } from './ReportFilters.tsx'
import { ReportTable } from './ReportTable.tsx'
import { useReportExporter } from './report-export.ts'

const PER_PAGE = 25
const PER_PAGE_CHOICES = [10, 25, 50, 100]
const SORT_FIELDS = ['weight', 'oldest', 'reporters', 'settled_at']

function ListFailure() {
  const { error, refetch } = useListContext<ReportedListing>()
  return <Failure sentence={readingFailure(error)} retry={() => void refetch()} />
}

function Reports() {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'), { noSsr: true })
  const filters = useReportFilters(isNarrow)
  const exporter = useReportExporter()
  return (
    <List<ReportedListing>
      title={false}
      filters={filters}
      sort={{ field: 'weight', order: 'DESC' }}
      perPage={PER_PAGE}
      pagination={<Pagination rowsPerPageOptions={PER_PAGE_CHOICES} />}
      queryOptions={quietQuery}
      actions={<ListTools isNarrow={isNarrow} sortFields={SORT_FIELDS} />}
      exporter={exporter}
      empty={false}
      error={<ListFailure />}
      {...(isNarrow ? { component: Box } : {})}
      sx={{ '& .RaList-actions': { bgcolor: 'transparent' } }}
    >
      {isNarrow ? <ReportCards /> : <ReportTable />}
    </List>
  )
}

/** The listings about which reports are open, the gravest first. */
export function ReportList() {
  return (
    <CatalogueGate>
      <Reports />
    </CatalogueGate>
  )
}
