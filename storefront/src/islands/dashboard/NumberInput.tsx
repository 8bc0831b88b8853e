import type { ControlProps } from '../form/Field.tsx'

interface NumberInputProps {
  readonly control: ControlProps
  /** As it is typed: digits of any script, separators too. */
  readonly text: string
  readonly onChange: (text: string) => void
}

/** A number typed on a phone's digits. */
export function NumberInput({ control, text, onChange }: NumberInputProps) {
  return (
    <input
      {...control}
      className="control"
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
