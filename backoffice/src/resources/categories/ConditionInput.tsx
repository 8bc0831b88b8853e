import { label } from '@maveshi/shared/locale/languages'
import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  MenuItem,
  TextField,
} from '@mui/material'
import { useInput, useTranslate } from 'react-admin'
import { Panel } from '../../layout/Panel.tsx'
import type { FieldRecord } from '../../providers/catalogue-rows.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { decidingAnswers } from './condition.ts'
import { DECIDING_TYPES } from './field-types.ts'
import type { Questions } from './use-questions.ts'

interface ConditionInputProps {
  readonly questions: Questions
  /** The question whose condition it is; none of a new one. */
  readonly own: Pick<FieldRecord, 'field' | 'table'> | undefined
}

const namesAnAnswer = (values: readonly string[] | undefined, all: { depends_on_field?: string | null }) =>
  all.depends_on_field && !values?.length ? 'admin:fields.chooseAnswers' : undefined

interface AnswersProps {
  readonly answers: readonly { readonly id: string; readonly name: string }[]
  readonly values: readonly string[]
  readonly isMissing: boolean
  readonly onChange: (values: readonly string[]) => void
}

function Answers({ answers, values, isMissing, onChange }: AnswersProps) {
  const translate = useTranslate()
  const toggle = (id: string) => onChange(values.includes(id) ? values.filter((one) => one !== id) : [...values, id])
  return (
    <FormControl component="fieldset" error={isMissing} variant="standard">
      <FormLabel component="legend">{translate('admin:fields.hasAnswer')}</FormLabel>
      <FormGroup>
        {answers.map(({ id, name }) => (
          <FormControlLabel
            key={id}
            control={<Checkbox checked={values.includes(id)} onChange={() => toggle(id)} />}
            label={name}
          />
        ))}
      </FormGroup>
      {isMissing && <FormHelperText role="alert">{translate('admin:fields.chooseAnswers')}</FormHelperText>}
    </FormControl>
  )
}

/** When a question is asked: always, or only while another one has one of the chosen answers. */
export function ConditionInput({ questions, own }: ConditionInputProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const parent = useInput<Record<string, string | null>>({ source: 'depends_on_field', defaultValue: null })
  const values = useInput({ source: 'depends_on_values', defaultValue: [], validate: namesAnAnswer })
  // A stored question stays in its table: one of subcategories depends on them, or on another one of these.
  const choices = questions.asked.filter(
    ({ field, type, table }) => field !== own?.field && DECIDING_TYPES.has(type) && table === (own?.table ?? table),
  )
  const chosen = choices.find(({ field }) => field === parent.field.value)
  const choose = (field: string) => {
    parent.field.onChange(field || null)
    values.field.onChange([])
  }
  return (
    <Panel title="admin:fields.condition">
      <TextField
        select
        label={translate('admin:fields.askedWhen')}
        value={chosen ? chosen.field : ''}
        onChange={({ target }) => choose(target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        {own?.table !== 'subcategory_fields' && <MenuItem value="">{translate('admin:fields.always')}</MenuItem>}
        {choices.map((field) => (
          <MenuItem key={field.id} value={field.field}>
            {label(field.labels, language, field.field)}
          </MenuItem>
        ))}
      </TextField>
      {chosen && (
        <Answers
          answers={decidingAnswers(chosen, questions.options, language, translate)}
          values={values.field.value}
          isMissing={Boolean(values.fieldState.error)}
          onChange={values.field.onChange}
        />
      )}
    </Panel>
  )
}
