import {
  FLAGGED_WORD_CHARACTERS,
  FLAGGED_WORDS_MAX,
  flaggedWord,
  isFlaggedWord,
} from '@maveshi/shared/listing/flagged-words'
import { foldedText } from '@maveshi/shared/listing/folded-text'
import { LANGUAGE_FACTS, type Language, languageFacts } from '@maveshi/shared/locale/languages'
import CloseIcon from '@mui/icons-material/Close'
import { Box, Button, IconButton, MenuItem, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { useUnsaved } from '../../layout/unsaved.ts'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { type FlaggedWords, removedWords, saveFlaggedWords } from '../../providers/flagged-words.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { useAskedSave } from './use-asked-save.tsx'
import { useSaving } from './use-saving.ts'

interface ListProps {
  readonly language: Language
  readonly words: readonly string[]
  readonly onRemove: (word: string) => void
}

/** The words of one language, each with the way to take it out. */
function WordList({ language, words, onRemove }: ListProps) {
  const translate = useTranslate()
  const { name, direction } = languageFacts(language)
  if (!words.length) return <Typography color="textSecondary">{translate('admin:settings.flagged.none')}</Typography>
  return (
    <Box
      component="ul"
      aria-label={name}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 0, m: 0, listStyle: 'none' }}
    >
      {words.map((word) => (
        <Box
          component="li"
          key={word}
          sx={{
            ...{ display: 'flex', alignItems: 'center', minWidth: 0, paddingInlineStart: 1.5 },
            ...{ border: 1, borderColor: 'divider', borderRadius: 5 },
          }}
        >
          <Box component="span" lang={language} dir={direction} sx={{ overflowWrap: 'anywhere' }}>
            {word}
          </Box>
          <IconButton
            onClick={() => onRemove(word)}
            aria-label={translate('admin:settings.flagged.remove', { word })}
            size="small"
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Box>
  )
}

interface NewWordProps {
  readonly language: Language
  readonly words: readonly string[]
  readonly onAdd: (word: string) => void
}

/** What keeps a word out of a list, as the key of a sentence. */
function problemOf(word: string, words: readonly string[]): string | undefined {
  if (!isFlaggedWord(word)) return 'admin:settings.flagged.unfit'
  if (words.some((one) => foldedText(one) === foldedText(word))) return 'admin:settings.flagged.twice'
  return words.length >= FLAGGED_WORDS_MAX ? 'admin:settings.flagged.full' : undefined
}

/** One more word; Enter adds it. */
function NewWord({ language, words, onAdd }: NewWordProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const bounds = problem === 'admin:settings.flagged.full' ? { max: FLAGGED_WORDS_MAX } : FLAGGED_WORD_CHARACTERS
  useUnsaved(typed.trim() !== '')
  const add = (event: FormEvent) => {
    event.preventDefault()
    const word = flaggedWord(typed)
    const found = problemOf(word, words)
    setProblem(found)
    if (found) return
    onAdd(word)
    setTyped('')
  }
  return (
    <Box component="form" onSubmit={add} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end' }}>
      <TextField
        id="flagged-new"
        label={translate('admin:settings.flagged.new')}
        value={typed}
        error={problem !== undefined}
        helperText={problem && translate(problem, bounds)}
        onChange={({ target }) => setTyped(target.value)}
        sx={{ flex: '1 1 12em' }}
        slotProps={{
          htmlInput: { lang: language, dir: languageFacts(language).direction, autoComplete: 'off' },
          formHelperText: { role: 'alert' },
        }}
      />
      <Button type="submit" variant="outlined" sx={{ mb: 0.5, minHeight: 56 }}>
        {translate('ra.action.add')}
      </Button>
    </Box>
  )
}

/** The words that make a listing wait, by language. Taking one away asks first: listings with it wait no more. */
export function FlaggedWordsForm({ saved }: { saved: FlaggedWords }) {
  const translate = useTranslate()
  const { call } = useDataProvider<ConsoleDataProvider>()
  const own = useLanguage()
  const [language, setLanguage] = useState<Language>(own)
  const [changed, setChanged] = useState<FlaggedWords>({})
  const { isBusy, save } = useSaving()
  const words = changed[language] ?? saved[language] ?? []
  const after = { ...saved, ...changed }
  const isChanged = removedWords(after, saved).length > 0 || removedWords(saved, after).length > 0
  useUnsaved(isChanged)
  const write = (next: readonly string[]) => setChanged((before) => ({ ...before, [language]: next }))
  const { question, saveAsked } = useAskedSave(() => {
    void save(() => saveFlaggedWords(call, saved, after)).then((isDone) => isDone && setChanged({}))
  })
  const submit = () => {
    const removed = removedWords(saved, after)
    saveAsked(removed.length ? [translate('admin:settings.flagged.ask', { words: removed.join(' · ') })] : [])
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography color="textSecondary">{translate('admin:settings.flagged.hint')}</Typography>
      <TextField
        select
        id="flagged-language"
        label={translate('admin:header.language')}
        value={language}
        onChange={({ target }) => setLanguage(target.value as Language)}
      >
        {LANGUAGE_FACTS.map(({ code, name }) => (
          <MenuItem key={code} value={code}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <WordList language={language} words={words} onRemove={(word) => write(words.filter((one) => one !== word))} />
      <NewWord key={language} language={language} words={words} onAdd={(word) => write([...words, word])} />
      <Button variant="contained" disabled={isBusy || !isChanged} onClick={submit} sx={{ justifySelf: 'start' }}>
        {translate('admin:settings.flagged.save')}
      </Button>
      {question}
    </Box>
  )
}
