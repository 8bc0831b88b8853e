import type { Language } from '@maveshi/shared/locale/languages'
import type { CategoryInMenu, FieldInWords } from '../../data/rules/catalogue-words.ts'
import type { State } from '../../data/rules/states.ts'

/** What the page gives the form, in the reader's language. */
export interface SellFormProps {
  readonly listingType: 'product' | 'service'
  readonly language: Language
  readonly categories: readonly CategoryInMenu[]
  /** The questions of each category, by its value. */
  readonly fields: Readonly<Record<string, readonly FieldInWords[]>>
  readonly states: readonly State[]
  /** Districts by id, for those who type them in English. */
  readonly englishNames: Readonly<Record<string, string>>
}
