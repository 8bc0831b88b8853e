import { Box, Table, TableBody, TableCell, TableHead, TableRow, type Theme, useMediaQuery } from '@mui/material'
import { NumbersList } from './NumbersList.tsx'
import type { Numbers } from './numbers.ts'

/** More columns than these, the names' among them, have no room beside each other on a phone. */
const PHONE_COLUMNS = 3

/** Numbers by name, in as much room as there is. */
export function NumbersGrid({ title, headings, rows }: Numbers) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  if (isPhone && headings.length > PHONE_COLUMNS) return <NumbersList title={title} headings={headings} rows={rows} />
  return (
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
  )
}
