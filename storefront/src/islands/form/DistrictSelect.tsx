import type { State } from '../../data/rules/states.ts'
import type { ControlProps } from './Field.tsx'

interface DistrictSelectProps {
  readonly control: ControlProps
  readonly states: readonly State[]
  /** The entry that stands for no choice. */
  readonly none: string
  readonly value?: string
  /** What is chosen at first, where nobody follows the choice. */
  readonly initial?: string
  readonly onChange?: (placeId: string) => void
}

/** All districts under their states, as the phone's own list. */
export function DistrictSelect({ control, states, none, value, initial, onChange }: DistrictSelectProps) {
  return (
    <select
      {...control}
      name="place"
      className="control"
      {...(onChange
        ? { value: value ?? '', onChange: (event) => onChange(event.target.value) }
        : { defaultValue: initial })}
    >
      <option value="">{none}</option>
      {states.map((state) => (
        <optgroup key={state.id} label={state.name}>
          {state.districts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}
