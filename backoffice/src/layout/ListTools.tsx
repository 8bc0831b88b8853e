import { FilterButton, SortButton, TopToolbar } from 'react-admin'
import { ExportButton } from './ExportButton.tsx'
import { RowSettings } from './RowSettings.tsx'
import type { Column } from './row-settings.ts'

interface ListToolsProps {
  /** Whether filters are hidden until asked for, and there are no headings of columns to sort by. */
  readonly isNarrow: boolean
  readonly sortFields: readonly string[]
  /** Those of its table that can be left out. */
  readonly columns: readonly Column[]
}

/** What can be done with a list as a whole. */
export function ListTools({ isNarrow, sortFields, columns }: ListToolsProps) {
  return (
    <TopToolbar
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        '&&': { bgcolor: 'transparent' },
        '& .MuiButton-root': { minHeight: 44 },
      }}
    >
      {isNarrow && <FilterButton />}
      {isNarrow && <SortButton fields={[...sortFields]} />}
      <RowSettings columns={columns} />
      <ExportButton />
    </TopToolbar>
  )
}
