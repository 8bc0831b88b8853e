import type { Row } from '../database.ts'
import { hasComposedTitle } from '../listing/naming.ts'
import { SUBCATEGORY, shortName } from '../listing/subcategory.ts'
import { type Language, label } from '../locale/languages.ts'
import type { ListingField } from './types.ts'

/** What of a subcategory is read to ask for it and to show it. */
export type SubcategoryRow = Pick<
  Row<'subcategories'>,
  'category' | 'value' | 'labels' | 'singulars' | 'hides' | 'icon_name' | 'is_active'
>

/** A subcategory in one language. `singular` is its noun behind a name, where that is not the label. */
export interface SubcategoryChoice {
  readonly value: string
  readonly label: string
  readonly singular?: string
  readonly isActive: boolean
  readonly iconName: string
}

/** The question for the subcategory in one language. */
export interface SubcategoryQuestion extends ListingField {
  readonly label: string
  readonly placeholder: string
  readonly unitLabel: string
  readonly choices: readonly SubcategoryChoice[]
  readonly options: readonly string[]
}

function choiceOf({ value, labels, singulars, is_active, icon_name }: SubcategoryRow, language: Language) {
  const name = label(labels, language, value)
  const singular = singulars[language]
  return {
    value,
    label: name,
    ...(singular && singular !== shortName(name) ? { singular } : {}),
    isActive: is_active,
    iconName: icon_name,
  }
}

/** Whether a listing has to say which one it is: where one can be chosen. @param rows the subcategories of one category */
export const mustChooseSubcategory = (rows: readonly Pick<SubcategoryRow, 'is_active'>[]): boolean =>
  rows.some(({ is_active }) => is_active)

/**
 * The question that asks what a listing is within its category, to stand before the others; none where there is nothing to
 * choose. It stands on cards where the title does not say it already.
 * @param rows the subcategories of one category, in order
 * @param words what it is called in the reader's language
 */
export function subcategoryQuestion(
  rows: readonly SubcategoryRow[],
  others: readonly Pick<ListingField, 'id' | 'roles' | 'dependsOn'>[],
  language: Language,
  words: string,
): readonly SubcategoryQuestion[] {
  if (rows.length === 0) return []
  const options = rows.filter(({ is_active }) => is_active).map(({ value }) => value)
  return [
    {
      id: SUBCATEGORY,
      type: 'radio',
      required: mustChooseSubcategory(rows),
      label: words,
      placeholder: '',
      unitLabel: '',
      choices: rows.map((row) => choiceOf(row, language)),
      options,
      roles: hasComposedTitle(others) ? ['search'] : ['card', 'search'],
      hides: Object.fromEntries(rows.map(({ value, hides }) => [value, hides])),
    },
  ]
}
