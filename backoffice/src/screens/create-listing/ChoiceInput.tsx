import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material'
import type { ReactNode } from 'react'

interface Choice {
  readonly value: string
  readonly label: string
}

interface GroupProps {
  readonly label: string
  readonly problem: string | undefined
  readonly children: ReactNode
}

const TARGET = { minHeight: 44, marginInlineEnd: 2 }

/** Several controls that answer one question, with the question above and what is wrong below. */
export function InputGroup({ label, problem, children }: GroupProps) {
  return (
    <FormControl component="fieldset" variant="standard" error={Boolean(problem)}>
      <FormLabel component="legend">{label}</FormLabel>
      {children}
      {problem && <FormHelperText role="alert">{problem}</FormHelperText>}
    </FormControl>
  )
}

interface OneOfProps extends Omit<GroupProps, 'children'> {
  readonly id: string
  readonly choices: readonly Choice[]
  readonly value: string
  readonly onChange: (value: string) => void
}

/** One of a few. The first choice carries the id. */
export function OneOf({ id, choices, value, onChange, ...group }: OneOfProps) {
  return (
    <InputGroup {...group}>
      <RadioGroup row name={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {choices.map((choice, index) => (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            control={<Radio {...(index === 0 ? { id } : {})} />}
            label={choice.label}
            sx={TARGET}
          />
        ))}
      </RadioGroup>
    </InputGroup>
  )
}

interface SeveralOfProps extends Omit<GroupProps, 'children'> {
  readonly id: string
  readonly choices: readonly Choice[]
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
}

/** As many of a few as one likes. The first choice carries the id. */
export function SeveralOf({ id, choices, values, onChange, ...group }: SeveralOfProps) {
  const toggle = (value: string) =>
    onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value])
  return (
    <InputGroup {...group}>
      <FormGroup row>
        {choices.map(({ value, label }, index) => (
          <FormControlLabel
            key={value}
            control={
              <Checkbox
                {...(index === 0 ? { id } : {})}
                checked={values.includes(value)}
                onChange={() => toggle(value)}
              />
            }
            label={label}
            sx={TARGET}
          />
        ))}
      </FormGroup>
    </InputGroup>
  )
}
