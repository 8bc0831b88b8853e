import { nextStatuses } from '@maveshi/shared/listing/status'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Panel } from '../../layout/Panel.tsx'
import type { ReportedListing } from '../../providers/report-queue.ts'
import { Clocks } from './Clocks.tsx'
import { SettleDialog, WAYS, type Way } from './SettleDialog.tsx'
import { useSettling } from './settling.ts'

/** What fits where the reports and the listing stand. Approving what waits is no restoring. */
function waysFor({ status, is_settled }: ReportedListing): Way[] {
  const next = status === 'pending' ? [] : nextStatuses(status, 'admin')
  return [
    ...(next.includes('removed') && !is_settled ? (['remove'] as const) : []),
    ...(next.includes('active') ? (['restore'] as const) : []),
    ...(is_settled ? [] : (['uphold', 'dismiss'] as const)),
  ]
}

/** The two clocks, and what can be done. */
export function SettlePanel({ reported }: { reported: ReportedListing }) {
  const translate = useTranslate()
  const settling = useSettling(reported)
  const [way, setWay] = useState<Way | null>(null)
  return (
    <Panel title="admin:reports.decide">
      <Clocks reported={reported} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {reported.acknowledge_by && (
          <Button variant="contained" disabled={settling.isBusy} onClick={() => void settling.acknowledge()}>
            {translate('admin:reports.acknowledge')}
          </Button>
        )}
        {waysFor(reported).map((one) => (
          <Button
            key={one}
            variant="outlined"
            color={one === 'remove' ? 'error' : 'primary'}
            disabled={settling.isBusy}
            onClick={() => setWay(one)}
          >
            {translate(WAYS[one].action)}
          </Button>
        ))}
      </Box>
      {way && <SettleDialog way={way} count={reported.reports} settling={settling} close={() => setWay(null)} />}
    </Panel>
  )
}
