import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import { Button } from '@mui/material'
import { Link } from 'react-router-dom'

/** The way back to a list. @param words in the reader's language */
export function BackLink({ to, words }: { to: string; words: string }) {
  return (
    <Button
      component={Link}
      to={to}
      startIcon={<ArrowBackIcon sx={{ transform: (theme) => (theme.direction === 'rtl' ? 'scaleX(-1)' : 'none') }} />}
      sx={{ mb: 1 }}
    >
      {words}
    </Button>
  )
}
