import { type SubcategoryRow, subcategoryQuestion } from '@maveshi/shared/catalogue/subcategory-question'
import { unitWords } from '@maveshi/shared/catalogue/unit-label'
import type { Row } from '@maveshi/shared/database'
import { formatAnswer } from '@maveshi/shared/listing/answer'
import { answersOf, SUBCATEGORY } from '@maveshi/shared/listing/subcategory'
import { composeTitle } from '@maveshi/shared/listing/title'
import type { Answer } from '@maveshi/shared/listing/visibility'
import { type Language, label } from '@maveshi/shared/locale/languages'
import { joinList } from '@maveshi/shared/locale/list'
import type { TranslateFunction } from 'react-admin'
import type { CategoryRecord, FieldRecord, OptionRecord } from '../providers/catalogue-rows.ts'
import { columnNames } from '../providers/column-names.ts'
import type { Listing } from '../providers/listing-rows.ts'

export type CategoryRow = Pick<CategoryRecord, 'id' | 'value' | 'labels' | 'singulars' | 'is_creatable'>
export type FieldRow = Pick<
  FieldRecord,
  | 'id'
  | 'category'
  | 'field'
  | 'type'
  | 'labels'
  | 'unit'
  | 'unit_labels'
  | 'depends_on_field'
  | 'depends_on_values'
  | 'roles'
>
export type OptionRow = Pick<OptionRecord, 'id' | 'field_key' | 'value' | 'labels'>

/** What of a question is read. The row is named by its key, so the question's own id needs a name of its own. */
export const QUESTION_COLUMNS = columnNames(
  'listing_fields',
  'key',
  'category',
  'field:id',
  'type',
  'labels',
  'unit',
  'unit_labels',
  'depends_on_field',
  'depends_on_values',
  'roles',
)

/** What of an answer to choose is read. */
export const OPTION_COLUMNS = columnNames('dropdown_options', 'id', 'field_key', 'value', 'labels')

/** What of a subcategory is read. */
export const SUBCATEGORY_COLUMNS = columnNames(
  'subcategories',
  'id',
  'category',
  'value',
  'labels',
  'singulars',
  'hides',
  'icon_name',
  'is_active',
)

export type PlaceRow = Readonly<Pick<Row<'places'>, 'id' | 'names'>>

export interface CatalogueRows {
  readonly categories: readonly CategoryRow[]
  readonly subcategories: readonly SubcategoryRow[]
  readonly fields: readonly FieldRow[]
  readonly options: readonly OptionRow[]
  readonly states: readonly PlaceRow[]
}

/** A question and its answer as the reader reads them. */
export interface AnswerText {
  readonly field: string
  readonly question: string
  readonly answer: string
}

/** The catalogue's words in the reader's language. */
export interface Catalogue {
  /** The categories in which something can be listed, in the order of the menus. */
  readonly choices: readonly { readonly id: string; readonly name: string }[]
  /** States and union territories, by name. */
  readonly states: readonly { readonly id: string; readonly name: string }[]
  category(value: string): string
  title(listing: Pick<Listing, 'category' | 'subcategory' | 'title' | 'attributes'>): string
  place(place: Listing['place']): string
  /** What a question of a category is called. */
  question(category: string, field: string): string
  /** What an answer that can be chosen is called; the answer to `subcategory` is what the listing is. */
  choice(category: string, field: string, value: string): string
  /** The answers in the order of the questions; what answers no known question comes last, as it is stored. */
  answers(listing: Pick<Listing, 'category' | 'subcategory' | 'attributes'>): AnswerText[]
}

const NO_UNIT = { unit: null, unit_labels: {} }

/** Puts the catalogue's rows into one language. */
export function createCatalogue(rows: CatalogueRows, language: Language, translate: TranslateFunction): Catalogue {
  const categories = new Map(rows.categories.map((row) => [row.value, row]))
  const options = new Map(rows.options.map((row) => [`${row.field_key}.${row.value}`, row.labels]))
  const states = new Map(rows.states.map((row) => [row.id, row.names]))
  const subcategory = (category: string, value: string) =>
    rows.subcategories.find((row) => row.category === category && row.value === value)
  const option = (category: string, field: string, value: string) =>
    field === SUBCATEGORY
      ? label(subcategory(category, value)?.labels, language, value)
      : label(options.get(`${category}.${field}.${value}`), language, value)

  function answerText(
    row: Pick<FieldRow, 'category' | 'field' | 'type' | 'unit' | 'unit_labels'>,
    answer: Answer,
  ): string {
    const field = { type: row.type, unit: row.unit ?? undefined }
    return formatAnswer(field, answer, {
      language,
      yes: translate('fieldTypes:yes'),
      no: translate('fieldTypes:no'),
      ...unitWords(row, language),
      option: (value) => option(row.category, row.field, value),
    })
  }

  const titleFieldOf = (row: FieldRow) => ({
    id: row.field,
    roles: row.roles,
    ...unitWords(row, language),
    ...(row.unit ? { unit: row.unit } : {}),
    ...(row.depends_on_field ? { dependsOn: { field: row.depends_on_field, values: row.depends_on_values } } : {}),
  })

  return {
    choices: rows.categories
      .filter((row) => row.is_creatable)
      .map(({ value, labels }) => ({ id: value, name: label(labels, language, value) })),
    states: rows.states
      .map(({ id, names }) => ({ id, name: label(names, language, id) }))
      .sort((a, b) => a.name.localeCompare(b.name, language)),
    question: (category, field) =>
      label(rows.fields.find((row) => row.category === category && row.field === field)?.labels, language, field),
    choice: option,
    category: (value) => label(categories.get(value)?.labels, language, value),
    title: (listing) =>
      composeTitle(
        { title: listing.title, attributes: answersOf(listing) },
        {
          language,
          singular: label(categories.get(listing.category)?.singulars, language, listing.category),
          fields: rows.fields.filter(({ category }) => category === listing.category).map(titleFieldOf),
          option: (field, value) => option(listing.category, field, value),
          noun: (value) => subcategory(listing.category, value)?.singulars[language],
        },
      ),
    place(place) {
      if (!place) return ''
      const state = place.parent_id ? states.get(place.parent_id) : undefined
      return joinList([label(place.names, language, place.id), label(state, language)].filter(Boolean), language)
    },
    answers(listing) {
      const { category } = listing
      const attributes = answersOf(listing)
      const asked = rows.fields.filter((row) => row.category === category)
      const fields = [
        ...subcategoryQuestion(
          rows.subcategories.filter((row) => row.category === category),
          [],
          language,
          translate('fieldTypes:subcategory'),
        ).map(({ type, label: question }) => ({ ...NO_UNIT, category, field: SUBCATEGORY, type, question })),
        ...asked.map((row) => ({ ...row, question: label(row.labels, language, row.field) })),
      ]
      const unknown = Object.keys(attributes).filter((id) => !fields.some(({ field }) => field === id))
      const questions = [
        ...fields,
        ...unknown.map((field) => ({ ...NO_UNIT, category, field, question: field, type: 'text' as const })),
      ]
      return questions.flatMap((row) => {
        const answer = attributes[row.field]
        if (answer === undefined || answer === null) return []
        return [{ field: row.field, question: row.question, answer: answerText(row, answer) }]
      })
    },
  }
}
