import type { ReportReason } from '@maveshi/shared/listing/report'
import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { REPORT_REASON_WORDS } from '../../market/report-words.ts'

/** Every reason that was told, a line each. */
export function Reasons({ reasons }: { reasons: readonly ReportReason[] }) {
  const translate = useTranslate()
  return reasons.map((reason) => (
    <Typography key={reason} variant="body2">
      {translate(REPORT_REASON_WORDS[reason])}
    </Typography>
  ))
}
