import { Box, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Panel } from '../../layout/Panel.tsx'
import { Failure, Waiting } from '../../layout/states.tsx'
import { useSettled } from '../../layout/use-settled.ts'
import { readingFailure } from '../../providers/failures.ts'
import type { Concepts } from './concepts.ts'
import { ReadingText } from './ReadingText.tsx'
import { useReadingAndBefore } from './use-reading.ts'

/** As much of a search as is read. */
const QUERY_CHARACTERS_MAX = 200

function Result({ query, concepts }: { query: string; concepts: Concepts }) {
  const translate = useTranslate()
  const { reading, before, error, refetch } = useReadingAndBefore(query)
  if (error) return <Failure sentence={readingFailure(error)} retry={() => void refetch()} />
  if (!reading) return <Waiting />
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {before && (
        <Box>
          <Typography variant="h3">{translate('admin:lexicon.before')}</Typography>
          <ReadingText reading={before} concepts={concepts} />
        </Box>
      )}
      <Box>
        {before && <Typography variant="h3">{translate('admin:lexicon.now')}</Typography>}
        <ReadingText reading={reading} concepts={concepts} />
      </Box>
    </Box>
  )
}

/** A search to try, and what the market understands of it: before and after words were changed here. */
export function TryPanel({ concepts }: { concepts: Concepts }) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const query = useSettled(typed.trim())
  return (
    <Panel title="admin:lexicon.try">
      <TextField
        id="try-search"
        label={translate('admin:lexicon.trySearch')}
        helperText={query ? undefined : translate('admin:lexicon.tryHint')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{
          htmlInput: { dir: 'auto', maxLength: QUERY_CHARACTERS_MAX, autoComplete: 'off', spellCheck: false },
        }}
      />
      <Box role="status" sx={{ mt: query ? 1 : 0 }}>
        {query && <Result query={query} concepts={concepts} />}
      </Box>
    </Panel>
  )
}
