import { formatDate, formatDistance } from '@maveshi/shared/locale/format'
import ClockIcon from '@mui/icons-material/AccessTime'
import LateIcon from '@mui/icons-material/WarningAmberOutlined'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useLanguage } from '../../providers/i18n-provider.ts'
import type { ReportedListing } from '../../providers/report-queue.ts'

/** One clock: until when, or since when it is late. @param sentence a key that names `when` */
function Clock({ due, sentence }: { due: Date; sentence: string }) {
  const translate = useTranslate()
  const language = useLanguage()
  const now = new Date()
  const isLate = due < now
  const Icon = isLate ? LateIcon : ClockIcon
  return (
    <Typography
      variant="body2"
      sx={{ display: 'flex', gap: 0.5, alignItems: 'center', color: isLate ? 'error.main' : 'text.secondary' }}
    >
      <Icon fontSize="small" aria-hidden />
      <span>
        {translate(sentence, { when: formatDistance(due, now, language) })}
        {isLate && <b> · {translate('admin:reports.late')}</b>}
      </span>
    </Typography>
  )
}

/**
 * By when reporters have to be told that their report was seen, and by when it has to be settled. Where there is
 * little room, only what comes first.
 */
export function Clocks({ reported, isShort = false }: { reported: ReportedListing; isShort?: boolean }) {
  const translate = useTranslate()
  const language = useLanguage()
  const { is_settled, settled_at, acknowledge_by, settle_by } = reported
  if (is_settled) {
    return (
      <Typography variant="body2" color="textSecondary">
        {settled_at && translate('admin:reports.settledOn', { date: formatDate(settled_at, language) })}
      </Typography>
    )
  }
  return (
    <Box>
      {acknowledge_by ? (
        <Clock due={acknowledge_by} sentence="admin:reports.acknowledgeBy" />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {translate('admin:reports.acknowledged')}
        </Typography>
      )}
      {settle_by && !(isShort && acknowledge_by) && <Clock due={settle_by} sentence="admin:reports.settleBy" />}
    </Box>
  )
}
