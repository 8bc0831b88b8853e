import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { NumbersGrid } from './NumbersGrid.tsx'
import type { Numbers } from './numbers.ts'

interface NumbersTableProps extends Numbers {
  readonly actions?: ReactNode
}

/** The numbers of a picture as a table, to be opened. */
export function NumbersTable({ title, headings, rows, actions }: NumbersTableProps) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 2 }}>
      <Box component="details" sx={{ minWidth: 0, '&[open]': { flexBasis: '100%' } }}>
        <Box component="summary" sx={{ py: 1.25, cursor: 'pointer', color: 'primary.main', fontWeight: 600 }}>
          {translate('admin:charts.table')}
        </Box>
        <NumbersGrid title={title} headings={headings} rows={rows} />
      </Box>
      {actions}
    </Box>
  )
}
