import { CATEGORIES } from '@maveshi/shared/catalogue/categories'
import { LIVESTOCK_CATEGORIES } from '@maveshi/shared/catalogue/derived'
import { CATALOGUE_LABELS, type CatalogueLabels } from '@maveshi/shared/catalogue/labels'
import { SUBCATEGORIES } from '@maveshi/shared/catalogue/subcategories'
import { SUBCATEGORY_FIELDS } from '@maveshi/shared/catalogue/subcategory-fields'
import type { Category, ListingField } from '@maveshi/shared/catalogue/types'
import { LANGUAGES } from '@maveshi/shared/locale/languages'
import { insert, type Row } from './insert.ts'

type Pick = (labels: CatalogueLabels) => string | undefined

/** One label in all languages that have it. */
function labels(pick: Pick): Record<string, string> {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = pick(CATALOGUE_LABELS[language])
      return text ? [[language, text]] : []
    }),
  )
}

function categoryRow(category: Category, position: number): Row {
  const { value } = category
  return {
    value,
    parent_menu: category.parentMenu,
    kind: category.kind,
    labels: labels((words) => words.categories[value]?.label),
    singulars: labels((words) => words.categories[value]?.singular),
    descriptions: labels((words) => words.categories[value]?.description),
    icon_name: category.iconName,
    show_in_header: category.showInHeader,
    is_creatable: category.isCreatable,
    position,
  }
}

function fieldRow(category: Category, field: ListingField, position: number): Row {
  const { id, unit } = field
  const takesText = field.type === 'text' || field.type === 'textarea'
  return {
    category: category.value,
    id,
    type: field.type,
    labels: labels((words) => words.fields[id]),
    placeholders: takesText ? labels((words) => words.placeholders[id]) : {},
    unit: unit ?? null,
    unit_labels: unit ? labels((words) => words.units[unit]) : {},
    depends_on_field: field.dependsOn?.field ?? null,
    depends_on_values: field.dependsOn?.values ?? [],
    required: field.required ?? false,
    min: field.min ?? null,
    max: field.max ?? null,
    roles: field.roles ?? [],
    position,
  }
}

/** A question comes after the one it depends on, which a foreign key asks for; `position` keeps the order on the form. */
function fieldRows(category: Category): Row[] {
  const rows = category.listingFields.map((field, position) => fieldRow(category, field, position))
  return [...rows.filter((row) => !row.depends_on_field), ...rows.filter((row) => row.depends_on_field)]
}

const ownFields = ({ value }: Category) => SUBCATEGORY_FIELDS[value] ?? []

/** The questions of subcategories: each comes after the one that it depends on. */
function ownFieldRows(category: Category): Row[] {
  return ownFields(category).map((field, position) => fieldRow(category, field, position))
}

function optionRows(category: Category): Row[] {
  return [...category.listingFields, ...ownFields(category)].flatMap(({ id, options = [] }) =>
    options.map((value, position) => ({
      field_key: `${category.value}.${id}`,
      value,
      labels: labels((words) => words.options[`${id}.${value}`] ?? words.options[value]),
      position,
    })),
  )
}

function subcategoryRows({ value: category }: Category): Row[] {
  return (SUBCATEGORIES[category] ?? []).map(({ value, iconName, hides }, position) => ({
    category,
    value,
    labels: labels((words) => words.subcategories[`${category}.${value}`]?.label),
    singulars: labels((words) => words.subcategories[`${category}.${value}`]?.singular),
    hides,
    icon_name: iconName,
    position,
  }))
}

function livestockTypeRow({ value }: Category, position: number): Row {
  return { value, category: value, labels: labels((words) => words.categories[value]?.label), position }
}

/** The catalogue as SQL. What administrators have changed since is left as it is. */
export function catalogueSql(): string {
  return [
    '-- Generated from shared/catalogue by `pnpm seeds`. Do not edit.\n',
    insert('categories', CATEGORIES.map(categoryRow)),
    insert('subcategories', CATEGORIES.flatMap(subcategoryRows)),
    insert('listing_fields', CATEGORIES.flatMap(fieldRows)),
    insert('subcategory_fields', CATEGORIES.flatMap(ownFieldRows)),
    insert('dropdown_options', CATEGORIES.flatMap(optionRows)),
    insert('livestock_types', LIVESTOCK_CATEGORIES.map(livestockTypeRow)),
  ].join('\n')
}
