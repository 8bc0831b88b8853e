import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  Switch,
  TextField,
} from '@mui/material'
import { useId } from 'react'
import { PreviewDays } from './PreviewDays.tsx'
import { type PreviewInputProps, useQuestionTitle } from './preview-question.ts'

function Written({ question, answer, onAnswer }: PreviewInputProps) {
  const title = useQuestionTitle(question)
  const isText = question.type === 'textarea'
  return (
    <TextField
      label={title}
      {...(isText
        ? { multiline: true, minRows: 3, placeholder: question.placeholder }
        : { helperText: question.placeholder })}
      value={typeof answer === 'string' ? answer : ''}
      onChange={({ target }) => onAnswer(target.value || undefined)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}

function Chosen({ question, answer, onAnswer }: PreviewInputProps) {
  return (
    <TextField
      select
      label={useQuestionTitle(question)}
      value={answer ?? ''}
      onChange={({ target }) => onAnswer(target.value || undefined)}
    >
      <MenuItem value="">–</MenuItem>
      {question.choices.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  )
}

function OneOf({ question, answer, onAnswer }: PreviewInputProps) {
  const title = useId()
  return (
    <FormControl variant="standard">
      <FormLabel id={title}>{useQuestionTitle(question)}</FormLabel>
      <RadioGroup aria-labelledby={title} value={answer ?? ''} onChange={({ target }) => onAnswer(target.value)}>
        {question.choices.map(({ value, label }) => (
          <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
        ))}
      </RadioGroup>
    </FormControl>
  )
}

function ManyOf({ question, answer, onAnswer }: PreviewInputProps) {
  const given = Array.isArray(answer) ? (answer as readonly string[]) : []
  const toggle = (value: string) => {
    const next = given.includes(value) ? given.filter((one) => one !== value) : [...given, value]
    onAnswer(next.length ? next : undefined)
  }
  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">{useQuestionTitle(question)}</FormLabel>
      <FormGroup>
        {question.choices.map(({ value, label }) => (
          <FormControlLabel
            key={value}
            control={<Checkbox checked={given.includes(value)} onChange={() => toggle(value)} />}
            label={label}
          />
        ))}
      </FormGroup>
    </FormControl>
  )
}

function YesOrNo({ question, answer, onAnswer }: PreviewInputProps) {
  return (
    <FormControlLabel
      control={<Switch checked={answer === true} onChange={(_, isOn) => onAnswer(isOn)} />}
      label={useQuestionTitle(question)}
    />
  )
}

const INPUTS = {
  select: Chosen,
  number: Written,
  text: Written,
  textarea: Written,
  radio: OneOf,
  switch: YesOrNo,
  'multi-select': ManyOf,
  'date-range': PreviewDays,
} as const

/** One question of the sell form, with the control that its type asks for. */
export function PreviewInput(props: PreviewInputProps) {
  const Input = INPUTS[props.question.type]
  return <Input {...props} />
}
