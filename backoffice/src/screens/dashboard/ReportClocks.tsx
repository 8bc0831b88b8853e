import { formatNumber } from '@maveshi/shared/locale/format'
import ClockIcon from '@mui/icons-material/AccessTime'
import LateIcon from '@mui/icons-material/WarningAmberOutlined'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { LATE_REPORTS_PATHS } from '../../paths.ts'
import type { WaitingReports } from '../../providers/dashboard.ts'

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  px: 2,
  py: 0.5,
  borderTop: 1,
  borderColor: 'divider',
} as const

interface ClockLineProps {
  readonly words: string
  readonly count: number
  readonly to?: string
}

/** So many by one clock, with the way to those that are late; nothing where there are none. */
function ClockLine({ words, count, to }: ClockLineProps) {
  if (count === 0) return null
  const Icon = to ? LateIcon : ClockIcon
  const content = (
    <>
      <Icon fontSize="small" aria-hidden />
      <Typography component="span" variant="body2" sx={{ flexGrow: 1 }}>
        {words}
      </Typography>{' '}
      <Typography component="b" variant="body2" sx={{ fontWeight: 700 }}>
        {formatNumber(count)}
      </Typography>
    </>
  )
  if (!to) return <Box sx={{ ...line, color: 'text.secondary' }}>{content}</Box>
  return (
    <Box component={Link} to={to} sx={{ ...line, color: 'error.main' }}>
      {content}
    </Box>
  )
}

/** Where the reported listings stand by the two clocks: in the words of the queue, and by its rule. */
export function ReportClocks({ reports }: { reports: WaitingReports }) {
  const translate = useTranslate()
  return (
    <>
      <ClockLine words={translate('admin:dashboard.inTime')} count={reports.in_time} />
      <ClockLine
        words={translate('admin:reports.lateAcknowledging')}
        count={reports.late_acknowledging}
        to={LATE_REPORTS_PATHS.acknowledge}
      />
      <ClockLine
        words={translate('admin:reports.lateSettling')}
        count={reports.late_settling}
        to={LATE_REPORTS_PATHS.settle}
      />
    </>
  )
}
