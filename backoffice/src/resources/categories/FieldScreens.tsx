import { label } from '@maveshi/shared/locale/languages'
import { useDataProvider, useGetOne, useNotify } from 'react-admin'
import { useParams } from 'react-router-dom'
import { DeleteRow } from '../../catalogue-editing/DeleteRow.tsx'
import { FormFrame } from '../../catalogue-editing/FormFrame.tsx'
import { RowFailure } from '../../catalogue-editing/RowFailure.tsx'
import { useLeaving, useRefusalNotice } from '../../catalogue-editing/saving.ts'
import { BackLink } from '../../layout/BackLink.tsx'
import { useOwnTitle } from '../../layout/page-name.ts'
import { Failure, Waiting } from '../../layout/states.tsx'
import { CatalogueGate, useCatalogue } from '../../market/CatalogueGate.tsx'
import { categoryPath, PATHS } from '../../paths.ts'
import type { CategoryRecord } from '../../providers/catalogue-rows.ts'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { isMissing } from '../../providers/failures.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { quietQuery } from '../../providers/queries.ts'
import { FieldForm } from './FieldForm.tsx'
import { answersOfLines, bringsAnswers, columnsOf, type FieldDraft, NEW_FIELD } from './field-draft.ts'
import { fieldId } from './identifiers.ts'
import { type Questions, useQuestions } from './use-questions.ts'

/** Writes a question, says so, and goes back to its category. */
function useSaving(category: string, write: (draft: FieldDraft) => Promise<void>) {
  const notify = useNotify()
  const leave = useLeaving()
  const refuse = useRefusalNotice()
  return async (draft: FieldDraft) => {
    try {
      await write(draft)
      notify('admin:fields.saved', { type: 'success' })
      leave(categoryPath(category))
    } catch (error) {
      refuse(error)
    }
  }
}

function NewField({ category, questions }: { category: string; questions: Questions }) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const save = useSaving(category, async (draft) => {
    const columns = columnsOf(draft)
    const field = fieldId(columns.labels.en ?? '')
    const position = Math.max(-1, ...questions.fields.map((one) => one.position)) + 1
    const table = questions.asked.find((one) => one.field === columns.depends_on_field)?.table ?? 'listing_fields'
    await dataProvider.addField(table, { ...columns, category, field, position })
    if (bringsAnswers(draft)) await dataProvider.addOptions(answersOfLines(`${category}.${field}`, draft.answers))
  })
  return (
    <FormFrame defaultValues={NEW_FIELD} onSubmit={(draft) => save(draft as FieldDraft)}>
      <FieldForm category={category} questions={questions} stored={undefined} />
    </FormFrame>
  )
}

function StoredField({ category, questions, field }: { category: string; questions: Questions; field: string }) {
  const language = useLanguage()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const stored = questions.fields.find((one) => one.field === field)
  const key = `${category}.${field}`
  const table = stored?.table ?? 'listing_fields'
  const save = useSaving(category, (draft) => dataProvider.changeField(table, key, columnsOf(draft)))
  useOwnTitle(stored ? label(stored.labels, language, field) : '')
  if (!stored) return <Failure sentence="admin:catalogue.gone" />
  const remove = (
    <DeleteRow
      name={label(stored.labels, language, field)}
      back={categoryPath(category)}
      remove={() => dataProvider.deleteField(table, key)}
    />
  )
  return (
    <FormFrame defaultValues={stored} onSubmit={(draft) => save(draft as FieldDraft)} tools={remove}>
      <FieldForm category={category} questions={questions} stored={stored} />
    </FormFrame>
  )
}

function FieldScreen() {
  const { category = '', field } = useParams()
  const catalogue = useCatalogue()
  const row = useGetOne<CategoryRecord>('categories', { id: category }, quietQuery)
  const questions = useQuestions(category)
  const error = row.error ?? questions.error
  const isGone = isMissing(row.error)
  const retry = () => {
    void row.refetch()
    questions.refetch()
  }
  const content = () => {
    if (error) return <RowFailure error={error} retry={retry} />
    if (row.isPending || questions.isPending) return <Waiting />
    if (!field) return <NewField category={category} questions={questions} />
    return <StoredField key={field} category={category} questions={questions} field={field} />
  }
  return (
    <>
      {isGone ? (
        <BackLink to={PATHS.categories} words="admin:categories.all" />
      ) : (
        <BackLink to={categoryPath(category)} words="admin:fields.back" name={catalogue.category(category)} />
      )}
      {content()}
    </>
  )
}

/** A question of a category: a new one where the address names none. */
export function FieldPage() {
  return (
    <CatalogueGate>
      <FieldScreen />
    </CatalogueGate>
  )
}
