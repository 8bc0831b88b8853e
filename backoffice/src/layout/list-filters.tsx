import { MenuItem, TextField } from '@mui/material'
import { useListContext } from 'react-admin'

/** What the list around it is narrowed by, and how to narrow it otherwise: what is empty narrows nothing. */
export function useListFilters() {
  const { filterValues, setFilters } = useListContext()
  const change = (changes: object) => {
    const wanted = Object.entries({ ...filterValues, ...changes }).filter(([, value]) => value)
    setFilters(Object.fromEntries(wanted), {})
  }
  return { filterValues, change }
}

interface SelectFilterProps {
  readonly id: string
  readonly label: string
  /** The words for choosing nothing. */
  readonly none: string
  readonly choices: readonly { readonly id: string; readonly name: string }[]
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Narrows a list to one of a few. Words are in the reader's language. */
export function SelectFilter({ id, label, none, choices, value, onChange }: SelectFilterProps) {
  return (
    <TextField
      select
      id={id}
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{none}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {choice.name}
        </MenuItem>
      ))}
    </TextField>
  )
}
