import { newId } from '@maveshi/shared/listing/typed'
import { label } from '@maveshi/shared/locale/languages'
import { Box, Button, Card, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { Confirm, useDataProvider, useTranslate } from 'react-admin'
import { Failure, Waiting } from '../../layout/states.tsx'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { readingFailure } from '../../providers/failures.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { type ReadyText, type TextReader, useReadyTexts } from '../../providers/seller-messages.ts'
import { ReadyTextDialog } from './ReadyTextDialog.tsx'
import { useSaving } from './use-saving.ts'

const READERS: readonly TextReader[] = ['seller', 'reporter']

const GROUP_WORDS: Readonly<Record<TextReader, Readonly<Record<'title' | 'hint' | 'add', string>>>> = {
  seller: {
    title: 'admin:settings.ready.forSellers',
    hint: 'admin:settings.ready.hint',
    add: 'admin:settings.ready.add',
  },
  reporter: {
    title: 'admin:settings.ready.forReporters',
    hint: 'admin:settings.ready.reporterHint',
    add: 'admin:settings.ready.addAnswer',
  },
}

interface RowProps {
  readonly words: string
  readonly onEdit: () => void
  readonly onDelete: () => void
}

function ReadyTextRow({ words, onEdit, onDelete }: RowProps) {
  const translate = useTranslate()
  return (
    <Card component="li" sx={{ p: 1.5, display: 'grid', gap: 0.5, listStyle: 'none' }}>
      <Typography dir="auto" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {words}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={onEdit}>
          {translate('ra.action.edit')}
        </Button>
        <Button color="error" onClick={onDelete}>
          {translate('ra.action.delete')}
        </Button>
      </Box>
    </Card>
  )
}

interface GroupProps {
  readonly reader: TextReader
  readonly texts: readonly ReadyText[]
  readonly onEdit: (text: ReadyText) => void
  readonly onDelete: (text: ReadyText) => void
}

/** The texts for one kind of readers, each with what changes it, and what adds another. */
function TextGroup({ reader, texts, onEdit, onDelete }: GroupProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const heading = useId()
  const { title, hint, add } = GROUP_WORDS[reader]
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={heading} variant="subtitle1" component="h3">
        {translate(title)}
      </Typography>
      <Typography color="textSecondary">{translate(hint)}</Typography>
      {texts.length === 0 && <Typography>{translate('admin:settings.ready.none')}</Typography>}
      <Box component="ul" sx={{ display: 'grid', gap: 1, p: 0, m: 0 }}>
        {texts.map((text) => (
          <ReadyTextRow
            key={text.id}
            words={label(text.texts, language)}
            onEdit={() => onEdit(text)}
            onDelete={() => onDelete(text)}
          />
        ))}
      </Box>
      <Button
        variant="contained"
        onClick={() => onEdit({ id: newId(), reader, texts: {} })}
        sx={{ justifySelf: 'start' }}
      >
        {translate(add)}
      </Button>
    </Box>
  )
}

/** What is chosen from when sellers are written to, and when reports are answered. */
export function ReadyTexts() {
  const translate = useTranslate()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { data, error, refetch } = useReadyTexts()
  const [edited, setEdited] = useState<ReadyText>()
  const [toDelete, setToDelete] = useState<ReadyText>()
  const { isBusy, save } = useSaving()
  const remove = ({ id }: ReadyText) =>
    void save(() => dataProvider.deleteReadyText(id), 'admin:settings.ready.deleted').then(() => setToDelete(undefined))
  if (!data) return error ? <Failure sentence={readingFailure(error)} retry={() => void refetch()} /> : <Waiting />
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {READERS.map((reader) => (
        <TextGroup
          key={reader}
          reader={reader}
          texts={data.filter((text) => text.reader === reader)}
          onEdit={setEdited}
          onDelete={setToDelete}
        />
      ))}
      {edited && <ReadyTextDialog text={edited} onClose={() => setEdited(undefined)} />}
      <Confirm
        isOpen={toDelete !== undefined}
        loading={isBusy}
        title={translate('admin:settings.ready.deleteTitle')}
        content={translate('admin:settings.ready.deleteText')}
        onConfirm={() => toDelete && remove(toDelete)}
        onClose={() => setToDelete(undefined)}
      />
    </Box>
  )
}
