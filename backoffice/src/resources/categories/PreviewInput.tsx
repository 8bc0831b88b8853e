import type { Answer } from '@maveshi/shared/listing/visibility'
import {
  Box,
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
import { useTranslate } from 'react-admin'
import type { Question } from '../../providers/questions.ts'

interface PreviewInputProps {
  readonly question: Question
  readonly answer: Answer | undefined
  readonly onAnswer: (answer: Answer | undefined) => void
}

/** The question with its unit, and whether it may be left out. */
function useTitle({ label, unitLabel, required }: Question): string {
  const translate = useTranslate()
  const unit = unitLabel ? ` (${unitLabel})` : ''
  return required ? label + unit : `${label}${unit} · ${translate('admin:fields.optional')}`
}

function Written({ question, answer, onAnswer }: PreviewInputProps) {
  const title = useTitle(question)
  const isText = question.type === 'textarea'
  return (
    <TextField
      label={title}
      placeholder={question.placeholder}
      value={typeof answer === 'string' ? answer : ''}
      onChange={({ target }) => onAnswer(target.value || undefined)}
      {...(isText ? { multiline: true, minRows: 3 } : {})}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}

function Chosen({ question, answer, onAnswer }: PreviewInputProps) {
  return (
    <TextField
      select
      label={useTitle(question)}
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
      <FormLabel id={title}>{useTitle(question)}</FormLabel>
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
      <FormLabel component="legend">{useTitle(question)}</FormLabel>
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
      label={useTitle(question)}
    />
  )
}

function Days({ question, answer, onAnswer }: PreviewInputProps) {
  const translate = useTranslate()
  const title = useTitle(question)
  const span = answer && typeof answer === 'object' && 'from' in answer ? answer : { from: '', to: '' }
  const day = (name: 'from' | 'to', words: string) => (
    <TextField
      type="date"
      label={translate(words)}
      value={span[name]}
      onChange={({ target }) => onAnswer({ ...span, [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
  return (
    <Box role="group" aria-label={title}>
      <FormLabel>{title}</FormLabel>
      <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1 }}>
        {day('from', 'admin:fields.from')}
        {day('to', 'admin:fields.to')}
      </Box>
    </Box>
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
  'date-range': Days,
} as const

/** One question of the sell form, with the control that its type asks for. */
export function PreviewInput(props: PreviewInputProps) {
  const Input = INPUTS[props.question.type]
  return <Input {...props} />
}
