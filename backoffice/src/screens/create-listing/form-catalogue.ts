import type { FieldType, ListingField } from '@maveshi/shared/catalogue/types'
import { type Labels, type Language, label } from '@maveshi/shared/locale/languages'

export interface CategoryRow {
  readonly id: string
  readonly value: string
  readonly labels: Labels
  readonly parent_menu: string | null
  readonly is_creatable: boolean
}

/** `id` names the row; `field` is the listing field's own id within its category. */
export interface FieldRow {
  readonly id: string
  readonly key: string
  readonly category: string
  readonly field: string
  readonly type: FieldType
  readonly labels: Labels
  readonly placeholders: Labels
  readonly unit: string | null
  readonly unit_labels: Labels
  readonly depends_on_field: string | null
  readonly depends_on_values: readonly string[]
  readonly required: boolean
  readonly min: number | null
  readonly max: number | null
}

export interface OptionRow {
  readonly id: string
  readonly field_key: string
  readonly value: string
  readonly labels: Labels
  readonly is_active: boolean
}

export interface PlaceRow {
  readonly id: string
  readonly parent_id: string | null
  readonly names: Labels
}

/** A question in the reader's language. */
export interface Question extends ListingField {
  readonly label: string
  readonly placeholder: string
  readonly unitLabel: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

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
  readonly fields: readonly FieldRow[]
  readonly options: readonly OptionRow[]
  readonly places: readonly PlaceRow[]
}

function questionOf(row: FieldRow, options: readonly OptionRow[], language: Language): Question {
  const choices = options
    .filter(({ field_key, is_active }) => field_key === row.key && is_active)
    .map(({ value, labels }) => ({ value, label: label(labels, language, value) }))
  return {
    id: row.field,
    type: row.type,
    required: row.required,
    label: label(row.labels, language, row.field),
    placeholder: label(row.placeholders, language),
    unitLabel: label(row.unit_labels, language, row.unit ?? ''),
    choices,
    options: choices.map(({ value }) => value),
    ...(row.unit ? { unit: row.unit } : {}),
    ...(row.min === null ? {} : { min: Number(row.min) }),
    ...(row.max === null ? {} : { max: Number(row.max) }),
    ...(row.depends_on_field ? { dependsOn: { field: row.depends_on_field, values: row.depends_on_values } } : {}),
  }
}

function placesOf(rows: readonly PlaceRow[], language: Language): FormPlace[] {
  const states = new Map(rows.filter(({ parent_id }) => !parent_id).map((row) => [row.id, row.names]))
  const collator = new Intl.Collator(language)
  return rows
    .flatMap(({ id, parent_id, names }) => {
      const state = parent_id ? states.get(parent_id) : undefined
      if (!state) return []
      const name = [label(names, language, id), label(state, language)].filter(Boolean).join(', ')
      return [{ id, name, spoken: [name, ...Object.values(names)].join(' ') }]
    })
    .sort((a, b) => collator.compare(a.name, b.name))
}

/** Puts the catalogue's rows into one language. */
export function createFormCatalogue(rows: FormRows, language: Language): FormCatalogue {
  return {
    categories: rows.categories
      .filter(({ is_creatable }) => is_creatable)
      .map(({ value, labels, parent_menu }) => ({
        value,
        label: label(labels, language, value),
        isService: parent_menu === 'Services',
        questions: rows.fields
          .filter(({ category }) => category === value)
          .map((row) => questionOf(row, rows.options, language)),
      })),
    places: placesOf(rows.places, language),
  }
}
