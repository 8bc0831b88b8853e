import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { useGetMany, useTranslate } from 'react-admin'
import { BulkBar } from '../../deciding/BulkBar.tsx'
import { useFirstLook } from '../../layout/first-look.ts'
import type { Listing } from '../../providers/listing-rows.ts'
import { quietQuery } from '../../providers/queries.ts'
import { DecisionButtons } from './DecisionButtons.tsx'
import { useDecisions } from './use-decisions.ts'
import { useListingFile } from './use-listing-file.ts'

/** Decisions about the ticked listings, also those on other pages: each about those for which it can be made. */
function SelectedDecisions({ ids, onDone }: { ids: readonly string[]; onDone: (ids: readonly string[]) => void }) {
  const translate = useTranslate()
  const write = useListingFile()
  const { data } = useGetMany<Listing>('listings', { ids: [...ids] }, quietQuery)
  const listings = (data ?? []).filter(Boolean)
  // With other ticks its buttons are about others, and lie elsewhere.
  const isSeen = useFirstLook(listings.map(({ id, status }) => `${id} ${status}`).join())
  const decisions = useDecisions(listings, { isSeen, onDone: (_undoable, closed) => onDone(closed) })
  return (
    <>
      <DecisionButtons decisions={decisions} isCounting />
      <Button startIcon={<DownloadIcon />} disabled={listings.length !== ids.length} onClick={() => write(listings)}>
        {translate('ra.action.export')}
      </Button>
    </>
  )
}

/** The decision for all listings that are ticked. */
export function BulkModeration() {
  return <BulkBar>{(ids, unselect) => <SelectedDecisions ids={ids} onDone={unselect} />}</BulkBar>
}
