import { formatNumber } from '@maveshi/shared/locale/format'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { BulkBar } from '../../deciding/BulkBar.tsx'
import { useFirstLook } from '../../layout/first-look.ts'
import type { ReportedListing } from '../../providers/report-queue.ts'
import { SettleDialog } from './SettleDialog.tsx'
import { useSettling } from './settling.ts'
import { WAYS, type Way, waysFor } from './ways.ts'

const MANY: readonly Way[] = ['remove', 'uphold', 'dismiss']

interface WayProps {
  readonly way: Way
  /** Those that are ticked and can be settled so. */
  readonly listings: readonly ReportedListing[]
  /** Is told of which. */
  readonly onDone: (ids: readonly string[]) => void
}

/** Settles the reports of all ticked listings in one way. */
function WayButton({ way, listings, onDone }: WayProps) {
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const settling = useSettling(listings, (_undo, done) => onDone(done))
  // With other ticks it is about others, and lies elsewhere.
  const isSeen = useFirstLook(listings.map(({ id }) => id).join())
  const count = listings.reduce((sum, { reports }) => sum + reports, 0)
  const words = translate(WAYS[way].action)
  return (
    <>
      <Button
        variant="outlined"
        color={way === 'remove' ? 'error' : 'primary'}
        disabled={settling.isBusy || !isSeen}
        onClick={() => setAsking(true)}
      >
        {translate('admin:review.counted', { words, number: formatNumber(listings.length) })}
      </Button>
      {isAsking && <SettleDialog way={way} count={count} settling={settling} close={() => setAsking(false)} />}
    </>
  )
}

function Ways({ ids, onDone }: { ids: readonly string[]; onDone: WayProps['onDone'] }) {
  const { data = [] } = useListContext<ReportedListing>()
  const ticked = data.filter(({ id }) => ids.includes(id))
  return MANY.map((way) => {
    const listings = ticked.filter((one) => waysFor(one).includes(way))
    return listings.length > 0 && <WayButton key={way} way={way} listings={listings} onDone={onDone} />
  })
}

/** What settles the reports of all listings that are ticked on this page. */
export function BulkSettling() {
  return <BulkBar isOfPage>{(ids, unselect) => <Ways ids={ids} onDone={unselect} />}</BulkBar>
}
