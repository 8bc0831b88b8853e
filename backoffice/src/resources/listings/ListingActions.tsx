import { Box } from '@mui/material'
import { FilterButton, TopToolbar } from 'react-admin'
import { OwnDecisionsButton } from '../../deciding/UndoTools.tsx'
import { ImportButton } from '../../import/ImportButton.tsx'
import { LISTINGS_IMPORT } from '../../import/import-kinds.ts'
import { ExportButton } from '../../layout/ExportButton.tsx'
import { RowSettings } from '../../layout/RowSettings.tsx'
import { useRights } from '../../providers/rights.ts'
import { useListingColumns } from './ListingTable.tsx'
import { OrderButton } from './OrderButton.tsx'

/** More rows in a file are no help to anybody. */
const ROWS_MAX = 20_000

const toolRow = {
  ...{ gap: { xs: 0, sm: 1 }, flexWrap: 'wrap', flexShrink: { xs: 0, xl: 1 }, alignItems: 'center' },
  '& .MuiButton-root': { fontSize: '1rem' },
} as const

/** The order, more filters, those that were saved on this device, the list as a file, and listings out of one: these two stay together. */
export function ListingActions() {
  const { may } = useRights()
  return (
    <TopToolbar sx={toolRow}>
      <OrderButton />
      <RowSettings columns={useListingColumns()} />
      <OwnDecisionsButton />
      <FilterButton size="medium" />
      <Box sx={{ display: 'flex', gap: { xs: 0, sm: 1 } }}>
        <ExportButton rowsMax={ROWS_MAX} />
        {may('listingForOthers') && <ImportButton kind={LISTINGS_IMPORT} />}
      </Box>
    </TopToolbar>
  )
}
