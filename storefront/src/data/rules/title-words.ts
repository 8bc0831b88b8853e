import { isLivestock, isService } from '@maveshi/shared/catalogue/kinds'
import { hasRole } from '@maveshi/shared/catalogue/roles'
import type { UnitWords } from '@maveshi/shared/catalogue/unit-label'
import { type TitleField, titleFields } from '@maveshi/shared/listing/naming'
import { SUBCATEGORY } from '@maveshi/shared/listing/subcategory'
import type { Language } from '@maveshi/shared/locale/languages'
import type { CategoryInMenu, FieldInWords } from './catalogue-words.ts'

/** What of a category an island needs to call a listing by its title. */
export interface TitledCategory {
  /** The reader's. */
  readonly language: Language
  readonly singular: string
  readonly iconName: string
  readonly isService: boolean
  readonly isAnimal: boolean
  /** The questions by whose numbers animals are told apart, with their units. */
  readonly numbers: readonly (UnitWords & { readonly id: string })[]
  /** The questions whose answers stand in a title. */
  readonly fields: readonly TitleField[]
  /** The labels of their choices by listing field id and value. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The nouns of its subcategories behind a name, where these are not their labels. */
  readonly nouns: Readonly<Record<string, string>>
}

/** By category value. */
export type TitledCategories = Readonly<Record<string, TitledCategory>>

function nounsOf(fields: readonly FieldInWords[]): TitledCategory['nouns'] {
  const choices = fields.find(({ id }) => id === SUBCATEGORY)?.choices ?? []
  return Object.fromEntries(choices.flatMap(({ value, singular }) => (singular ? [[value, singular]] : [])))
}

/** A small part of the catalogue: what titles are composed from, in one language. */
export function titledCategories(
  categories: readonly CategoryInMenu[],
  fields: ReadonlyMap<string, readonly FieldInWords[]>,
  language: Language,
): TitledCategories {
  const one = (category: CategoryInMenu): TitledCategory => {
    const { value, singular, iconName } = category
    const asked = fields.get(value) ?? []
    const numbers = asked
      .filter((field) => field.type === 'number' && hasRole(field, 'card') && !hasRole(field, 'title'))
      .map(({ id, unitLabel, unitLabelOne }) => ({ id, unitLabel, ...(unitLabelOne ? { unitLabelOne } : {}) }))
    const inTitle = titleFields(asked)
    const choices = inTitle.flatMap(({ id, choices }) =>
      choices.length > 0 ? [[id, Object.fromEntries(choices.map((choice) => [choice.value, choice.label]))]] : [],
    )
    return {
      language,
      singular,
      iconName,
      isService: isService(category),
      isAnimal: isLivestock(category),
      numbers,
      fields: inTitle.map(({ id, roles = [], dependsOn, unit, unitLabel }) => ({
        id,
        roles,
        ...(dependsOn && dependsOn.field !== SUBCATEGORY ? { dependsOn } : {}),
        ...(unit ? { unit, unitLabel } : {}),
      })),
      choices: Object.fromEntries(choices),
      nouns: nounsOf(inTitle),
    }
  }
  return Object.fromEntries(categories.map((category) => [category.value, one(category)]))
}
