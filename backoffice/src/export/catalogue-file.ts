import { LANGUAGES } from '@maveshi/shared/locale/languages'

const inEveryLanguage = (words: string) => LANGUAGES.map((code) => `${words}.${code}`)

/** The columns of the catalogue's files, by resource: those of the tables, with a column a language for words. */
export const CATALOGUE_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  categories: [
    'value',
    'parent_menu',
    'kind',
    'position',
    'icon_name',
    'show_in_header',
    'is_creatable',
    ...inEveryLanguage('labels'),
    ...inEveryLanguage('singulars'),
    ...inEveryLanguage('descriptions'),
  ],
  subcategories: [
    ...['category', 'value', 'position', 'is_active', 'icon_name'],
    ...inEveryLanguage('labels'),
    ...inEveryLanguage('singulars'),
  ],
  'dropdown-options': ['field_key', 'value', 'position', 'is_active', ...inEveryLanguage('labels')],
  'livestock-types': ['value', 'category', 'position', 'is_active', ...inEveryLanguage('labels')],
}

/** What a row holds in a column, where `labels.en` is the English one of its labels. */
export function cellOf(row: Readonly<Record<string, unknown>>, column: string): string | number {
  const [name = '', language] = column.split('.')
  const held = row[name]
  const value = language ? (held as Readonly<Record<string, unknown>> | null | undefined)?.[language] : held
  return typeof value === 'number' ? value : String(value ?? '')
}
