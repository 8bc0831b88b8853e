import { formatNumber } from '@maveshi/shared/locale/format'
import { settingRange } from '@maveshi/shared/settings'
import { Box, Button, TextField, Typography } from '@mui/material'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { useUnsaved } from '../../layout/unsaved.ts'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import {
  fieldText,
  isAllowed,
  isGreatChange,
  type NumberGroup,
  type NumberSetting,
  readTyped,
} from './number-settings.ts'
import { useAskedSave } from './use-asked-save.tsx'
import { useSaving } from './use-saving.ts'

const inputId = (key: string) => `setting-${key}`

/** Label, field and what is wrong: each in a row with its neighbour's, whichever label is longer. */
const besideOthers = { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid', alignItems: 'end' } as const

interface NumberInputProps {
  readonly setting: NumberSetting
  readonly typed: string
  readonly isChecked: boolean
  readonly onChange: (typed: string) => void
}

function NumberInput({ setting: { key, name }, typed, isChecked, onChange }: NumberInputProps) {
  const translate = useTranslate()
  const { min, max } = settingRange(key)
  const isWrong = isChecked && !isAllowed(key, typed)
  const problem = translate('createListing:errors.between', { min: formatNumber(min), max: formatNumber(max) })
  return (
    <TextField
      sx={besideOthers}
      id={inputId(key)}
      label={translate(name)}
      value={typed}
      error={isWrong}
      helperText={isWrong ? problem : undefined}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
    />
  )
}

/** Fields that belong together, in one column or two. */
function Group({ title, children }: { title: string | undefined; children: ReactNode }) {
  const translate = useTranslate()
  const fields = { display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const
  if (!title) return <Box sx={fields}>{children}</Box>
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, mb: 2, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, mb: 1, fontWeight: 700 }}>
        {translate(title)}
      </Typography>
      <Box sx={fields}>{children}</Box>
    </Box>
  )
}

interface NumbersFormProps {
  readonly groups: readonly NumberGroup[]
  /** What its button says, by key. */
  readonly action: string
}

/** Settings that are numbers. Only what was changed is written. */
export function NumbersForm({ groups, action }: NumbersFormProps) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const [changes, setChanges] = useState<Readonly<Record<string, string>>>({})
  const [isChecked, setChecked] = useState(false)
  const { isBusy, save } = useSaving()
  const typedOf = (one: NumberSetting) => changes[one.key] ?? fieldText(one)
  const wantedOf = (one: NumberSetting) => readTyped(one.key, typedOf(one)) ?? one.value
  const settings = groups.flatMap((group) => group.settings)
  const changed = settings.filter((one) => readTyped(one.key, typedOf(one)) !== one.value)
  useUnsaved(changed.length > 0)

  const { question, saveAsked } = useAskedSave(() => {
    const write = async () => {
      for (const one of changed) await dataProvider.saveSetting(one.key, wantedOf(one))
    }
    // What is typed meanwhile is not saved yet.
    const saved = changes
    const stillTyped = (now: typeof changes) =>
      Object.fromEntries(Object.entries(now).filter(([key, typed]) => typed !== saved[key]))
    void save(write).then((isDone) => isDone && setChanges(stillTyped))
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const wrong = changed.find((one) => !isAllowed(one.key, typedOf(one)))
    if (wrong) return document.getElementById(inputId(wrong.key))?.focus()
    const consequences = changed.flatMap((one) => {
      const after = wantedOf(one)
      if (!isGreatChange(one, after)) return []
      const numbers = { before: formatNumber(one.value), after: formatNumber(after) }
      return [translate('admin:settings.ask.number', { name: translate(one.name), ...numbers })]
    })
    saveAsked(consequences)
  }
  return (
    <Box component="form" noValidate onSubmit={submit}>
      {groups.map(({ title, settings }) => (
        <Group key={title ?? ''} title={title}>
          {settings.map((one) => (
            <NumberInput
              key={one.key}
              setting={one}
              typed={typedOf(one)}
              isChecked={isChecked}
              onChange={(typed) => setChanges((before) => ({ ...before, [one.key]: typed }))}
            />
          ))}
        </Group>
      ))}
      <Button type="submit" variant="contained" disabled={isBusy || changed.length === 0} sx={{ mt: 1 }}>
        {translate(action)}
      </Button>
      {question}
    </Box>
  )
}
