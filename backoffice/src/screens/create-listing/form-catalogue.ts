import { isService } from '@maveshi/shared/catalogue/kinds'
import { type SubcategoryRow, subcategoryQuestion } from '@maveshi/shared/catalogue/subcategory-question'
import type { Row } from '@maveshi/shared/database'
import { type Language, label } from '@maveshi/shared/locale/languages'
import { joinList } from '@maveshi/shared/locale/list'
import type { CategoryRecord, FieldRecord, OptionRecord } from '../../providers/catalogue-rows.ts'
import { type Question, questionOf } from '../../providers/questions.ts'

export type CategoryRow = Pick<CategoryRecord, 'id' | 'value' | 'labels' | 'kind' | 'is_creatable'>
export type OptionRow = Pick<OptionRecord, 'id' | 'field_key' | 'value' | 'labels' | 'is_active'>

export type PlaceRow = Readonly<Pick<Row<'places'>, 'id' | 'parent_id' | 'names'>>

/** What something can be listed as, with its questions in order. */
export interface FormCategory {
  readonly value: string
  readonly label: string
  readonly isService: boolean
  readonly questions: readonly Question[]
}

/** A district, and all the names by which it can be found. */
export interface FormPlace {
  readonly id: string
  readonly name: string
  readonly spoken: string
}

/** The questions and places of the form in one language. */
export interface FormCatalogue {
  readonly categories: readonly FormCategory[]
  readonly places: readonly FormPlace[]
}

export interface FormRows {
  readonly categories: readonly CategoryRow[]
  readonly subcategories: readonly SubcategoryRow[]
  readonly fields: readonly FieldRecord[]
  readonly options: readonly OptionRow[]
  readonly places: readonly PlaceRow[]
}

function placesOf(rows: readonly PlaceRow[], language: Language): FormPlace[] {
  const states = new Map(rows.filter(({ parent_id }) => !parent_id).map((row) => [row.id, row.names]))
  const collator = new Intl.Collator(language)
  return rows
    .flatMap(({ id, parent_id, names }) => {
      const state = parent_id ? states.get(parent_id) : undefined
      if (!state) return []
      const name = joinList([label(names, language, id), label(state, language)].filter(Boolean), language)
      return [{ id, name, spoken: [name, ...Object.values(names)].join(' ') }]
    })
    .sort((a, b) => collator.compare(a.name, b.name))
}

function questionsOf(value: string, rows: FormRows, language: Language, words: string): Question[] {
  const asked = rows.fields
    .filter(({ category }) => category === value)
    .map((row) => questionOf(row, rows.options, language))
  const offered = rows.subcategories.filter(({ category, is_active }) => category === value && is_active)
  return [...subcategoryQuestion(offered, asked, language, words), ...asked]
}

/**
 * Puts the catalogue's rows into one language.
 * @param words what asks for the subcategory
 */
export function createFormCatalogue(rows: FormRows, language: Language, words: string): FormCatalogue {
  return {
    categories: rows.categories
      .filter(({ is_creatable }) => is_creatable)
      .map(({ value, labels, kind }) => ({
        value,
        label: label(labels, language, value),
        isService: isService({ kind }),
        questions: questionsOf(value, rows, language, words),
      })),
    places: placesOf(rows.places, language),
  }
}
