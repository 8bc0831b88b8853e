import { Box, Typography } from '@mui/material'
import type { MouseEvent, ReactNode } from 'react'
import { DataTable, type DataTableProps, type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'

/** What is pressed for its own sake. */
const CONTROLS = 'a, button, input, label, [role=button]'
/** The link of a row to what it is about. */
const ROW_LINK = 'data-row-link'

/** Opens what a row is about as a press on its link does: in another tab, where the keys for that are held. */
function pressRowLink({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest(CONTROLS)) return
  const link = target.closest('tbody tr')?.querySelector(`a[${ROW_LINK}]`)
  const options = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }
  link?.dispatchEvent(new window.MouseEvent('click', options))
}

/**
 * A table whose rows open what they are about by a link: react-admin's own press on a row comes on top of that of the
 * link in it, so that the way back had two steps, and another tab left this one as well.
 */
export function LinkTable<Row extends RaRecord>({ sx, ...table }: Omit<DataTableProps<Row>, 'rowClick'>) {
  return (
    <Box onClick={pressRowLink}>
      <DataTable<Row>
        bulkActionButtons={false}
        {...table}
        rowClick={false}
        sx={{
          '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
          '& .RaDataTable-row': { cursor: 'pointer' },
          ...sx,
        }}
      />
    </Box>
  )
}

interface RowTitleProps {
  readonly to: string
  /** A title or a name: people write them without a space, too. */
  readonly name: ReactNode
  /** What is said below it. */
  readonly children?: ReactNode
}

/** What a row is about, as the way to it. */
export function RowTitle({ to, name, children }: RowTitleProps) {
  return (
    <Box sx={{ minWidth: 140, overflowWrap: 'anywhere' }}>
      <Typography component={Link} to={to} {...{ [ROW_LINK]: '' }} sx={{ color: 'text.primary', fontWeight: 600 }}>
        {name}
      </Typography>
      {children}
    </Box>
  )
}

/** A person's words in a cell, however long they are. */
export function CellWords({ children }: { children: ReactNode }) {
  return <Box sx={{ minWidth: 90, overflowWrap: 'anywhere' }}>{children}</Box>
}
