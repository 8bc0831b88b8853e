import { formatNumber } from '@maveshi/shared/locale/format'
import { Chip, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ReportedListing } from '../../providers/report-queue.ts'

/** As much as one report of a fraud. */
const HEAVY_MIN = 5

/** How much speaks against a listing: the grave reports of many people more than one report of little. */
export function Weight({ reported }: { reported: ReportedListing }) {
  const translate = useTranslate()
  const { weight, reporters } = reported
  return (
    <>
      <Chip
        size="small"
        color={weight >= HEAVY_MIN ? 'error' : 'default'}
        label={translate('admin:reports.weightOf', { weight: formatNumber(weight) })}
        sx={{ fontSize: '0.875rem', fontWeight: 600 }}
      />
      <Typography variant="body2" color="textSecondary">
        {translate('admin:reports.people', { smart_count: reporters })}
      </Typography>
    </>
  )
}
