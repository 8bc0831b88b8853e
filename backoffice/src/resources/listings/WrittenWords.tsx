import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { FLAG_WORDS } from '../../market/flag-words.ts'
import type { Listing } from '../../providers/listing-rows.ts'
import { markedParts } from './marked-parts.ts'
import { useSignals } from './signals.ts'

/** What a seller wrote; words that raise a flag are marked, and say why where one points at them. */
export function WrittenWords({ of: { id }, text }: { of: Pick<Listing, 'id'>; text: string }) {
  const translate = useTranslate()
  const { data } = useSignals(id)
  let place = 0
  return markedParts(text, data?.marked ?? []).map(({ text: words, flag }) => {
    const key = place
    place += words.length
    if (!flag) return <span key={key}>{words}</span>
    const why = FLAG_WORDS[flag]
    return (
      <Box
        component="mark"
        key={key}
        title={why && translate(why)}
        sx={{ bgcolor: 'warning.main', color: 'warning.contrastText', borderRadius: 0.5, px: 0.25 }}
      >
        {words}
      </Box>
    )
  })
}
