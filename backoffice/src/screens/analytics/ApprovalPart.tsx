import { formatNumber } from '@maveshi/shared/locale/format'
import { Box, Button, Card, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Nothing } from '../../layout/states.tsx'
import { hoursText } from '../../market/hours.ts'
import { WAITING_LISTINGS_PATH } from '../../paths.ts'
import { type ApprovalTimes, useApprovalTimes } from '../../providers/analytics.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { Answer } from './Answer.tsx'
import { DaysPicture } from './DaysPicture.tsx'
import type { Period } from './period.ts'
import { Tiles } from './Tiles.tsx'

const WAITS = [
  { id: 'median_hours', label: 'admin:analytics.median' },
  { id: 'p90_hours', label: 'admin:analytics.p90' },
] as const
const APPROVED = [{ id: 'approved', label: 'admin:analytics.approved' }] as const

/** How long they waited, and how many they were, day by day. */
function Pictures({ times }: { times: ApprovalTimes }) {
  const translate = useTranslate()
  return (
    <>
      <Card sx={{ p: { xs: 1.5, sm: 2 }, minWidth: 0 }}>
        <DaysPicture
          title={translate('admin:analytics.waitsByDay')}
          fileName="time-to-approve-by-day"
          rows={times.days}
          series={WAITS}
          shape="lines"
          isSummed={false}
        />
      </Card>
      <Card sx={{ p: { xs: 1.5, sm: 2 }, minWidth: 0 }}>
        <DaysPicture
          title={translate('admin:analytics.approvedByDay')}
          fileName="approved-by-day"
          rows={times.days}
          series={APPROVED}
        />
      </Card>
    </>
  )
}

function Approval({ times }: { times: ApprovalTimes }) {
  const translate = useTranslate()
  const language = useLanguage()
  const took = (hours: number | null) => (hours === null ? '–' : hoursText(hours, language))
  const tiles = [
    { label: translate('admin:analytics.median'), value: took(times.median_hours) },
    { label: translate('admin:analytics.p90'), value: took(times.p90_hours) },
    { label: translate('admin:analytics.approved'), value: formatNumber(times.approved) },
    { label: translate('admin:analytics.waiting'), value: formatNumber(times.waiting) },
    { label: translate('admin:analytics.waitingOverADay'), value: formatNumber(times.waiting_over_a_day) },
  ]
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Tiles tiles={tiles} />
      <Typography variant="body2" color="textSecondary">
        {translate('admin:analytics.approvalAbout')}
      </Typography>
      {times.waiting > 0 && (
        <Box>
          <Button component={Link} to={WAITING_LISTINGS_PATH} variant="outlined">
            {translate('admin:analytics.showWaiting')}
          </Button>
        </Box>
      )}
      {times.approved === 0 ? <Nothing sentence="admin:analytics.nothingApproved" /> : <Pictures times={times} />}
    </Box>
  )
}

/** How long listings wait until somebody lets them onto the market. */
export function ApprovalPart({ period }: { period: Period }) {
  const query = useApprovalTimes(period)
  return <Answer query={query}>{(times) => <Approval times={times} />}</Answer>
}
