import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { ListBase, type ListBaseProps, type RaRecord, SortButton } from 'react-admin'
import { quietQuery } from '../providers/queries.ts'
import { ExportButton } from './ExportButton.tsx'
import { Pages } from './Pages.tsx'

const PER_PAGE = 10

interface SmallListProps<Row extends RaRecord>
  extends Required<Pick<ListBaseProps<Row>, 'resource' | 'storeKey' | 'sort' | 'exporter'>> {
  readonly filters: ReactNode
  readonly sortFields: readonly string[]
  /** What else can be done with the list. */
  readonly tools?: ReactNode
  /** How many rows a page can have; one number is no choice. */
  readonly perPageChoices?: readonly number[]
  readonly children: ReactNode
}

/** A list that is a part of a screen: the screen's address knows nothing of its filters and pages. */
export function SmallList<Row extends RaRecord>(props: SmallListProps<Row>) {
  const { filters, sortFields, tools, perPageChoices = [], children, ...list } = props
  return (
    <ListBase<Row> disableSyncWithLocation perPage={PER_PAGE} queryOptions={quietQuery} {...list}>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {filters}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, justifyContent: 'flex-end' }}>
          <SortButton fields={[...sortFields]} />
          <ExportButton />
          {tools}
        </Box>
        {children}
        <Pages rowsPerPageOptions={perPageChoices} />
      </Box>
    </ListBase>
  )
}
