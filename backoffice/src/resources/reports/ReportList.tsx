import { WithReviewers } from '../../deciding/Reviewers.tsx'
import { LIST_TOOLBAR, ListFrame } from '../../layout/ListFrame.tsx'
import { ListTools } from '../../layout/ListTools.tsx'
import { useNarrow } from '../../layout/use-narrow.ts'
import { CatalogueGate } from '../../market/CatalogueGate.tsx'
import type { ReportedListing } from '../../providers/report-queue.ts'
import { BulkSettling } from './BulkSettling.tsx'
import { ReportCards } from './ReportCards.tsx'
import { useReportFilters } from './ReportFilters.tsx'
import { REPORT_COLUMNS, ReportTable } from './ReportTable.tsx'
import { useReportExporter } from './report-export.ts'
import { WantedReports } from './WantedReports.tsx'

const SORT_FIELDS = ['weight', 'oldest', 'reporters', 'settled_at']

function Reports() {
  const isNarrow = useNarrow()
  const filters = useReportFilters(isNarrow)
  const exporter = useReportExporter()
  return (
    <ListFrame<ReportedListing>
      filters={filters}
      sort={{ field: 'weight', order: 'DESC' }}
      actions={<ListTools isNarrow={isNarrow} sortFields={SORT_FIELDS} columns={REPORT_COLUMNS} />}
      exporter={exporter}
      isBare={isNarrow}
      // What settles the ticked ones floats over the end of the page.
      sx={{ pb: { xs: 18, sm: 10 }, '& .RaList-actions': LIST_TOOLBAR }}
    >
      <WithReviewers>{isNarrow ? <ReportCards /> : <ReportTable />}</WithReviewers>
      <BulkSettling />
    </ListFrame>
  )
}

/** The listings about which reports are open, the gravest first. */
export function ReportList() {
  return (
    <CatalogueGate>
      <WantedReports />
      <Reports />
    </CatalogueGate>
  )
}
