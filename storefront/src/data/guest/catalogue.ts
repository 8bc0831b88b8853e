import { subcategoryQuestion } from '@maveshi/shared/catalogue/subcategory-question'
import { unitWords } from '@maveshi/shared/catalogue/unit-label'
import type { Row } from '@maveshi/shared/database'
import { type Language, label } from '@maveshi/shared/locale/languages'
import { translator } from '../../i18n/words.ts'
import type { CategoryInMenu, FieldInWords } from '../rules/catalogue-words.ts'
import { cached, guestClient, rowsOf } from './guest-client.ts'

const load = cached(async () => {
  const client = guestClient()
  const [categories, subcategories, ownFields, categoryFields, options] = await Promise.all([
    client.from('categories').select('*').order('position').then(rowsOf),
    client.from('subcategories').select('*').order('category').order('position').then(rowsOf),
    client.from('subcategory_fields').select('*').order('category').order('position').then(rowsOf),
    client.from('listing_fields').select('*').order('category').order('position').then(rowsOf),
    client.from('dropdown_options').select('*').order('field_key').order('position').then(rowsOf),
  ])
  return { categories, subcategories, fields: [...ownFields, ...categoryFields], options }
})

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

function fieldInWords(
  row: Row<'listing_fields'>,
  options: Row<'dropdown_options'>[],
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

/** The category tree in menu order, in one language. */
export async function readCategories(language: Language): Promise<CategoryInMenu[]> {
  const { categories } = await load()
  return categories.map((row) => categoryInMenu(row, language))
}

/** The questions of every category, by category value: what it is comes first. */
export async function readListingFields(language: Language): Promise<ReadonlyMap<string, readonly FieldInWords[]>> {
  const { categories, subcategories, fields, options } = await load()
  const t = translator(language)
  const questionsOf = (value: string): readonly FieldInWords[] => {
    const asked = fields.filter(({ category }) => category === value).map((row) => fieldInWords(row, options, language))
    const rows = subcategories.filter(({ category }) => category === value)
    return [...subcategoryQuestion(rows, asked, language, t('fieldTypes:subcategory')), ...asked]
  }
  return new Map(categories.map(({ value }) => [value, questionsOf(value)]))
}
