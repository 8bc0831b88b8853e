import { shownStatus } from '@maveshi/shared/listing/standing'
import { Box, Card, Typography } from '@mui/material'
import { useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { Reviewers } from '../../deciding/Reviewers.tsx'
import { SelectRow } from '../../layout/SelectRow.tsx'
import { Waiting } from '../../layout/states.tsx'
import { useCatalogue } from '../../market/CatalogueGate.tsx'
import { CoverPhoto } from '../../market/CoverPhoto.tsx'
import { PersonName } from '../../market/person-name.tsx'
import { StatusChip } from '../../market/StatusChip.tsx'
import { reportedPath } from '../../paths.ts'
import type { ReportedListing } from '../../providers/report-queue.ts'
import { Clocks } from './Clocks.tsx'
import { NoReports } from './NoReports.tsx'
import { Reasons } from './Reasons.tsx'
import { Weight } from './Weight.tsx'

const COVER_PX = 96

function ReportCard({ reported }: { reported: ReportedListing }) {
  const catalogue = useCatalogue()
  const { seller, reasons } = reported
  return (
    <Card sx={{ p: 1.5, display: 'flex', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, alignItems: 'flex-start' }}>
        <CoverPhoto listing={reported} width={COVER_PX} />
        <StatusChip status={shownStatus(reported)} />
      </Box>
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography
          component={Link}
          to={reportedPath(reported.id)}
          sx={{ color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere', display: 'inline-block', py: 1 }}
        >
          {catalogue.title(reported)}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <PersonName person={seller} />
        </Typography>
        <Weight reported={reported} />
        <Reasons reasons={reasons} />
        <Clocks reported={reported} />
        <Reviewers id={reported.id} />
      </Box>
      <SelectRow id={reported.id} title={catalogue.title(reported)} />
    </Card>
  )
}

/** Reported listings as cards, for a narrow screen. */
export function ReportCards() {
  const { data, isPending } = useListContext<ReportedListing>()
  if (isPending) return <Waiting />
  if (!data?.length) return <NoReports />
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))' }}>
      {data.map((reported) => (
        <ReportCard key={reported.id} reported={reported} />
      ))}
    </Box>
  )
}
