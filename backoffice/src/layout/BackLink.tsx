import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import { Button, IconButton } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { mirrored } from './mirrored.ts'
import { usePhone } from './use-phone.ts'

interface BackLinkProps {
  readonly to: string
  /** A key. */
  readonly words: string
  readonly name?: string
  /** Whether it shares its line, of which it leaves more to others on a phone. */
  readonly isInRow?: boolean
}

/** The way back to where a page was opened from. */
export function BackLink({ to, words, name = '', isInRow = false }: BackLinkProps) {
  const said = useTranslate()(words, { name })
  if (usePhone() && isInRow) {
    return (
      <IconButton component={Link} to={to} color="primary" aria-label={said} title={said}>
        <ArrowBackIcon sx={mirrored} />
      </IconButton>
    )
  }
  return (
    <Button component={Link} to={to} startIcon={<ArrowBackIcon sx={mirrored} />} sx={{ mb: isInRow ? 0 : 1 }}>
      {said}
    </Button>
  )
}
