import DownloadIcon from '@mui/icons-material/GetApp'
import { Box, Button, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { csvText, downloadCsv } from '../export/csv.ts'
import type { RowError } from './import-kind.ts'
import type { Table } from './read-table.ts'
import { rowProblemText } from './row-problem.ts'

/** More than anybody reads here; the file has them all. */
const SHOWN = 50

interface RowErrorsProps {
  readonly errors: readonly RowError[]
  readonly table: Table
}

/** What stands in the cell that is wrong. */
function cellOf({ line, column }: RowError, { columns, rows }: Table): string {
  const at = columns.indexOf(column)
  return rows.find((row) => row.line === line)?.cells[at] ?? ''
}

function Item({ error, table }: { error: RowError; table: Table }) {
  const translate = useTranslate()
  const cell = cellOf(error, table)
  return (
    <Box
      component="li"
      sx={{ py: 1, borderTop: 1, borderColor: 'divider', display: 'grid', columnGap: 2, gridTemplateColumns: ITEM }}
    >
      <Typography variant="body2" color="textSecondary">
        {translate('admin:import.place', { line: error.line })}
        {error.column && (
          <>
            {' · '}
            <bdi dir="ltr">{error.column}</bdi>
          </>
        )}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {rowProblemText(error, translate)}
        {cell && (
          <Typography component="span" color="textSecondary">
            {' '}
            <bdi>“{cell.length > 80 ? `${cell.slice(0, 80)}…` : cell}”</bdi>
          </Typography>
        )}
      </Typography>
    </Box>
  )
}

const ITEM = { xs: 'minmax(0, 1fr)', sm: '15rem minmax(0, 1fr)' }

/** Every row that is wrong, where it stands in the spreadsheet, and how to mend it; all of them as a file, too. */
export function RowErrors({ errors, table }: RowErrorsProps) {
  const translate = useTranslate()
  const heading = useId()
  const download = () => {
    const names = [translate('admin:import.row.line'), translate('admin:import.row.column')]
    const rows = errors.map((error) => [
      error.line,
      error.column,
      cellOf(error, table),
      rowProblemText(error, translate),
    ])
    downloadCsv(
      'import-errors',
      csvText([[...names, translate('admin:import.row.cell'), translate('admin:import.row.problem')], ...rows]),
    )
  }
  return (
    <Box component="section" aria-labelledby={heading}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography id={heading} variant="h3">
          {translate('admin:import.row.problem')}
        </Typography>
        <Button startIcon={<DownloadIcon />} onClick={download}>
          {translate('admin:import.downloadErrors')}
        </Button>
      </Box>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {translate('admin:import.mend')}
      </Typography>
      <Box component="ul" aria-labelledby={heading} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {errors.slice(0, SHOWN).map((error) => (
          <Item key={error.line} error={error} table={table} />
        ))}
      </Box>
      {errors.length > SHOWN && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {translate('admin:import.more', { smart_count: errors.length - SHOWN })}
        </Typography>
      )}
    </Box>
  )
}
