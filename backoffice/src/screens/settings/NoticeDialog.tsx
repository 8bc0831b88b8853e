import type { MovementNotice } from '@maveshi/shared/listing/movement-notice'
import { Box, TextField } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { FormDialog } from '../../layout/FormDialog.tsx'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { ChoicesInput, PlacesInput } from './ChoicesInput.tsx'
import { LanguageTexts, writtenTexts } from './LanguageTexts.tsx'
import { noticeProblems } from './notice-words.ts'
import type { NoticeChoices } from './use-notice-choices.ts'
import { useSaving } from './use-saving.ts'

interface NoticeDialogProps {
  readonly notice: MovementNotice
  readonly choices: NoticeChoices
  readonly onClose: () => void
}

interface InputsProps {
  readonly typed: MovementNotice
  readonly choices: NoticeChoices
  readonly problems: Readonly<Record<string, string>>
  readonly change: (changes: Partial<MovementNotice>) => void
}

function Days({ typed, problems, change }: Omit<InputsProps, 'choices'>) {
  const translate = useTranslate()
  const day = { type: 'date', required: true, slotProps: { inputLabel: { shrink: true } } } as const
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
      <TextField
        {...day}
        id="notice-starts_on"
        label={translate('admin:settings.startsOn')}
        value={typed.starts_on}
        onChange={({ target }) => change({ starts_on: target.value })}
      />
      <TextField
        {...day}
        id="notice-ends_on"
        label={translate('admin:settings.endsOn')}
        value={typed.ends_on}
        error={Boolean(problems.ends_on)}
        helperText={problems.ends_on && translate(problems.ends_on)}
        onChange={({ target }) => change({ ends_on: target.value })}
      />
    </Box>
  )
}

function Inputs({ typed, choices, problems, change }: InputsProps) {
  const translate = useTranslate()
  return (
    <>
      <ChoicesInput
        id="notice-categories"
        label={translate('admin:settings.animals')}
        hint={translate('admin:settings.animalsHint')}
        choices={choices.categories}
        values={typed.categories}
        onChange={(categories) => change({ categories })}
      />
      <PlacesInput
        id="notice-places"
        label={translate('admin:settings.places')}
        hint={translate('admin:settings.placesHint')}
        choices={choices.places}
        values={typed.place_ids}
        onChange={(place_ids) => change({ place_ids })}
      />
      <Days {...{ typed, problems, change }} />
      <LanguageTexts
        name="notice"
        texts={typed.texts}
        isRequired
        problem={problems.texts && translate(problems.texts)}
        onChange={(texts) => change({ texts })}
      />
    </>
  )
}

/** A notice, new or to be changed. */
export function NoticeDialog({ notice, choices, onClose }: NoticeDialogProps) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const [typed, setTyped] = useState(notice)
  const [isChecked, setChecked] = useState(false)
  const { isBusy, save } = useSaving()
  const found = noticeProblems(typed)
  const submit = () => {
    setChecked(true)
    const [first] = Object.keys(found)
    if (first) return document.getElementById(first === 'texts' ? 'notice-en' : `notice-${first}`)?.focus()
    const work = () => dataProvider.saveNotice({ ...typed, texts: writtenTexts(typed.texts) })
    void save(work).then((isDone) => isDone && onClose())
  }
  return (
    <FormDialog
      title={translate('admin:settings.notice')}
      width="md"
      isLong
      isBusy={isBusy}
      isUnsaved={typed !== notice}
      submit={translate('admin:settings.saveNotice')}
      onClose={onClose}
      onSubmit={submit}
    >
      <Inputs
        typed={typed}
        choices={choices}
        problems={isChecked ? found : {}}
        change={(changes) => setTyped((before) => ({ ...before, ...changes }))}
      />
    </FormDialog>
  )
}
