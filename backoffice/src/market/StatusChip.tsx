import type { ReportStatus } from '@maveshi/shared/listing/report'
import type { ShownStatus } from '@maveshi/shared/listing/standing'
import { Chip, type ChipProps } from '@mui/material'
import { useTranslate } from 'react-admin'
import { STATUS_WORDS } from './listing-statuses.ts'
import { REPORT_STATUS_WORDS } from './report-words.ts'

interface ToneChipProps {
  /** By key. */
  readonly words: string
  readonly tone: ChipProps['color']
}

function ToneChip({ words, tone }: ToneChipProps) {
  const translate = useTranslate()
  return <Chip size="small" color={tone} label={translate(words)} sx={{ fontSize: '0.875rem', fontWeight: 600 }} />
}

/** A listing's status in a word, with a tone beside it. */
export const StatusChip = ({ status }: { status: ShownStatus }) => <ToneChip {...STATUS_WORDS[status]} />

const REPORT_TONES = { open: 'warning', upheld: 'success', dismissed: 'default' } as const

/** What became of a report in a word, with a tone beside it. */
export const ReportStatusChip = ({ status }: { status: ReportStatus }) => (
  <ToneChip words={REPORT_STATUS_WORDS[status]} tone={REPORT_TONES[status]} />
)
