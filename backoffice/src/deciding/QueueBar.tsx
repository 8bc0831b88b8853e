import { formatAge, formatNumber } from '@maveshi/shared/locale/format'
import PreviousIcon from '@mui/icons-material/ChevronLeft'
import NextIcon from '@mui/icons-material/ChevronRight'
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { mirrored } from '../layout/mirrored.ts'
import { ToolButton } from '../layout/ToolButton.tsx'
import { useLanguage } from '../providers/i18n-provider.ts'
import type { QueueName } from '../providers/open-reviews.ts'
import { useWaitingCounts } from '../providers/waiting-counts.ts'
import { UndoTools } from './UndoTools.tsx'

/** A line without words, which keeps its room: what comes later moves nothing that can be pressed. */
const EMPTY_LINE = '\u00a0'

/** Since when the one that has waited longest does, of all that wait, where there is room for it. */
function Oldest({ of }: { of: QueueName }) {
  const translate = useTranslate()
  const language = useLanguage()
  const oldest = useWaitingCounts()?.[of].oldest
  return (
    <Typography variant="body2" color="textSecondary" sx={{ display: { xs: 'none', sm: 'block' }, flexBasis: '100%' }}>
      {oldest ? translate('admin:dashboard.oldest', { when: formatAge(oldest, new Date(), language) }) : EMPTY_LINE}
    </Typography>
  )
}

interface QueueBarProps {
  readonly of: QueueName
  /** The way back to the list. */
  readonly back: ReactNode
  /** Where the row is in its queue, from 0; -1 when it is not in it. */
  readonly place: number
  readonly total: number
  readonly goPrevious: (() => void) | undefined
  readonly goNext: (() => void) | undefined
}

/** From row to row, with the keys that do the same. */
export function QueueBar({ of, back, place, total, goPrevious, goNext }: QueueBarProps) {
  const translate = useTranslate()
  const position = { number: formatNumber(place + 1), total: formatNumber(total) }
  return (
    <Box
      component="nav"
      aria-label={translate('admin:review.queue')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 0.5, sm: 1 }, alignItems: 'center', mb: 1.5 }}
    >
      {back}
      <Typography role="status" color="textSecondary" sx={{ flex: '1 1 6em', minWidth: 'min-content' }}>
        {place >= 0 ? translate('admin:review.position', position) : EMPTY_LINE}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: { xs: 0.5, sm: 1 } }}>
        <ToolButton
          variant="outlined"
          words={translate('admin:review.previous')}
          shortcut="K"
          icon={<PreviousIcon sx={mirrored} />}
          disabled={!goPrevious}
          onClick={() => goPrevious?.()}
        />
        <ToolButton
          variant="outlined"
          words={translate('admin:review.next')}
          shortcut="J"
          icon={<NextIcon sx={mirrored} />}
          disabled={!goNext}
          onClick={() => goNext?.()}
        />
        <UndoTools />
      </Box>
      <Oldest of={of} />
    </Box>
  )
}
