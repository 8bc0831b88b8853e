import CloseIcon from '@mui/icons-material/Close'
import { Box, Card, IconButton, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { type RaRecord, useListContext, useTranslate } from 'react-admin'
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
  readonly children: (ids: readonly string[], unselect: () => void) => ReactNode
}

/** What can be done with all rows that are ticked, under the thumb or the eye however far one has scrolled. */
export function BulkBar({ children }: BulkBarProps) {
  const translate = useTranslate()
  const { selectedIds, onUnselectItems } = useListContext<RaRecord<string>>()
  const sidebar_px = useSidebarWidth()
  if (!selectedIds.length) return null
  const unselect = translate('ra.action.unselect')
  return (
    <Card
      elevation={4}
      component="section"
      aria-label={translate('admin:review.selected')}
      sx={{ ...floating, insetInlineStart: sidebar_px, maxWidth: `calc(96vw - ${sidebar_px}px)` }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 1 }}>
        <IconButton onClick={() => onUnselectItems()} aria-label={unselect} title={unselect}>
          <CloseIcon />
        </IconButton>
        <Typography>{translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}</Typography>
        {children(selectedIds, () => onUnselectItems())}
      </Box>
    </Card>
  )
}
