import type { CategoryInMenu, FieldInWords } from './catalogue-words.ts'

/** What of a category an island needs to call a listing by its title. */
export interface TitledCategory {
  readonly singular: string
  readonly iconName: string
  readonly isService: boolean
  /** The labels of choices by listing field id and value. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** By category value. */
export type TitledCategories = Readonly<Record<string, TitledCategory>>

/** A small part of the catalogue: what titles are composed from, in one language. */
export function titledCategories(
  categories: readonly CategoryInMenu[],
  fields: ReadonlyMap<string, readonly FieldInWords[]>,
): TitledCategories {
  const one = ({ value, singular, iconName, parentMenu }: CategoryInMenu): TitledCategory => {
    const selects = (fields.get(value) ?? []).filter(({ type }) => type === 'select')
    const choices = selects.map(({ id, choices }) => [
      id,
      Object.fromEntries(choices.map((choice) => [choice.value, choice.label])),
    ])
    return { singular, iconName, isService: parentMenu === 'Services', choices: Object.fromEntries(choices) }
  }
  return Object.fromEntries(categories.map((category) => [category.value, one(category)]))
}
