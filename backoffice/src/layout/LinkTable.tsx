import { Box, Typography } from '@mui/material'
import type { MouseEvent, ReactNode } from 'react'
import { DataTable, type DataTableProps, type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { INLINE_LINES, useColumnsKey, useCompactRows } from './row-settings.ts'

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

/** Words of a chip go on in a second line only where one would be longer than this. */
const CHIP_MAX_PX = 180
const CHIPS = {
  '& .RaDataTable-rowCell .MuiChip-root': {
    width: 'max-content',
    maxWidth: CHIP_MAX_PX,
    height: 'auto',
    minHeight: 24,
  },
  '& .RaDataTable-rowCell .MuiChip-label': { whiteSpace: 'normal', py: 0.25 },
} as const

/** As many rows as there is room for. */
const COMPACT = {
  '& .RaDataTable-headerCell.RaDataTable-headerCell': { py: 0, px: 0.75, whiteSpace: 'normal' },
  '& .RaDataTable-rowCell.RaDataTable-rowCell': { py: 0.25, px: 0.75, ...INLINE_LINES },
  '& .RaDataTable-rowCell.RaDataTable-rowCell .MuiChip-root': { maxWidth: 'none' },
  '& .RaDataTable-rowCell.RaDataTable-rowCell .MuiChip-label': { whiteSpace: 'nowrap' },
} as const

const COMPACT_WORDS_MIN_PX = 150

/** One line to its very end, and a sign that there is more. */
const ONE_LINE = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  wordBreak: 'break-all',
  overflow: 'hidden',
} as const

/** Words of any length: in one line where rows are close together. */
function Words({ width, children }: { width: number; children: ReactNode }) {
  const { isCompact } = useCompactRows()
  return (
    <Box
      sx={{
        minWidth: width,
        overflowWrap: 'anywhere',
        ...(isCompact ? { ...ONE_LINE, minWidth: COMPACT_WORDS_MIN_PX } : {}),
      }}
    >
      {isCompact ? <div>{children}</div> : children}
    </Box>
  )
}

/**
 * A table whose rows open what they are about by a link: react-admin's own press on a row comes on top of that of the
 * link in it, so that the way back had two steps, and another tab left this one as well.
 */
export function LinkTable<Row extends RaRecord>({ sx, ...table }: Omit<DataTableProps<Row>, 'rowClick'>) {
  const { isCompact } = useCompactRows()
  const columnsKey = useColumnsKey()
  return (
    <Box onClick={pressRowLink}>
      <DataTable<Row>
        bulkActionButtons={false}
        {...table}
        storeKey={columnsKey}
        rowClick={false}
        sx={{
          '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
          // Long words fit beside the menu only where they may take two lines.
          '& .RaDataTable-headerCell': { px: 0.75, whiteSpace: 'normal' },
          '& .RaDataTable-rowCell': { py: 1, px: 0.75 },
          ...CHIPS,
          '& .RaDataTable-row': { cursor: 'pointer' },
          ...sx,
          ...(isCompact ? COMPACT : {}),
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
    <Words width={140}>
      <Typography component={Link} to={to} {...{ [ROW_LINK]: '' }} sx={{ color: 'text.primary', fontWeight: 600 }}>
        {name}
      </Typography>
      {children}
    </Words>
  )
}

/** What the market says beside a person's words: its column is as wide as the longest word, and no word goes on below. */
export const WHOLE_WORDS = { overflowWrap: 'break-word' } as const

/** A person's words in a cell, however long they are. */
export function CellWords({ children }: { children: ReactNode }) {
  return <Words width={120}>{children}</Words>
}

/** What is short, and stays in one line where rows are close together. */
export function NoWrap({ children }: { children: ReactNode }) {
  const { isCompact } = useCompactRows()
  return <Box sx={isCompact ? { whiteSpace: 'nowrap' } : {}}>{children}</Box>
}
