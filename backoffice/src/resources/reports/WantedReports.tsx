import { formatNumber } from '@maveshi/shared/locale/format'
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { REPORTED_WANTED_PATH } from '../../paths.ts'
import { useWaitingCounts } from '../../providers/waiting-counts.ts'

/** The way to the wanted notices that are reported, with their number; nothing where there are none. */
export function WantedReports() {
  const translate = useTranslate()
  const number = useWaitingCounts()?.wanted_reports.count
  if (!number) return null
  return (
    <Button
      component={Link}
      to={REPORTED_WANTED_PATH}
      variant="outlined"
      color="warning"
      sx={{ mb: 1, color: 'text.primary', borderColor: 'warning.main' }}
    >
      {translate('admin:review.counted', {
        words: translate('admin:wanted.reportedNotices'),
        number: formatNumber(number),
      })}
    </Button>
  )
}
