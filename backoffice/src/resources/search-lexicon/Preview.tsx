import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Waiting } from '../../layout/states.tsx'
import { useSettled } from '../../layout/use-settled.ts'
import type { Concepts } from './concepts.ts'
import { ReadingText } from './ReadingText.tsx'
import type { TermDraft } from './term-draft.ts'
import { useReading } from './use-reading.ts'

/** As high as two readings of a word: what comes later does not push the dialog's buttons from under a finger. */
const ROOM_PX = 216

const frame = {
  ...{ display: 'grid', alignContent: 'start', gap: 1.5, minHeight: ROOM_PX },
  ...{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 },
} as const

/** How a search is read now, and how it will be with the word that is being written. */
export function Preview({ typed, concepts }: { typed: TermDraft; concepts: Concepts }) {
  const translate = useTranslate()
  const term = useSettled(typed.term.trim())
  const query = typed.query ?? term
  const { data, isPending } = useReading(query, term && typed.concept ? { term, concept: typed.concept } : undefined)
  const parts = data && [
    { title: translate('admin:lexicon.now'), reading: data },
    ...(data.after ? [{ title: translate('admin:lexicon.withWord'), reading: data.after }] : []),
  ]
  return (
    <Box role="status" sx={query ? frame : { minHeight: ROOM_PX }}>
      {query && (
        <Typography variant="h3" component="p">
          <bdi>{translate('admin:lexicon.readingOf', { query })}</bdi>
        </Typography>
      )}
      {query && isPending && <Waiting />}
      {parts?.map(({ title, reading }) => (
        <Box key={title}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          <ReadingText reading={reading} concepts={concepts} />
        </Box>
      ))}
    </Box>
  )
}
