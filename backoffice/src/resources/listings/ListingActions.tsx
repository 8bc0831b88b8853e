import { FilterButton, TopToolbar } from 'react-admin'
import { ExportButton } from '../../layout/ExportButton.tsx'

/** More rows in a file are no help to anybody. */
const ROWS_MAX = 20_000

/** More filters, those that were saved on this device, and the list as a file. */
export function ListingActions() {
  return (
    <TopToolbar sx={{ gap: 1, alignItems: 'center', '& .MuiButton-root': { fontSize: '1rem' } }}>
      <FilterButton size="medium" />
      <ExportButton rowsMax={ROWS_MAX} />
    </TopToolbar>
  )
}
