import type { Language } from '@maveshi/shared/locale/languages'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { State } from '../../data/rules/states.ts'
import { Field } from '../form/Field.tsx'
import { placeName } from './draft-preview.ts'
import { PlaceFinder } from './PlaceFinder.tsx'

interface PlacePickerProps {
  readonly states: readonly State[]
  /** Names in English by place id, to be found by, too. */
  readonly englishNames: Readonly<Record<string, string>>
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (placeId: string) => void
}

interface SelectProps {
  readonly id: string
  readonly label: string
  readonly options: readonly { readonly id: string; readonly name: string }[]
  readonly value: string
  readonly onChange: (id: string) => void
}

function PlaceSelect({ id, label, options, value, onChange }: SelectProps) {
  const { t } = useTranslation()
  return (
    <div className="grid min-w-0 grow basis-36 gap-1">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="control" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('createListing:choose')}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  )
}

const stateOf = (states: readonly State[], placeId: string) =>
  states.find(({ districts }) => districts.some(({ id }) => id === placeId))

/** The district: typed, or chosen by its state. */
export function PlacePicker({ states, englishNames, value, problem, onChange }: PlacePickerProps) {
  const { t, i18n } = useTranslation()
  const [openState, setOpenState] = useState('')
  const state = openState ? states.find(({ id }) => id === openState) : stateOf(states, value)
  const isOfState = state?.districts.some(({ id }) => id === value)
  const choose = (placeId: string) => {
    setOpenState('')
    onChange(placeId)
  }
  return (
    <div className="grid gap-3">
      <Field id="placeId" label={t('createListing:place')} problem={problem}>
        {(control) => (
          <PlaceFinder
            control={control}
            states={states}
            englishNames={englishNames}
            chosen={placeName(states, value, i18n.language as Language)}
            onChoose={choose}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <PlaceSelect
          id="place-state"
          label={t('createListing:stateFromList')}
          options={states}
          value={state?.id ?? ''}
          onChange={setOpenState}
        />
        <PlaceSelect
          id="place-district"
          label={t('createListing:districtFromList')}
          options={state?.districts ?? []}
          value={isOfState ? value : ''}
          onChange={choose}
        />
      </div>
    </div>
  )
}
