import { Box, Card, Typography } from '@mui/material'
import { ShowBase, useShowContext, useTranslate } from 'react-admin'
import { QueueBar } from '../../deciding/QueueBar.tsx'
import { OtherReviewers } from '../../deciding/Reviewers.tsx'
import { BackLink } from '../../layout/BackLink.tsx'
import { Panel } from '../../layout/Panel.tsx'
import { Failure, Waiting } from '../../layout/states.tsx'
import { useNarrow } from '../../layout/use-narrow.ts'
import { CatalogueGate, useCatalogue } from '../../market/CatalogueGate.tsx'
import { PhotoGallery } from '../../market/PhotoGallery.tsx'
import { PATHS } from '../../paths.ts'
import { listingFailure } from '../../providers/failures.ts'
import { quietQuery } from '../../providers/queries.ts'
import type { ReportedListing } from '../../providers/report-queue.ts'
import { ReportEntry } from './ReportEntry.tsx'
import { ReportedSummary } from './ReportedSummary.tsx'
import { SettlePanel } from './SettlePanel.tsx'
import { useReportReview } from './use-report-review.ts'

const columns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }
const column = { display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 } as const

function Told({ reported }: { reported: ReportedListing }) {
  const translate = useTranslate()
  const told = reported.told ?? []
  return (
    <Panel title="admin:titles.reports">
      {told.length === 0 && <Typography color="textSecondary">{translate('admin:reports.neverReported')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {told.map((report) => (
          <ReportEntry key={report.id} report={report} reported={reported} />
        ))}
      </Box>
    </Panel>
  )
}

const BackToList = () => <BackLink to={PATHS.reports} words="admin:reports.back" isInRow />

function ReportsPage({ reported: record }: { reported: ReportedListing }) {
  const { bar, panel, reviews } = useReportReview(record)
  const isNarrow = useNarrow()
  const photos = <PhotoGallery photos={record.photos} title={useCatalogue().title(record)} />
  return (
    <>
      <QueueBar of="reports" back={<BackToList />} {...bar} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns, maxWidth: 1280 }}>
        <Box sx={column}>
          <ReportedSummary reported={record}>{!isNarrow && photos}</ReportedSummary>
        </Box>
        <Box sx={column}>
          <SettlePanel reported={record} {...panel} />
          <OtherReviewers id={record.id} reviews={reviews} />
          <Told reported={record} />
          {isNarrow && <Card sx={{ p: { xs: 1.5, sm: 2 } }}>{photos}</Card>}
        </Box>
      </Box>
    </>
  )
}

function ShownReports() {
  const { record } = useShowContext<ReportedListing>()
  return record ? <ReportsPage key={record.id} reported={record} /> : <Waiting />
}

function ShowFailure() {
  const { error, refetch } = useShowContext<ReportedListing>()
  return (
    <>
      <BackToList />
      <Failure sentence={listingFailure(error)} retry={() => void refetch()} />
    </>
  )
}

/** Everything that was reported about one listing, and the step that settles it. */
export function ReportShow() {
  return (
    <CatalogueGate>
      <ShowBase<ReportedListing> queryOptions={quietQuery} loading={<Waiting />} error={<ShowFailure />}>
        <ShownReports />
      </ShowBase>
    </CatalogueGate>
  )
}
