import { CURRENCY_UNIT, FIELD_TYPES, type FieldType } from '@maveshi/shared/catalogue/types'
import { FALLBACK_LANGUAGE } from '@maveshi/shared/locale/languages'
import { Button, Typography } from '@mui/material'
import {
  BooleanInput,
  FormDataConsumer,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useTranslate,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { WordsInput } from '../../catalogue-editing/WordsInput.tsx'
import { cleanWords, type WordKind } from '../../catalogue-editing/words.ts'
import { Panel } from '../../layout/Panel.tsx'
import { TYPE_WORDS } from '../../market/question-words.ts'
import { optionsPath } from '../../paths.ts'
import type { FieldColumns, FieldRecord } from '../../providers/catalogue-rows.ts'
import { ConditionInput } from './ConditionInput.tsx'
import { answersOfLines, type FieldDraft, unitOf } from './field-draft.ts'
import { LISTED_TYPES, WRITTEN_TYPES } from './field-types.ts'
import { RolesInput } from './RolesInput.tsx'
import { SellerPreview } from './SellerPreview.tsx'
import type { Questions } from './use-questions.ts'

const NAME: WordKind = { source: 'labels', title: 'admin:fields.question', characters: 120, isRequired: true }
const EXAMPLE: WordKind = { source: 'placeholders', title: 'admin:fields.placeholder', characters: 120 }
const UNIT: WordKind = {
  source: 'unit_labels',
  title: 'admin:fields.unitLabel',
  characters: 40,
  hint: 'admin:fields.unitFormsHint',
}

function wordKinds(type: FieldType): readonly WordKind[] {
  if (type === 'number') return [NAME, EXAMPLE, UNIT]
  return WRITTEN_TYPES.has(type) ? [NAME, EXAMPLE] : [NAME]
}

interface FieldFormProps {
  readonly category: string
  readonly questions: Questions
  /** The question as it is stored; none of a new one. */
  readonly stored: FieldRecord | undefined
}

function Answers({ category, stored }: Pick<FieldFormProps, 'category' | 'stored'>) {
  const translate = useTranslate()
  if (!stored)
    return (
      <TextInput
        source="answers"
        label="admin:fields.answers"
        helperText="admin:fields.answersHint"
        multiline
        minRows={3}
        validate={required()}
      />
    )
  return (
    <Button component={Link} to={optionsPath(`${category}.${stored.field}`)}>
      {translate('admin:fields.editAnswers')}
    </Button>
  )
}

function Limits() {
  const translate = useTranslate()
  const unitHint = translate('admin:fields.unitHint', { unit: 'kg', currency: CURRENCY_UNIT })
  return (
    <>
      <NumberInput source="min" label="admin:fields.min" helperText="admin:fields.minHint" />
      <NumberInput source="max" label="admin:fields.max" />
      <TextInput source="unit" label="admin:fields.unit" helperText={unitHint} />
    </>
  )
}

function Facts({ category, stored, type }: Pick<FieldFormProps, 'category' | 'stored'> & { type: FieldType }) {
  const choices = FIELD_TYPES.map((id) => ({ id, name: TYPE_WORDS[id] }))
  return (
    <Panel title="admin:catalogue.facts">
      {stored && <Typography color="textSecondary">{`${category}.${stored.field}`}</Typography>}
      <SelectInput source="type" label="admin:fields.type" choices={choices} validate={required()} />
      <BooleanInput source="required" label="admin:fields.required" helperText={false} />
      {LISTED_TYPES.has(type) && <Answers category={category} stored={stored} />}
      {type === 'number' && <Limits />}
    </Panel>
  )
}

/** The other questions with this one as it is being written, in its place. @param name of one that has none yet */
function previewed({ category, questions, stored }: FieldFormProps, draft: FieldDraft, name: string) {
  const field = stored?.field ?? 'new'
  const labels = { [FALLBACK_LANGUAGE]: name, ...cleanWords(draft.labels) }
  const own: FieldColumns = { ...draft, category, field, labels, min: draft.min ?? null, max: draft.max ?? null }
  const isStored = questions.asked.some((one) => one.field === field)
  const fields = isStored ? questions.asked.map((one) => (one.field === field ? own : one)) : [...questions.asked, own]
  return { fields, options: [...questions.options, ...answersOfLines(`${category}.${field}`, draft.answers)] }
}

/** What is asked, how, when, and in which words; beside it the form as sellers would see it. */
export function FieldForm(props: FieldFormProps) {
  const translate = useTranslate()
  return (
    <FormDataConsumer<FieldDraft>>
      {({ formData }) => (
        <>
          <Facts category={props.category} stored={props.stored} type={formData.type} />
          <ConditionInput questions={props.questions} own={props.stored} />
          <RolesInput
            questions={props.questions}
            own={props.stored?.field}
            asked={{ type: formData.type, unit: unitOf(formData) }}
          />
          <WordsInput key={formData.type} title="admin:catalogue.words" kinds={wordKinds(formData.type)} />
          <SellerPreview {...previewed(props, formData, translate('admin:fields.yours'))} />
        </>
      )}
    </FormDataConsumer>
  )
}
