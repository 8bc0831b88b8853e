import { formatDate } from '@maveshi/shared/locale/format'
import { noonOf } from '@maveshi/shared/locale/time'
import WantedIcon from '@mui/icons-material/CampaignOutlined'
import ReportsIcon from '@mui/icons-material/FlagOutlined'
import NoticeIcon from '@mui/icons-material/NewReleasesOutlined'
import DeletionIcon from '@mui/icons-material/PersonRemoveOutlined'
import ListingsIcon from '@mui/icons-material/SellOutlined'
import DoneIcon from '@mui/icons-material/TaskAltOutlined'
import { Box, Card, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import {
  DELETION_REQUESTS_PATH,
  OPEN_REPORTS_PATH,
  PATHS,
  WAITING_LISTINGS_PATH,
  WAITING_WANTED_PATH,
} from '../../paths.ts'
import type { Dashboard, NoticesInForce } from '../../providers/dashboard.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { useWaitingCounts, type WaitingCount } from '../../providers/waiting-counts.ts'
import { ReportClocks } from './ReportClocks.tsx'
import { WaitingCard } from './WaitingCard.tsx'

type Things = Dashboard['waiting']

const columns = 'repeat(auto-fill, minmax(min(100%, 230px), 1fr))'

function NoticesCard({ notices }: { notices: NoticesInForce }) {
  const translate = useTranslate()
  const language = useLanguage()
  const { in_force, ending, next_end } = notices
  return (
    <WaitingCard
      icon={NoticeIcon}
      count={in_force}
      words={translate('admin:dashboard.notices', { smart_count: in_force })}
      to={PATHS.settings}
    >
      {next_end && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2, pb: 1.5 }}>
          {translate('admin:dashboard.ending', { smart_count: ending, date: formatDate(noonOf(next_end), language) })}
        </Typography>
      )}
    </WaitingCard>
  )
}

/** What an administrator has to decide or to settle. */
function Work({
  waiting: { listings, reports, deletions },
  wanted,
}: {
  waiting: Things
  wanted: WaitingCount | undefined
}) {
  const translate = useTranslate()
  return (
    <>
      {listings && (
        <WaitingCard
          icon={ListingsIcon}
          count={listings.count}
          oldest={listings.oldest}
          words={translate('admin:dashboard.pending', { smart_count: listings.count })}
          to={WAITING_LISTINGS_PATH}
        />
      )}
      {reports && (
        <WaitingCard
          icon={ReportsIcon}
          count={reports.listings}
          oldest={reports.oldest}
          words={translate('admin:dashboard.reported', { smart_count: reports.listings })}
          to={OPEN_REPORTS_PATH}
          isLate={reports.late_acknowledging + reports.late_settling > 0}
        >
          {reports.listings > 0 && <ReportClocks reports={reports} />}
        </WaitingCard>
      )}
      {deletions && (
        <WaitingCard
          icon={DeletionIcon}
          count={deletions.count}
          oldest={deletions.oldest}
          words={translate('admin:dashboard.deletions', { smart_count: deletions.count })}
          to={DELETION_REQUESTS_PATH}
        />
      )}
      {/* Told by another answer: whenever it comes, it pushes no card aside. */}
      {wanted && (
        <WaitingCard
          icon={WantedIcon}
          count={wanted.count}
          oldest={wanted.oldest}
          words={translate('admin:dashboard.wanted', { smart_count: wanted.count })}
          to={WAITING_WANTED_PATH}
        />
      )}
    </>
  )
}

/** Good news. */
function AllDone() {
  const translate = useTranslate()
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', gap: 1.5, alignItems: 'center', listStyle: 'none' }}>
      <DoneIcon aria-hidden color="primary" fontSize="large" />
      <Typography>{translate('admin:dashboard.allDone')}</Typography>
    </Card>
  )
}

/** What waits for somebody, or that nothing does; and the notices that are in force. */
export function WaitingThings({ waiting }: { waiting: Things }) {
  const translate = useTranslate()
  const heading = useId()
  const { listings, reports, deletions, notices } = waiting
  const wanted = useWaitingCounts()?.wanted
  const counts = [listings?.count, wanted?.count, reports?.listings, deletions?.count].filter(
    (count) => count !== undefined,
  )
  // What waits for other roles is not told: whoever hears of a part alone is not told that all is done.
  const isDone = listings !== null && wanted !== undefined && counts.every((count) => count === 0)
  if (counts.length === 0 && !notices?.in_force) return null
  return (
    <Box component="section" aria-labelledby={heading}>
      <Typography id={heading} variant="h2" sx={{ mb: 1 }}>
        {translate('admin:dashboard.waiting')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1.5, gridTemplateColumns: columns }}>
        {counts.length > 0 && (isDone ? <AllDone /> : <Work waiting={waiting} wanted={wanted} />)}
        {notices && notices.in_force > 0 && <NoticesCard notices={notices} />}
      </Box>
    </Box>
  )
}
