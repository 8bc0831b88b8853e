import { Autocomplete, createFilterOptions, TextField } from '@mui/material'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { usePlaceSearch } from '../../market/use-place-search.ts'
import type { NoticeChoice } from './use-notice-choices.ts'

const SHOWN = 40

/** By any name, in any language. */
const narrowChoices = createFilterOptions<NoticeChoice>({ limit: SHOWN, stringify: ({ spoken }) => spoken })

interface ChoicesInputProps {
  /** How choices are found, where not by their names alone. */
  readonly search?: ReturnType<typeof usePlaceSearch>
  readonly id: string
  readonly label: string
  /** What none chosen means. */
  readonly hint: string
  readonly choices: readonly NoticeChoice[]
  readonly values: readonly string[]
  readonly onChange: (values: string[]) => void
}

/** Several of many, found by typing. */
export function ChoicesInput({ search, id, label, hint, choices, values, onChange }: ChoicesInputProps) {
  const translate = useTranslate()
  // The same list until something else is chosen: with another one the component empties what is being typed.
  const chosen = useMemo(() => choices.filter((choice) => values.includes(choice.id)), [choices, values])
  return (
    <Autocomplete
      multiple
      id={id}
      options={[...choices]}
      value={chosen}
      getOptionLabel={({ name }) => name}
      getOptionKey={(choice) => choice.id}
      isOptionEqualToValue={(option, one) => option.id === one.id}
      {...(search ?? { filterOptions: narrowChoices })}
      filterSelectedOptions
      onChange={(_event, all) => onChange(all.map((one) => one.id))}
      noOptionsText={translate('admin:settings.noChoice')}
      clearText={translate('ra.action.clear_input_value')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      renderInput={(input) => <TextField {...input} label={label} helperText={hint} />}
    />
  )
}

/** Several places, found by whatever somebody calls them. */
export function PlacesInput(props: Omit<ChoicesInputProps, 'search'>) {
  return <ChoicesInput {...props} search={usePlaceSearch()} />
}
