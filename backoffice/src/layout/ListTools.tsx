import { FilterButton, SortButton, TopToolbar } from 'react-admin'
import { ExportButton } from './ExportButton.tsx'

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
