import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { KeyHint, NO_KEYBOARD } from '../../layout/KeyHint.tsx'

/** Each key and what it does, by key of its words. */
const KEYS = [
  ['A', 'buttons:approve'],
  ['R', 'buttons:reject'],
  ['J', 'admin:review.next'],
  ['K', 'admin:review.previous'],
  ['U', 'admin:review.undoLast'],
  ['Z', 'admin:photo.enlarge'],
] as const

/** The keys of the review, where there is a keyboard. */
export function KeyLegend() {
  const translate = useTranslate()
  return (
    <Box
      component="section"
      aria-label={translate('admin:review.keys')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, [NO_KEYBOARD]: { display: 'none' } }}
    >
      {KEYS.map(([key, words]) => (
        <Typography key={key} component="span" variant="body2" color="textSecondary">
          <KeyHint name={key} /> {translate(words)}
        </Typography>
      ))}
    </Box>
  )
}
