import { MODERATION_MODES, type ModerationMode } from '@maveshi/shared/settings'
import { Box, Button, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { useUnsaved } from '../../layout/unsaved.ts'
import { MODE_WORDS } from '../../market/setting-words.ts'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { useAskedSave } from './use-asked-save.tsx'
import { useSaving } from './use-saving.ts'

/** Whose listings wait for a review. What is chosen stays chosen when the market's own answer arrives late. */
export function ModerationForm({ mode }: { mode: ModerationMode }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const label = useId()
  const [saved, setSaved] = useState(mode)
  const [chosen, setChosen] = useState(mode)
  const { isBusy, save } = useSaving()
  useUnsaved(chosen !== saved)
  const { question, saveAsked } = useAskedSave(() => {
    void save(() => dataProvider.saveSetting('moderation_mode', chosen)).then((isDone) => isDone && setSaved(chosen))
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saveAsked(chosen === 'none' ? [translate('admin:settings.ask.noReview')] : [])
  }
  return (
    <Box component="form" onSubmit={submit}>
      <FormControl variant="standard">
        <FormLabel id={label}>{translate('admin:settings.mode')}</FormLabel>
        <RadioGroup
          aria-labelledby={label}
          value={chosen}
          onChange={({ target }) => setChosen(target.value as ModerationMode)}
        >
          {MODERATION_MODES.map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio />}
              label={translate(MODE_WORDS[one])}
              sx={{ minHeight: 44 }}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <Button type="submit" variant="contained" disabled={isBusy || chosen === saved} sx={{ mt: 1 }}>
        {translate('admin:settings.saveMode')}
      </Button>
      {question}
    </Box>
  )
}
