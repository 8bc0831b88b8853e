import { ExportButton, FilterButton, SortButton, TopToolbar } from 'react-admin'

/** More than any list of people or reports is read at once, and what the database gives at most. */
const EXPORTED_MAX = 10_000

interface ListToolsProps {
  /** Whether filters are hidden until asked for, and there are no headings of columns to sort by. */
  readonly isNarrow: boolean
  readonly sortFields: readonly string[]
}

/** What can be done with a list as a whole. */
export function ListTools({ isNarrow, sortFields }: ListToolsProps) {
  return (
    <TopToolbar sx={{ flexWrap: 'wrap', '& .MuiButton-root': { minHeight: 44 } }}>
      {isNarrow && <FilterButton />}
      {isNarrow && <SortButton fields={[...sortFields]} />}
      <ExportButton maxResults={EXPORTED_MAX} />
    </TopToolbar>
  )
}
