import { Box, Chip, Table as Grid, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import type { Outcome, Verdict } from './import-kind.ts'
import type { Table } from './read-table.ts'

const SHOWN = 10

const OUTCOMES = {
  added: { words: 'admin:import.outcome.added', color: 'success' },
  changed: { words: 'admin:import.outcome.changed', color: 'warning' },
  unchanged: { words: 'admin:import.outcome.unchanged', color: 'default' },
  refused: { words: 'admin:import.outcome.refused', color: 'error' },
} as const satisfies Readonly<Record<Outcome, object>>

/** The first rows that something would happen to, or the first at all where nothing would, and their columns. */
function excerpt({ columns, rows }: Table, { outcomes }: Verdict) {
  const all = rows.map((row, at) => ({ ...row, outcome: outcomes[at] ?? 'unchanged' }))
  const moving = all.filter(({ outcome }) => outcome !== 'unchanged')
  const shown = (moving.length ? moving : all).slice(0, SHOWN)
  const filled = columns.map((column, at) => ({ column, at })).filter(({ at }) => shown.some(({ cells }) => cells[at]))
  return { shown, filled }
}

const cellStyle = { maxWidth: 260, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** The first rows as they will be, in a box of their own that scrolls. */
export function Preview({ table, verdict }: { table: Table; verdict: Verdict }) {
  const translate = useTranslate()
  const heading = useId()
  const { shown, filled } = excerpt(table, verdict)
  return (
    <Box>
      <Typography id={heading} variant="h3" sx={{ mb: 1 }}>
        {translate('admin:import.first')}
      </Typography>
      <Box
        role="region"
        aria-labelledby={heading}
        // What scrolls is reached by the keyboard.
        tabIndex={0}
        sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Grid size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate('admin:import.row.line')}</TableCell>
              <TableCell>{translate('admin:import.row.outcome')}</TableCell>
              {filled.map(({ column }) => (
                <TableCell key={column}>
                  <bdi dir="ltr">{column}</bdi>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ line, cells, outcome }) => (
              <TableRow key={line}>
                <TableCell>{line}</TableCell>
                <TableCell>
                  <Chip size="small" label={translate(OUTCOMES[outcome].words)} color={OUTCOMES[outcome].color} />
                </TableCell>
                {filled.map(({ column, at }) => (
                  <TableCell key={column} sx={cellStyle}>
                    <bdi>{cells[at]}</bdi>
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Grid>
      </Box>
    </Box>
  )
}
