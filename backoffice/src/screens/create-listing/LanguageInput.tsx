import { LANGUAGE_FACTS, type Language } from '@maveshi/shared/locale/languages'
import { TextField } from '@mui/material'
import { inputId } from './input-id.ts'

interface LanguageInputProps {
  /** What is asked, for the input's id. */
  readonly field: string
  /** In the reader's language. */
  readonly label: string
  readonly value: Language
  readonly onChange: (language: Language) => void
}

/** A choice among the languages, each in its own words. */
export function LanguageInput({ field, label, value, onChange }: LanguageInputProps) {
  return (
    <TextField
      select
      id={inputId(field)}
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as Language)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {LANGUAGE_FACTS.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </TextField>
  )
}
