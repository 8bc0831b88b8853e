import CloseIcon from '@mui/icons-material/Close'
import { Box, Card, IconButton, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { type RaRecord, useListContext, useTranslate, useUnselect } from 'react-admin'
import { useSidebarWidth } from '../layout/sidebar-state.ts'

const floating = {
  position: 'fixed',
  insetInlineEnd: 0,
  bottom: 0,
  mx: 'auto',
  mb: 2,
  p: 1,
  zIndex: 1100,
  width: 'fit-content',
} as const

interface BulkBarProps {
  /** Whether it is about the rows of this page alone, and what is ticked on others waits until they are seen again. */
  readonly isOfPage?: boolean
  /** What can be done with them, and how those with which it was done lose their ticks. */
  readonly children: (ids: readonly string[], unselect: (ids: readonly string[]) => void) => ReactNode
}

/** What can be done with all rows that are ticked, under the thumb or the eye however far one has scrolled. */
export function BulkBar({ isOfPage = false, children }: BulkBarProps) {
  const translate = useTranslate()
  const { data = [], selectedIds, resource } = useListContext<RaRecord<string>>()
  const unselectRows = useUnselect(resource)
  const sidebar_px = useSidebarWidth()
  const ids = isOfPage ? selectedIds.filter((id) => data.some((row) => row.id === id)) : selectedIds
  if (!ids.length) return null
  const words = translate('ra.action.unselect')
  const unselect = (done: readonly string[]) => unselectRows([...done])
  return (
    <Card
      elevation={4}
      component="section"
      aria-label={translate('admin:review.selected')}
      sx={{ ...floating, insetInlineStart: sidebar_px, maxWidth: `calc(96vw - ${sidebar_px}px)` }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 1 }}>
        <IconButton onClick={() => unselect(ids)} aria-label={words} title={words}>
          <CloseIcon />
        </IconButton>
        <Typography>{translate('ra.action.bulk_actions', { smart_count: ids.length })}</Typography>
        {children(ids, unselect)}
      </Box>
    </Card>
  )
}
