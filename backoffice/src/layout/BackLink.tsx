import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { mirrored } from './mirrored.ts'

/** The way back to where a page was opened from. @param words a key */
export function BackLink({ to, words, name = '' }: { to: string; words: string; name?: string }) {
  const translate = useTranslate()
  return (
    <Button component={Link} to={to} startIcon={<ArrowBackIcon sx={mirrored} />} sx={{ mb: 1 }}>
      {translate(words, { name })}
    </Button>
  )
}
