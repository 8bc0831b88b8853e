import { Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { KeyHint } from '../../layout/KeyHint.tsx'
import { Panel } from '../../layout/Panel.tsx'
import type { ReportedListing } from '../../providers/report-queue.ts'
import { Clocks } from './Clocks.tsx'
import { SettleDialog } from './SettleDialog.tsx'
import type { useReportReview } from './use-report-review.ts'
import { WAY_KEYS, WAYS } from './ways.ts'

type SettlePanelProps = ReturnType<typeof useReportReview>['panel'] & { readonly reported: ReportedListing }

/** The two clocks, and what can be done. */
export function SettlePanel({ reported, settling, ways, way, isClosed, start, close, reopen }: SettlePanelProps) {
  const translate = useTranslate()
  return (
    <Panel title="admin:reports.decide">
      <Clocks reported={reported} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {reported.acknowledge_by && (
          <Button variant="contained" disabled={isClosed} onClick={() => void settling.acknowledge()}>
            {translate('admin:reports.acknowledge')}
          </Button>
        )}
        {ways.map((one) => {
          const key = WAY_KEYS[one]
          return (
            <Button
              key={one}
              variant="outlined"
              color={one === 'remove' ? 'error' : 'primary'}
              endIcon={key && <KeyHint name={key} />}
              aria-keyshortcuts={key}
              disabled={isClosed}
              onClick={() => start(one)}
            >
              {translate(WAYS[one].action)}
            </Button>
          )
        })}
        {reported.is_settled && reported.reports > 0 && (
          <Button variant="outlined" disabled={isClosed} onClick={reopen}>
            {translate('admin:reports.reopen')}
          </Button>
        )}
      </Box>
      {way && <SettleDialog way={way} count={reported.reports} settling={settling} close={close} />}
    </Panel>
  )
}
