import type { Labels } from '@maveshi/shared/locale/languages'
import { Box, Button, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { useUnsaved } from '../../layout/unsaved.ts'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { isSameText, LanguageTexts } from './LanguageTexts.tsx'
import { useSaving } from './use-saving.ts'

/** What is said about safety beside every seller, below the advice that is always there. */
export function SafetyForm({ texts }: { texts: Labels }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const [typed, setTyped] = useState(texts)
  const [saved, setSaved] = useState(texts)
  const { isBusy, save } = useSaving()
  const isChanged = !isSameText(typed, saved)
  useUnsaved(isChanged)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(() => dataProvider.saveSafetyTexts(typed)).then((isDone) => isDone && setSaved(typed))
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
      <Typography color="textSecondary">{translate('admin:settings.safetyHint')}</Typography>
      <LanguageTexts name="safety" texts={typed} onChange={setTyped} />
      <Button type="submit" variant="contained" disabled={isBusy || !isChanged} sx={{ justifySelf: 'start' }}>
        {translate('admin:settings.saveSafety')}
      </Button>
    </Box>
  )
}
