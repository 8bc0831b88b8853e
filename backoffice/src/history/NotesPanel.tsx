import { NOTE_CHARACTERS } from '@maveshi/shared/limits'
import { formatMoment } from '@maveshi/shared/locale/format'
import { Box, Button, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { Panel } from '../layout/Panel.tsx'
import { Failure, Waiting } from '../layout/states.tsx'
import { useUnsaved } from '../layout/unsaved.ts'
import { type ColleagueNote, type NoteSubject, readNotes } from '../providers/colleague-notes.ts'
import type { ConsoleDataProvider } from '../providers/data-provider.ts'
import { actionFailure, readingFailure } from '../providers/failures.ts'
import { useLanguage } from '../providers/i18n-provider.ts'
import { quietQuery } from '../providers/queries.ts'
import { useAction } from '../providers/use-action.ts'
import { SignedWords } from './SignedWords.tsx'

/** Its own, and whether it is being deleted. */
interface NoteProps {
  readonly note: ColleagueNote
  readonly isBusy: boolean
  readonly remove: () => void
}

function Note({ note, isBusy, remove }: NoteProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const when = formatMoment(note.created_at, language)
  return (
    <SignedWords written={note}>
      {note.is_own && (
        <Button
          size="small"
          disabled={isBusy}
          onClick={remove}
          aria-label={translate('admin:notes.deleteOf', { when })}
        >
          {translate('ra.action.delete')}
        </Button>
      )}
    </SignedWords>
  )
}

interface NoteFormProps {
  readonly isBusy: boolean
  readonly write: (words: string) => Promise<boolean>
}

function NoteForm({ isBusy, write }: NoteFormProps) {
  const translate = useTranslate()
  const id = useId()
  const [words, setWords] = useState('')
  const [isAsked, setAsked] = useState(false)
  const lacks = isAsked && !words.trim()
  useUnsaved(words.trim() !== '')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const written = words
    if (!written.trim()) return setAsked(true)
    if (!(await write(written))) return
    setWords((now) => (now === written ? '' : now))
    setAsked(false)
  }
  return (
    <Box component="form" onSubmit={(event) => void submit(event)} noValidate sx={{ display: 'grid', gap: 1, mb: 1 }}>
      <TextField
        id={id}
        label={translate('admin:notes.new')}
        error={lacks}
        helperText={translate(lacks ? 'admin:notes.empty' : 'admin:notes.hint')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        multiline
        minRows={2}
        slotProps={{
          htmlInput: { maxLength: NOTE_CHARACTERS, dir: 'auto' },
          formHelperText: { role: lacks ? 'alert' : undefined },
        }}
      />
      <Button type="submit" variant="outlined" disabled={isBusy} sx={{ justifySelf: 'start' }}>
        {translate('admin:notes.save')}
      </Button>
    </Box>
  )
}

/** What colleagues tell each other about a person or a listing. */
export function NotesPanel({ about }: { about: NoteSubject }) {
  const translate = useTranslate()
  const { call } = useDataProvider<ConsoleDataProvider>()
  const { isBusy, act } = useAction(actionFailure)
  const { data, error, refetch } = useQuery({
    ...quietQuery,
    queryKey: ['notes_about', about],
    queryFn: () => readNotes(call, about),
  })
  const write = (words: string) => act(() => call('write_note', { words, ...about }), 'admin:notes.saved')
  return (
    <Panel title="admin:notes.title">
      <NoteForm isBusy={isBusy} write={write} />
      {Boolean(error) && <Failure sentence={readingFailure(error)} retry={() => void refetch()} />}
      {!error && !data && <Waiting />}
      {data?.length === 0 && <Typography color="textSecondary">{translate('admin:notes.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((note) => (
          <Note
            key={note.id}
            note={note}
            isBusy={isBusy}
            remove={() => void act(() => call('delete_note', { note: note.id }), 'admin:notes.deleted')}
          />
        ))}
      </Box>
    </Panel>
  )
}
