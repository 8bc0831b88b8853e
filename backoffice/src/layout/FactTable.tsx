import { Table, TableBody, TableCell, TableRow } from '@mui/material'
import type { ReactNode } from 'react'

export interface Fact {
  readonly key: string
  readonly name: string
  readonly value: ReactNode
}

/** Names and values, a row each. */
export function FactTable({ facts, label }: { facts: readonly Fact[]; label: string }) {
  return (
    <Table size="small" aria-label={label}>
      <TableBody>
        {facts.map(({ key, name, value }) => (
          <TableRow key={key} sx={{ '&:last-child > *': { borderBottom: 0 } }}>
            <TableCell
              component="th"
              scope="row"
              sx={{
                color: 'text.secondary',
                px: 0,
                py: 1,
                paddingInlineEnd: 2,
                width: { xs: '35%', sm: '45%' },
                // A long word of ours makes its column wider; one of a person's in the other column goes on below.
                overflowWrap: 'break-word',
                verticalAlign: 'top',
              }}
            >
              {name}
            </TableCell>
            <TableCell sx={{ px: 0, py: 1, fontSize: '1rem', overflowWrap: 'anywhere', verticalAlign: 'top' }}>
              {value}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
