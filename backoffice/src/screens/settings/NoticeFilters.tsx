import type { NoticeState } from '@maveshi/shared/listing/movement-notice'
import { Autocomplete, Box, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { SelectFilter, useListFilters } from '../../layout/list-filters.tsx'
import { usePlaceSearch } from '../../market/use-place-search.ts'
import { NOTICE_STATES } from './notice-words.ts'
import type { NoticeChoice, NoticeChoices } from './use-notice-choices.ts'

interface PlaceFilterProps {
  readonly places: readonly NoticeChoice[]
  readonly value: string
  readonly onChange: (value: string) => void
}

/** One of hundreds of places, found by typing. */
function PlaceFilter({ places, value, onChange }: PlaceFilterProps) {
  const translate = useTranslate()
  const search = usePlaceSearch()
  return (
    <Autocomplete
      id="notices-place"
      options={[...places]}
      value={places.find(({ id }) => id === value) ?? null}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      {...search}
      onChange={(_event, chosen) => onChange(chosen?.id ?? '')}
      noOptionsText={translate('admin:settings.noChoice')}
      clearText={translate('ra.action.clear_input_value')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      renderInput={(input) => (
        <TextField
          {...input}
          label={translate('admin:settings.inPlace')}
          placeholder={translate('admin:reports.any')}
        />
      )}
    />
  )
}

/** What notices are narrowed by: where they stand, for which animal and in which place. */
export function NoticeFilters({ choices }: { choices: NoticeChoices }) {
  const translate = useTranslate()
  const { filterValues, change } = useListFilters()
  const { state = '', category = '', place = '' } = filterValues
  const states = (['inForce', 'coming', 'ended'] as const satisfies readonly NoticeState[]).map((id) => ({
    id,
    name: translate(NOTICE_STATES[id]),
  }))
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr 1.5fr' } }}>
      <SelectFilter
        id="notices-state"
        label={translate('admin:listings.status')}
        none={translate('admin:listings.anyStatus')}
        choices={states}
        value={state}
        onChange={(chosen) => change({ state: chosen })}
      />
      <SelectFilter
        id="notices-category"
        label={translate('admin:settings.forAnimal')}
        none={translate('admin:settings.anyAnimal')}
        choices={choices.categories}
        value={category}
        onChange={(chosen) => change({ category: chosen })}
      />
      <PlaceFilter places={choices.places} value={place} onChange={(chosen) => change({ place: chosen })} />
    </Box>
  )
}
