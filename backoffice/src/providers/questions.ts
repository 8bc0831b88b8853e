import type { ListingField } from '@maveshi/shared/catalogue/types'
import { type UnitWords, unitWords } from '@maveshi/shared/catalogue/unit-label'
import { type Language, label } from '@maveshi/shared/locale/languages'
import type { FieldColumns, OptionRecord } from './catalogue-rows.ts'

/** A question in one language, as the sell form asks it. */
export interface Question extends ListingField, UnitWords {
  readonly label: string
  readonly placeholder: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

/** Makes the sell form's question of a row, by the rules that the storefront reads it by. */
export function questionOf(
  row: FieldColumns,
  options: readonly Pick<OptionRecord, 'field_key' | 'value' | 'labels' | 'is_active'>[],
  language: Language,
): Question {
  const choices = options
    .filter(({ field_key, is_active }) => field_key === `${row.category}.${row.field}` && is_active)
    .map(({ value, labels }) => ({ value, label: label(labels, language, value) }))
  return {
    id: row.field,
    type: row.type,
    required: row.required,
    label: label(row.labels, language, row.field),
    placeholder: label(row.placeholders, language),
    ...unitWords(row, language),
    choices,
    options: choices.map(({ value }) => value),
    roles: row.roles,
    ...(row.unit ? { unit: row.unit } : {}),
    ...(row.min === null ? {} : { min: Number(row.min) }),
    ...(row.max === null ? {} : { max: Number(row.max) }),
    ...(row.depends_on_field ? { dependsOn: { field: row.depends_on_field, values: row.depends_on_values } } : {}),
  }
}
