import { formatMoment } from '@maveshi/shared/locale/format'
import { Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { DialogFrame } from '../layout/DialogFrame.tsx'
import { Failure, Nothing } from '../layout/states.tsx'
import { useCatalogue } from '../market/CatalogueGate.tsx'
import { ReportStatusChip, StatusChip } from '../market/StatusChip.tsx'
import { listingPath, reportedPath } from '../paths.ts'
import type { ConsoleDataProvider } from '../providers/data-provider.ts'
import { readingFailure } from '../providers/failures.ts'
import { useLanguage } from '../providers/i18n-provider.ts'
import { quietQuery } from '../providers/queries.ts'
import { OWN_DECISIONS, type OwnDecision, readOwnDecisions } from './own-decisions.ts'
import { useUndo } from './use-undo.ts'

interface RowProps {
  readonly decision: OwnDecision
  readonly isBusy: boolean
  readonly undo: () => void
  readonly close: () => void
}

function DecisionRow({ decision, isBusy, undo, close }: RowProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const title = useCatalogue().title(decision)
  const { settled } = decision
  const way = translate(settled ? 'admin:reports.reopen' : 'ra.action.undo')
  return (
    <Box
      component="li"
      sx={{
        ...{ py: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' },
        ...{ borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } },
      }}
    >
      <Box sx={{ flex: '1 1 14em', minWidth: 0 }}>
        <Typography
          component={Link}
          to={settled ? reportedPath(decision.id) : listingPath(decision.id)}
          onClick={close}
          sx={{ color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 0.5 }}>
          {settled ? <ReportStatusChip status={settled.outcome} /> : <StatusChip status={decision.to} />}
          <Typography variant="body2" color="textSecondary">
            {settled && `${translate('admin:review.reportChip', { smart_count: settled.reports })} · `}
            {formatMoment(decision.decided_at, language)}
          </Typography>
        </Box>
        {!decision.is_undoable && (
          <Typography variant="body2" color="textSecondary">
            {translate('admin:review.changeStays')}
          </Typography>
        )}
      </Box>
      {decision.is_undoable && (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={undo}
          aria-label={translate('admin:review.named', { words: way, title })}
        >
          {way}
        </Button>
      )}
    </Box>
  )
}

/** The last of one's own decisions, each with the way back from it. */
export function OwnDecisions({ close }: { close: () => void }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { undoOne } = useUndo()
  const [isBusy, setBusy] = useState(false)
  const { data, isError, error, refetch } = useQuery({
    ...quietQuery,
    queryKey: [OWN_DECISIONS],
    queryFn: () => readOwnDecisions(dataProvider),
  })
  async function takeBack(decision: OwnDecision): Promise<void> {
    setBusy(true)
    await undoOne(decision)
    setBusy(false)
  }
  return (
    <DialogFrame
      title={translate('admin:review.own')}
      width="sm"
      isLong
      isAwaited={!isError && !data}
      leave="ra.action.close"
      onClose={close}
    >
      <Typography color="textSecondary">{translate('admin:review.ownHint')}</Typography>
      {isError && <Failure sentence={readingFailure(error)} retry={() => void refetch()} />}
      {data?.length === 0 && <Nothing sentence="admin:review.ownNone" />}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((decision) => (
            <DecisionRow
              key={`${decision.revision ?? decision.id} ${decision.settled?.outcome}`}
              decision={decision}
              isBusy={isBusy}
              undo={() => void takeBack(decision)}
              close={close}
            />
          ))}
        </Box>
      )}
    </DialogFrame>
  )
}
