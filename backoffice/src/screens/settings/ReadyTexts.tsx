import { newId } from '@maveshi/shared/listing/typed'
import { label } from '@maveshi/shared/locale/languages'
import { Box, Button, Card, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm, useDataProvider, useTranslate } from 'react-admin'
import { Failure, Waiting } from '../../layout/states.tsx'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { readingFailure } from '../../providers/failures.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { type ReadyText, useReadyTexts } from '../../providers/seller-messages.ts'
import { ReadyTextDialog } from './ReadyTextDialog.tsx'
import { useSaving } from './use-saving.ts'

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

/** What is chosen from when sellers are written to. */
export function ReadyTexts() {
  const translate = useTranslate()
  const language = useLanguage()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { data, error, refetch } = useReadyTexts()
  const [edited, setEdited] = useState<ReadyText>()
  const [toDelete, setToDelete] = useState<ReadyText>()
  const { isBusy, save } = useSaving()
  const remove = ({ id }: ReadyText) =>
    void save(() => dataProvider.deleteReadyText(id), 'admin:settings.ready.deleted').then(() => setToDelete(undefined))
  if (!data) return error ? <Failure sentence={readingFailure(error)} retry={() => void refetch()} /> : <Waiting />
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography color="textSecondary">{translate('admin:settings.ready.hint')}</Typography>
      {data.length === 0 && <Typography>{translate('admin:settings.ready.none')}</Typography>}
      <Box component="ul" sx={{ display: 'grid', gap: 1, p: 0, m: 0 }}>
        {data.map((text) => (
          <ReadyTextRow
            key={text.id}
            words={label(text.texts, language)}
            onEdit={() => setEdited(text)}
            onDelete={() => setToDelete(text)}
          />
        ))}
      </Box>
      <Button variant="contained" onClick={() => setEdited({ id: newId(), texts: {} })} sx={{ justifySelf: 'start' }}>
        {translate('admin:settings.ready.add')}
      </Button>
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
