import { Autocomplete, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { usePlaceSearch } from '../../market/use-place-search.ts'
import type { FormPlace } from './form-catalogue.ts'
import { inputId } from './input-id.ts'

interface PlaceInputProps {
  readonly places: readonly FormPlace[]
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (placeId: string) => void
}

/** The district, found by typing: its name or its state's, old or new, a town in it, or a PIN code. */
export function PlaceInput({ places, value, problem, onChange }: PlaceInputProps) {
  const translate = useTranslate()
  const search = usePlaceSearch()
  return (
    <Autocomplete
      id={inputId('placeId')}
      options={[...places]}
      value={places.find(({ id }) => id === value) ?? null}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      {...search}
      onChange={(_event, place) => onChange(place?.id ?? '')}
      noOptionsText={translate('admin:createListing.noPlace')}
      clearText={translate('ra.action.clear_input_value')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      renderInput={(input) => (
        <TextField {...input} label={translate('createListing:place')} error={Boolean(problem)} helperText={problem} />
      )}
    />
  )
}
