import type { ReportStatus } from '@maveshi/shared/listing/report'
import { Chip } from '@mui/material'
import { useTranslate } from 'react-admin'
import { REPORT_STATUS_WORDS } from './report-words.ts'

const TONES = { open: 'warning', upheld: 'success', dismissed: 'default' } as const

/** What became of a report in a word, with a tone beside it. */
export function ReportStatusChip({ status }: { status: ReportStatus }) {
  const translate = useTranslate()
  return <Chip size="small" color={TONES[status]} label={translate(REPORT_STATUS_WORDS[status])} />
}
