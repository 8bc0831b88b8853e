import { categoriesInWords, fieldsInWords } from '@maveshi/shared/catalogue/in-words'
import type { Language } from '@maveshi/shared/locale/languages'
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

/** The category tree in menu order, in one language. */
export async function readCategories(language: Language): Promise<CategoryInMenu[]> {
  return categoriesInWords(await load(), language)
}

/** The questions of every category, by category value: what it is comes first. */
export async function readListingFields(language: Language): Promise<ReadonlyMap<string, readonly FieldInWords[]>> {
  return fieldsInWords(await load(), language, translator(language)('fieldTypes:subcategory'))
}
