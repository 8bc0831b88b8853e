import CloseIcon from '@mui/icons-material/Close'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Box, Button, Card, IconButton, Typography } from '@mui/material'
import { useGetMany, useListContext, useTranslate } from 'react-admin'
import type { Listing } from '../../providers/listing-rows.ts'
import { quietQuery } from '../../providers/queries.ts'
import { DecisionButtons } from './DecisionButtons.tsx'
import { useDecisions } from './use-decisions.ts'
import { useListingFile } from './use-listing-file.ts'

const floating = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  mx: 'auto',
  mb: 2,
  p: 1,
  zIndex: 1100,
  width: 'fit-content',
  maxWidth: '96vw',
} as const

/** Decisions about the ticked listings, also those on other pages: each about those for which it can be made. */
function SelectedDecisions({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const translate = useTranslate()
  const write = useListingFile()
  const { data } = useGetMany<Listing>('listings', { ids: [...ids] }, quietQuery)
  const listings = (data ?? []).filter(Boolean)
  const decisions = useDecisions(listings, { onDone })
  return (
    <>
      <DecisionButtons decisions={decisions} isCounting />
      <Button startIcon={<DownloadIcon />} disabled={listings.length !== ids.length} onClick={() => write(listings)}>
        {translate('ra.action.export')}
      </Button>
    </>
  )
}

/** The decision for all listings that are ticked, under the thumb or the eye however far one has scrolled. */
export function BulkModeration() {
  const translate = useTranslate()
  const { selectedIds, onUnselectItems } = useListContext<Listing>()
  if (!selectedIds.length) return null
  const unselect = translate('ra.action.unselect')
  return (
    <Card elevation={4} component="section" aria-label={translate('admin:review.selected')} sx={floating}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 1 }}>
        <IconButton onClick={() => onUnselectItems()} aria-label={unselect} title={unselect}>
          <CloseIcon />
        </IconButton>
        <Typography>{translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}</Typography>
        <SelectedDecisions ids={selectedIds} onDone={() => onUnselectItems()} />
      </Box>
    </Card>
  )
}
