import type { Answer } from '@maveshi/shared/listing/visibility'
import { Box, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Question } from '../../providers/questions.ts'
import { InputGroup, OneOf, SeveralOf } from './ChoiceInput.tsx'
import { inputId } from './input-id.ts'

interface QuestionInputProps {
  readonly question: Question
  readonly answer: Answer | undefined
  readonly problem: string | undefined
  readonly onAnswer: (answer: Answer | undefined) => void
}

interface NamedInputProps extends QuestionInputProps {
  readonly label: string
}

const text = (answer: Answer | undefined) =>
  typeof answer === 'string' || typeof answer === 'number' ? String(answer) : ''

function TextAnswer({ question: { id, type, placeholder }, label, answer, problem, onAnswer }: NamedInputProps) {
  const isText = type === 'textarea'
  return (
    <TextField
      id={inputId(id)}
      label={label}
      value={text(answer)}
      error={Boolean(problem)}
      helperText={problem ?? (isText ? undefined : placeholder)}
      {...(isText ? { multiline: true, placeholder } : {})}
      onChange={({ target }) => onAnswer(target.value)}
      slotProps={{ htmlInput: { inputMode: type === 'number' ? 'decimal' : 'text', autoComplete: 'off' } }}
    />
  )
}

function SelectAnswer({ question: { id, choices }, label, answer, problem, onAnswer }: NamedInputProps) {
  const translate = useTranslate()
  return (
    <TextField
      select
      id={inputId(id)}
      label={label}
      value={text(answer)}
      error={Boolean(problem)}
      helperText={problem}
      onChange={({ target }) => onAnswer(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{translate('createListing:choose')}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </TextField>
  )
}

function DateSpan({ question: { id }, label, answer, problem, onAnswer }: NamedInputProps) {
  const translate = useTranslate()
  const { from = '', to = '' } = (answer ?? {}) as { from?: string; to?: string }
  const day = (name: 'from' | 'to', value: string, words: string) => (
    <TextField
      type="date"
      {...(name === 'from' ? { id: inputId(id) } : {})}
      label={words}
      value={value}
      onChange={({ target }) => {
        const next = { from, to, [name]: target.value }
        onAnswer(next.from || next.to ? next : undefined)
      }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
  return (
    <InputGroup label={label} problem={problem}>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
        {day('from', from, translate('createListing:from'))}
        {day('to', to, translate('createListing:to'))}
      </Box>
    </InputGroup>
  )
}

function YesOrNo({ question, label, answer, problem, onAnswer }: NamedInputProps) {
  const translate = useTranslate()
  const choices = [
    { value: 'true', label: translate('createListing:yes') },
    { value: 'false', label: translate('createListing:no') },
  ]
  const value = typeof answer === 'boolean' ? String(answer) : ''
  return (
    <OneOf
      id={inputId(question.id)}
      {...{ label, problem, choices, value }}
      onChange={(one) => onAnswer(one === 'true')}
    />
  )
}

/** One question of a category, with the control that its type asks for. */
export function QuestionInput(props: QuestionInputProps) {
  const translate = useTranslate()
  const { question, answer, problem, onAnswer } = props
  const unit = question.unitLabel && ` (${question.unitLabel})`
  const label = `${question.label}${unit}${question.required ? '' : ` · ${translate('createListing:optional')}`}`
  const named = { ...props, label }
  switch (question.type) {
    case 'select':
      return <SelectAnswer {...named} />
    case 'radio':
      return (
        <OneOf
          id={inputId(question.id)}
          {...{ label, problem, choices: question.choices, value: text(answer), onChange: onAnswer }}
        />
      )
    case 'switch':
      return <YesOrNo {...named} />
    case 'multi-select':
      return (
        <SeveralOf
          id={inputId(question.id)}
          {...{ label, problem, choices: question.choices, onChange: onAnswer }}
          values={Array.isArray(answer) ? answer : []}
        />
      )
    case 'date-range':
      return <DateSpan {...named} />
    case 'number':
    case 'text':
    case 'textarea':
      return <TextAnswer {...named} />
  }
}
