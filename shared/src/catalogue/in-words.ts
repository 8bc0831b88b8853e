import type { Row } from '../database.ts'
import { type Language, label } from '../locale/languages.ts'
import { subcategoryQuestion } from './subcategory-question.ts'
import type { Category, ListingField } from './types.ts'
import { type UnitWords, unitWords } from './unit-label.ts'

/** A category as menus and tiles show it, in one language. */
export interface CategoryInMenu extends Omit<Category, 'listingFields'> {
  readonly label: string
  readonly singular: string
  readonly description: string
}

/** A choice in one language. An inactive one is only for reading old listings. */
export interface FieldOption {
  readonly value: string
  readonly label: string
  readonly isActive: boolean
  /** The noun of a subcategory behind a name, where that is not its label. */
  readonly singular?: string
  /** The picture of a subcategory. */
  readonly iconName?: string
}

/** A question in one language: what the sell form asks and the detail page shows. */
export interface FieldInWords extends ListingField, UnitWords {
  readonly label: string
  readonly placeholder: string
  readonly choices: readonly FieldOption[]
}

/** The catalogue as it is stored, each table in its order. `fields` are those of subcategories and of categories. */
export interface CatalogueRows {
  readonly categories: readonly Row<'categories'>[]
  readonly subcategories: readonly Row<'subcategories'>[]
  readonly fields: readonly Row<'listing_fields'>[]
  readonly options: readonly Row<'dropdown_options'>[]
}

function categoryInMenu(row: Row<'categories'>, language: Language): CategoryInMenu {
  return {
    value: row.value,
    kind: row.kind,
    iconName: row.icon_name,
    showInHeader: row.show_in_header,
    isCreatable: row.is_creatable,
    parentMenu: row.parent_menu,
    label: label(row.labels, language, row.value),
    singular: label(row.singulars, language, label(row.labels, language, row.value)),
    description: label(row.descriptions, language),
  }
}

/** The category tree in menu order, in one language. */
export const categoriesInWords = ({ categories }: CatalogueRows, language: Language): CategoryInMenu[] =>
  categories.map((row) => categoryInMenu(row, language))

function fieldInWords(
  row: Row<'listing_fields'>,
  options: readonly Row<'dropdown_options'>[],
  language: Language,
): FieldInWords {
  const choices = options
    .filter(({ field_key }) => field_key === row.key)
    .map((option) => ({
      value: option.value,
      label: label(option.labels, language, option.value),
      isActive: option.is_active,
    }))
  return {
    id: row.id,
    type: row.type,
    required: row.required,
    label: label(row.labels, language, row.id),
    placeholder: label(row.placeholders, language),
    ...unitWords(row, language),
    choices,
    options: choices.filter(({ isActive }) => isActive).map(({ value }) => value),
    ...(row.roles.length > 0 ? { roles: row.roles } : {}),
    ...(row.unit ? { unit: row.unit } : {}),
    ...(row.min === null ? {} : { min: Number(row.min) }),
    ...(row.max === null ? {} : { max: Number(row.max) }),
    ...(row.depends_on_field ? { dependsOn: { field: row.depends_on_field, values: row.depends_on_values } } : {}),
  }
}

/**
 * The questions of every category, by category value: what it is comes first.
 * @param whatItIs the label of that question
 */
export function fieldsInWords(
  { categories, subcategories, fields, options }: CatalogueRows,
  language: Language,
  whatItIs: string,
): ReadonlyMap<string, readonly FieldInWords[]> {
  const questionsOf = (value: string): readonly FieldInWords[] => {
    const asked = fields.filter(({ category }) => category === value).map((row) => fieldInWords(row, options, language))
    const rows = subcategories.filter(({ category }) => category === value)
    return [...subcategoryQuestion(rows, asked, language, whatItIs), ...asked]
  }
  return new Map(categories.map(({ value }) => [value, questionsOf(value)]))
}
