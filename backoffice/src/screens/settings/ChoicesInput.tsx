import { Autocomplete, createFilterOptions, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { NoticeChoice } from './use-notice-choices.ts'

const SHOWN = 40

/** By any name, in any language. */
export const narrowChoices = createFilterOptions<NoticeChoice>({ limit: SHOWN, stringify: ({ spoken }) => spoken })

interface ChoicesInputProps {
  readonly id: string
  readonly label: string
  /** What none chosen means. */
  readonly hint: string
  readonly choices: readonly NoticeChoice[]
  readonly values: readonly string[]
  readonly onChange: (values: string[]) => void
}

/** Several of many, found by typing. */
export function ChoicesInput({ id, label, hint, choices, values, onChange }: ChoicesInputProps) {
  const translate = useTranslate()
  return (
    <Autocomplete
      multiple
      id={id}
      options={[...choices]}
      value={choices.filter((choice) => values.includes(choice.id))}
      getOptionLabel={({ name }) => name}
      getOptionKey={(choice) => choice.id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      filterOptions={narrowChoices}
      filterSelectedOptions
      onChange={(_event, chosen) => onChange(chosen.map((one) => one.id))}
      noOptionsText={translate('admin:settings.noChoice')}
      clearText={translate('ra.action.clear_input_value')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      renderInput={(input) => <TextField {...input} label={label} helperText={hint} />}
    />
  )
}
