import CloseIcon from '@mui/icons-material/Close'
import { Box, Card, IconButton, Typography } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import type { Listing } from '../../providers/listing-rows.ts'
import { ModerationButtons } from './ModerationButtons.tsx'

/** The decision for all listings that are ticked, under the thumb or the eye however far one has scrolled. */
export function BulkModeration() {
  const translate = useTranslate()
  const { selectedIds, onUnselectItems } = useListContext<Listing>()
  if (!selectedIds.length) return null
  const unselect = translate('ra.action.unselect')
  return (
    <Card
      elevation={4}
      data-testid="bulk-moderation"
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        mx: 'auto',
        mb: 2,
        p: 1,
        zIndex: 1100,
        width: 'fit-content',
        maxWidth: '96vw',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 1 }}>
        <IconButton onClick={() => onUnselectItems()} aria-label={unselect} title={unselect}>
          <CloseIcon />
        </IconButton>
        <Typography>{translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}</Typography>
        <ModerationButtons ids={selectedIds} onDone={onUnselectItems} />
      </Box>
    </Card>
  )
}
