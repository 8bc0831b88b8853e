import { shownStatus } from '@maveshi/shared/listing/standing'
import { Box, Typography } from '@mui/material'
import { DataTable, useTranslate } from 'react-admin'
import { Reviewers } from '../../deciding/Reviewers.tsx'
import { CellWords, LinkTable, RowTitle } from '../../layout/LinkTable.tsx'
import { COMPACT_COVER_PX, type Column, useCompactRows } from '../../layout/row-settings.ts'
import { SelectPage, SelectRow } from '../../layout/SelectRow.tsx'
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

const COVER_PX = 72

/** What can be left out. */
export const REPORT_COLUMNS: readonly Column[] = [
  { source: 'weight', label: 'admin:reports.weight' },
  { source: 'reasons', label: 'admin:reports.reason' },
  { source: 'seller', label: 'admin:listings.seller' },
  { source: 'status', label: 'admin:listings.status' },
  { source: 'oldest', label: 'admin:reports.clocks' },
]

/** Reported listings as rows, for a wide screen. */
export function ReportTable() {
  const translate = useTranslate()
  const catalogue = useCatalogue()
  const { isCompact } = useCompactRows()
  return (
    <LinkTable<ReportedListing> bulkActionButtons={false} empty={<NoReports />}>
      <DataTable.Col
        label={<SelectPage />}
        disableSort
        render={(reported: ReportedListing) => <SelectRow id={reported.id} title={catalogue.title(reported)} />}
      />
      <DataTable.Col
        label={translate('admin:listings.listing')}
        disableSort
        render={(reported: ReportedListing) => (
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <CoverPhoto listing={reported} width={isCompact ? COMPACT_COVER_PX : COVER_PX} />
            <RowTitle to={reportedPath(reported.id)} name={catalogue.title(reported)}>
              <Typography variant="body2" color="textSecondary">
                {catalogue.category(reported.category)}
              </Typography>
            </RowTitle>
          </Box>
        )}
      />
      <DataTable.Col
        source="weight"
        label="admin:reports.weight"
        sortByOrder="DESC"
        render={(reported: ReportedListing) => <Weight reported={reported} />}
      />
      <DataTable.Col
        source="reasons"
        label="admin:reports.reason"
        disableSort
        render={({ reasons }: ReportedListing) => <Reasons reasons={reasons} />}
      />
      <DataTable.Col
        source="seller"
        label="admin:listings.seller"
        disableSort
        render={({ seller }: ReportedListing) => (
          <CellWords>
            <PersonName person={seller} />
          </CellWords>
        )}
      />
      <DataTable.Col
        source="status"
        label="admin:listings.status"
        disableSort
        render={(reported: ReportedListing) => (
          <Box sx={isCompact ? { display: 'flex' } : {}}>
            <StatusChip status={shownStatus(reported)} />
            <Reviewers id={reported.id} isShort={isCompact} />
          </Box>
        )}
      />
      <DataTable.Col
        source="oldest"
        label="admin:reports.clocks"
        render={(reported: ReportedListing) => <Clocks reported={reported} isShort={isCompact} />}
      />
    </LinkTable>
  )
}
