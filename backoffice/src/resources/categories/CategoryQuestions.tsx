import { label } from '@maveshi/shared/locale/languages'
import AddIcon from '@mui/icons-material/Add'
import { Box, Button, Typography } from '@mui/material'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { MissingChip } from '../../catalogue-editing/MissingChip.tsx'
import { RowLink } from '../../catalogue-editing/RowLink.tsx'
import { SortableRows } from '../../catalogue-editing/SortableRows.tsx'
import { UsesText } from '../../catalogue-editing/UsesText.tsx'
import { useOrder } from '../../catalogue-editing/use-order.ts'
import { useUsage } from '../../catalogue-editing/use-usage.ts'
import { Panel } from '../../layout/Panel.tsx'
import { Failure, Waiting } from '../../layout/states.tsx'
import { useNarrow } from '../../layout/use-narrow.ts'
import { TYPE_WORDS } from '../../market/question-words.ts'
import { fieldPath, newFieldPath } from '../../paths.ts'
import {
  type CategoryRecord,
  type FieldRecord,
  QUESTION_TABLES,
  type QuestionTable,
} from '../../providers/catalogue-rows.ts'
import { catalogueFailure } from '../../providers/failures.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { conditionText } from './condition.ts'
import { SellerPreview } from './SellerPreview.tsx'
import { type Questions, useQuestions } from './use-questions.ts'

function QuestionText({ field, questions }: { field: FieldRecord; questions: Questions }) {
  const translate = useTranslate()
  const language = useLanguage()
  const condition = conditionText(field, questions, language, translate)
  return (
    <Typography variant="body2" color="textSecondary">
      {translate(TYPE_WORDS[field.type])}
      {field.required && ` · ${translate('admin:fields.needed')}`}
      {condition && ` · ${condition}`}
    </Typography>
  )
}

interface QuestionRowsProps {
  readonly category: string
  readonly questions: Questions
  readonly table: QuestionTable
}

/** The questions of one table, which have an order among them. */
function QuestionRows({ category, questions, table }: QuestionRowsProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const fields = useMemo(() => questions.fields.filter((one) => one.table === table), [questions.fields, table])
  const order = useOrder(table, fields)
  const uses = useUsage(
    table,
    fields.map(({ id }) => id),
  )
  const name = (field: FieldRecord) => label(field.labels, language, field.field)
  if (!fields.length) return null
  return (
    <SortableRows label={translate('admin:fields.title')} order={order} isSortable name={name}>
      {(field) => (
        <>
          <RowLink to={fieldPath(category, field.field)} name={name(field)}>
            <QuestionText field={field} questions={questions} />
            <UsesText uses={uses.get(field.id)} />
          </RowLink>
          <MissingChip words={[field.labels, field.placeholders, field.unit_labels]} />
        </>
      )}
    </SortableRows>
  )
}

/** The form as sellers see it, once its questions are there. */
export function CategoryPreview({ category }: { category: CategoryRecord }) {
  const { asked, options, isPending, error } = useQuestions(category.value)
  return !isPending && !error && <SellerPreview fields={asked} options={options} />
}

/** What is asked about a category, in order; where there is room, the form as sellers see it is beside it. */
export function CategoryQuestions({ category }: { category: CategoryRecord }) {
  const translate = useTranslate()
  const isNarrow = useNarrow()
  const questions = useQuestions(category.value)
  if (questions.error) return <Failure sentence={catalogueFailure(questions.error)} retry={questions.refetch} />
  if (questions.isPending) return <Waiting />
  const columns = isNarrow ? 'minmax(0, 1fr)' : 'minmax(0, 3fr) minmax(0, 2fr)'
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns, alignItems: 'start' }}>
      <Panel title="admin:fields.title">
        {questions.fields.length === 0 && (
          <Typography color="textSecondary">{translate('admin:fields.none')}</Typography>
        )}
        {QUESTION_TABLES.map((table) => (
          <QuestionRows key={table} category={category.value} questions={questions} table={table} />
        ))}
        <Button component={Link} to={newFieldPath(category.value)} startIcon={<AddIcon />} sx={{ mt: 1 }}>
          {translate('admin:fields.add')}
        </Button>
      </Panel>
      {!isNarrow && <CategoryPreview category={category} />}
    </Box>
  )
}
