import type { ShownStatus } from '@maveshi/shared/listing/standing'
import { Chip } from '@mui/material'
import { useTranslate } from 'react-admin'
import { STATUS_WORDS } from './listing-statuses.ts'

/** A listing's status in a word, with a tone beside it. */
export function StatusChip({ status }: { status: ShownStatus }) {
  const translate = useTranslate()
  const { words, tone } = STATUS_WORDS[status]
  return <Chip size="small" color={tone} label={translate(words)} sx={{ fontSize: '0.875rem', fontWeight: 600 }} />
}
