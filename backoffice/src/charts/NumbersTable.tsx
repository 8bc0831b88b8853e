import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'

interface NumbersTableProps {
  /** What the table is about: the picture's title. */
  readonly title: string
  /** The headings: of the rows' names first, then of each column of numbers. */
  readonly headings: readonly string[]
  readonly rows: readonly { readonly key: string; readonly name: string; readonly cells: readonly string[] }[]
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
        <Box role="region" aria-label={title} tabIndex={0} sx={{ overflow: 'auto', maxHeight: 360 }}>
          <Table size="small" stickyHeader sx={{ width: 'auto', minWidth: { sm: 320 } }}>
            <TableHead>
              <TableRow>
                {headings.map((heading, index) => (
                  <TableCell key={heading} align={index ? 'right' : 'left'} sx={{ '&&': { whiteSpace: 'normal' } }}>
                    {heading}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ key, name, cells }) => (
                <TableRow key={key}>
                  <TableCell component="th" scope="row" sx={{ minWidth: 168 }}>
                    {name}
                  </TableCell>
                  {cells.map((cell, index) => (
                    <TableCell key={headings[index + 1]} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                      {cell}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      </Box>
      {actions}
    </Box>
  )
}
