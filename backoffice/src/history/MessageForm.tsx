import { MESSAGE_CHARACTERS } from '@maveshi/shared/limits'
import { newId } from '@maveshi/shared/listing/typed'
import { type Language, label, languageFacts } from '@maveshi/shared/locale/languages'
import { Box, Button, MenuItem, TextField } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin'
import { FIELD_MENU } from '../layout/field-menu.ts'
import { useUnsaved } from '../layout/unsaved.ts'
import { languageWords } from '../market/language-words.ts'
import type { NoteSubject } from '../providers/colleague-notes.ts'
import type { ConsoleDataProvider } from '../providers/data-provider.ts'
import { actionFailure } from '../providers/failures.ts'
import { useLanguage } from '../providers/i18n-provider.ts'
import { useTextsFor } from '../providers/seller-messages.ts'

interface ReadyTextsProps {
  readonly onChosen: (texts: Parameters<typeof label>[0]) => void
}

/** The texts that are ready, in the language of whoever chooses. */
function ReadyTexts({ onChosen }: ReadyTextsProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const id = useId()
  const texts = useTextsFor('seller')
  if (texts.length === 0) return null
  return (
    <TextField
      select
      id={id}
      label={translate('admin:messages.ready')}
      value=""
      onChange={({ target }) => onChosen(texts.find((text) => text.id === target.value)?.texts)}
      slotProps={{ select: { MenuProps: FIELD_MENU } }}
    >
      {texts.map((text) => (
        <MenuItem key={text.id} value={text.id} dir="auto" sx={{ whiteSpace: 'normal' }}>
          {label(text.texts, language)}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** What is being written. Sent again as it was, it is the same message; written otherwise it is another one. */
function useMessage(about: NoteSubject) {
  const { call } = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const [{ message, words }, setTyped] = useState(() => ({ message: newId(), words: '' }))
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  useUnsaved(words.trim() !== '')
  const write = (next: string) => setTyped({ message: newId(), words: next })
  const add = (text: string) =>
    setTyped(({ words: before }) => ({ message: newId(), words: before.trim() ? `${before.trim()}\n${text}` : text }))
  async function send(): Promise<void> {
    if (!words.trim()) return setProblem('admin:messages.empty')
    setBusy(true)
    try {
      await call('write_to_seller', { message, words, ...about })
      setTyped((now) => (now.message === message ? { message: newId(), words: '' } : now))
      setProblem(undefined)
      notify('admin:messages.sent', { type: 'success' })
      refresh()
    } catch (error) {
      setProblem(actionFailure(error))
    } finally {
      setBusy(false)
    }
  }
  return { words, problem, isBusy, write, add, send }
}

/** Writes to a seller, in the seller's language. What could not be sent stays in the field. */
export function MessageForm({ about, language }: { about: NoteSubject; language: Language }) {
  const translate = useTranslate()
  const id = useId()
  const { words, problem, isBusy, write, add, send } = useMessage(about)
  const { direction } = languageFacts(language)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 1, mb: 1 }}>
      <ReadyTexts onChosen={(texts) => add(label(texts, language))} />
      <TextField
        id={id}
        label={translate('admin:messages.new', { language: translate(languageWords(language)) })}
        error={problem !== undefined}
        helperText={translate(problem ?? 'admin:messages.hint')}
        value={words}
        onChange={({ target }) => write(target.value)}
        multiline
        minRows={3}
        slotProps={{
          htmlInput: { maxLength: MESSAGE_CHARACTERS, lang: language, dir: words ? 'auto' : direction },
          formHelperText: { role: problem ? 'alert' : undefined },
        }}
      />
      <Button type="submit" variant="outlined" disabled={isBusy} sx={{ justifySelf: 'start' }}>
        {translate('admin:messages.send')}
      </Button>
    </Box>
  )
}
