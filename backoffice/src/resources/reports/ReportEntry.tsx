import { formatDate } from '@maveshi/shared/locale/format'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { PersonName, useNames } from '../../market/person-name.tsx'
import { REPORT_REASON_WORDS } from '../../market/report-words.ts'
import { ReportStatusChip } from '../../market/StatusChip.tsx'
import { userPath } from '../../paths.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import type { Report, ReportedListing } from '../../providers/report-queue.ts'
import { SettleDialog } from './SettleDialog.tsx'
import { useSettling } from './settling.ts'
import type { Way } from './ways.ts'

/** Who told it and when, and how believable they were before. */
function Reporter({ report }: { report: Report }) {
  const translate = useTranslate()
  const language = useLanguage()
  const { reporter, created_at, dismissed_before } = report
  return (
    <Typography variant="body2" color="textSecondary">
      {reporter && (
        <Typography component={Link} to={userPath(reporter.id)} variant="body2" sx={{ color: 'text.primary' }}>
          <PersonName person={reporter} />
        </Typography>
      )}
      {` · ${formatDate(created_at, language)}`}
      {reporter?.suspended_at && ` · ${translate('admin:users.suspended')}`}
      {dismissed_before > 0 && ` · ${translate('admin:reports.dismissedBefore', { smart_count: dismissed_before })}`}
    </Typography>
  )
}

function Resolution({ report }: { report: Report }) {
  const translate = useTranslate()
  const language = useLanguage()
  const nameOf = useNames()
  const { handled_at, handled_by, resolution } = report
  if (!handled_at) return null
  const name = nameOf(handled_by)
  return (
    <Box sx={{ mt: 0.5, paddingInlineStart: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {translate('admin:reports.handledBy', { name, date: formatDate(handled_at, language) })}
      </Typography>
      {resolution && (
        <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {resolution}
        </Typography>
      )}
    </Box>
  )
}

/** Settles this one report and no other. */
function OwnButtons({ report, reported }: { report: Report; reported: ReportedListing }) {
  const translate = useTranslate()
  const settling = useSettling([reported])
  const [way, setWay] = useState<Way | null>(null)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: -1 }}>
      {(['uphold', 'dismiss'] as const).map((one) => (
        <Button key={one} disabled={settling.isBusy} onClick={() => setWay(one)}>
          {translate(one === 'uphold' ? 'admin:reports.upholdOne' : 'admin:reports.dismissOne')}
        </Button>
      ))}
      {way && (
        <SettleDialog way={way} reportIds={[report.id]} count={1} settling={settling} close={() => setWay(null)} />
      )}
    </Box>
  )
}

/** What one person told, and what became of it. */
export function ReportEntry({ report, reported }: { report: Report; reported: ReportedListing }) {
  const translate = useTranslate()
  const isOneOfMany = report.status === 'open' && reported.reports > 1
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>{translate(REPORT_REASON_WORDS[report.reason])}</Typography>
        <ReportStatusChip status={report.status} />
      </Box>
      <Reporter report={report} />
      {report.details && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {report.details}
        </Typography>
      )}
      <Resolution report={report} />
      {isOneOfMany && <OwnButtons report={report} reported={reported} />}
    </Box>
  )
}
