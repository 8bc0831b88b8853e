import { formatNumber } from '@maveshi/shared/locale/format'
import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import PreviousIcon from '@mui/icons-material/ChevronLeft'
import NextIcon from '@mui/icons-material/ChevronRight'
import { Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { UndoTools } from '../../deciding/UndoTools.tsx'
import { KeyHint } from '../../layout/KeyHint.tsx'
import { mirrored } from '../../layout/mirrored.ts'
import { PATHS } from '../../paths.ts'

/** The way back to the list. */
export function BackToList() {
  const translate = useTranslate()
  return (
    <Button component={Link} to={PATHS.listings} startIcon={<ArrowBackIcon sx={mirrored} />}>
      {translate('admin:listing.back')}
    </Button>
  )
}

interface StepButtonProps {
  readonly words: string
  readonly shortcut: string
  readonly icon: ReactNode
  readonly isDisabled: boolean
  readonly onClick: () => void
}

function StepButton({ words, shortcut, icon, isDisabled, onClick }: StepButtonProps) {
  return (
    <Button
      variant="outlined"
      startIcon={icon}
      endIcon={<KeyHint name={shortcut} />}
      aria-keyshortcuts={shortcut}
      disabled={isDisabled}
      onClick={onClick}
      sx={{ bgcolor: 'background.paper', flexGrow: { xs: 1, sm: 0 } }}
    >
      {words}
    </Button>
  )
}

interface ReviewBarProps {
  /** Where the listing is in its queue, from 0; -1 when it is not in it. */
  readonly place: number
  readonly total: number
  readonly goPrevious: (() => void) | undefined
  readonly goNext: (() => void) | undefined
}

/** From listing to listing, with the keys that do the same. */
export function ReviewBar({ place, total, goPrevious, goNext }: ReviewBarProps) {
  const translate = useTranslate()
  const position = { number: formatNumber(place + 1), total: formatNumber(total) }
  return (
    <Box
      component="nav"
      aria-label={translate('admin:review.queue')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}
    >
      <BackToList />
      <Typography role="status" color="textSecondary" sx={{ flexGrow: 1, minWidth: '6em' }}>
        {place >= 0 ? translate('admin:review.position', position) : ''}
      </Typography>
      <StepButton
        words={translate('admin:review.previous')}
        shortcut="K"
        icon={<PreviousIcon sx={mirrored} />}
        isDisabled={!goPrevious}
        onClick={() => goPrevious?.()}
      />
      <StepButton
        words={translate('admin:review.next')}
        shortcut="J"
        icon={<NextIcon sx={mirrored} />}
        isDisabled={!goNext}
        onClick={() => goNext?.()}
      />
      <UndoTools />
    </Box>
  )
}
