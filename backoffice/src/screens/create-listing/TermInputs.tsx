import { DESCRIPTION_CHARACTERS, TITLE_CHARACTERS } from '@maveshi/shared/limits'
import { needsTitle } from '@maveshi/shared/listing/naming'
import type { TypedListing } from '@maveshi/shared/listing/typed'
import type { Language } from '@maveshi/shared/locale/languages'
import { Checkbox, FormControlLabel, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { FormCategory, FormPlace } from './form-catalogue.ts'
import { inputId } from './input-id.ts'
import { LanguageInput } from './LanguageInput.tsx'
import { PlaceInput } from './PlaceInput.tsx'

/** What the inputs of a listing's own columns work on. */
export interface TermsProps {
  readonly category: FormCategory
  readonly typed: TypedListing
  readonly problem: (field: string) => string | undefined
  readonly change: (changes: Partial<TypedListing>) => void
}

type Column = 'title' | 'description' | 'price' | 'quantity'

interface ColumnInputProps extends Omit<TermsProps, 'category'> {
  readonly column: Column
  readonly label: string
  readonly hint?: string
  readonly maxLength?: number
}

function ColumnInput({ column, label, hint, maxLength, typed, problem, change }: ColumnInputProps) {
  const found = problem(column)
  const isNumber = column === 'price' || column === 'quantity'
  return (
    <TextField
      id={inputId(column)}
      label={label}
      value={typed[column]}
      error={Boolean(found)}
      helperText={found ?? hint}
      multiline={column === 'description'}
      minRows={column === 'description' ? 3 : 1}
      onChange={({ target }) => change({ [column]: target.value })}
      slotProps={{ htmlInput: { maxLength, inputMode: isNumber ? 'numeric' : 'text', autoComplete: 'off' } }}
    />
  )
}

interface OwnWordsProps extends TermsProps {
  readonly language: Language
  readonly onLanguage: (language: Language) => void
}

/** The seller's own words and the language that they are in. */
export function OwnWords({ language, onLanguage, category, ...inputs }: OwnWordsProps) {
  const translate = useTranslate()
  const isTitleNeeded = needsTitle(category.questions, inputs.typed.answers)
  const optional = translate('createListing:optional')
  return (
    <>
      <ColumnInput
        column="title"
        label={
          isTitleNeeded ? translate('createListing:ownTitle') : `${translate('createListing:headline')} · ${optional}`
        }
        maxLength={TITLE_CHARACTERS}
        {...inputs}
      />
      <ColumnInput
        column="description"
        label={`${translate('createListing:description')} · ${optional}`}
        hint={translate('createListing:descriptionHint')}
        maxLength={DESCRIPTION_CHARACTERS}
        {...inputs}
      />
      <LanguageInput
        field="language"
        label={translate('admin:createListing.language')}
        value={language}
        onChange={onLanguage}
      />
    </>
  )
}

/** Price, number and place. A service's fee is one of its questions, so only its place is asked here. */
export function PriceAndPlace({ category, places, ...inputs }: TermsProps & { places: readonly FormPlace[] }) {
  const translate = useTranslate()
  const { typed, problem, change } = inputs
  const optional = translate('createListing:optional')
  return (
    <>
      {!category.isService && (
        <>
          <ColumnInput
            column="price"
            label={`${translate('createListing:price')} · ${optional}`}
            hint={translate('createListing:priceHint')}
            {...inputs}
          />
          <FormControlLabel
            control={<Checkbox checked={typed.negotiable} onChange={(_event, negotiable) => change({ negotiable })} />}
            label={translate('createListing:negotiable')}
            sx={{ minHeight: 44 }}
          />
          <ColumnInput column="quantity" label={`${translate('createListing:quantity')} · ${optional}`} {...inputs} />
        </>
      )}
      <PlaceInput
        places={places}
        value={typed.placeId}
        problem={problem('placeId')}
        onChange={(placeId) => change({ placeId })}
      />
    </>
  )
}
