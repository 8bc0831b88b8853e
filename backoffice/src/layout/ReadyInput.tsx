import { MenuItem, TextField } from '@mui/material'
import { useId } from 'react'
import { FIELD_MENU } from './field-menu.ts'

/** Texts of which one may be chosen. All are in the reader's language. */
export interface Ready {
  readonly label: string
  readonly hint: string
  /** What stands for none of them. */
  readonly none: string
  readonly options: readonly { readonly id: string; readonly name: string }[]
}

interface ReadyInputProps {
  readonly ready: Ready
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

/** Chooses one of the texts that are ready, or none; each can be read whole before and after. */
export function ReadyInput({ ready, value, onChange }: ReadyInputProps) {
  const id = useId()
  return (
    <TextField
      select
      id={id}
      label={ready.label}
      helperText={ready.hint}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
      slotProps={{
        select: { displayEmpty: true, MenuProps: FIELD_MENU, sx: { '& .MuiSelect-select': { whiteSpace: 'normal' } } },
        inputLabel: { shrink: true },
      }}
    >
      <MenuItem value="">{ready.none}</MenuItem>
      {ready.options.map((option) => (
        <MenuItem key={option.id} value={option.id} dir="auto" sx={{ whiteSpace: 'normal' }}>
          {option.name}
        </MenuItem>
      ))}
    </TextField>
  )
}
