import type { CategoryInMenu, FieldInWords } from '../catalogue/in-words.ts'
import { isLivestock, isService } from '../catalogue/kinds.ts'
import { hasRole } from '../catalogue/roles.ts'
import type { UnitWords } from '../catalogue/unit-label.ts'
import type { Language } from '../locale/languages.ts'
import { type TitleField, titleFields } from './naming.ts'
import { SUBCATEGORY } from './subcategory.ts'
import { composeTitle } from './title.ts'
import type { Answers } from './visibility.ts'

/** What of a category an island needs to call a listing by its title. */
export interface TitledCategory {
  /** The reader's. */
  readonly language: Language
  readonly label: string
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

/** What of a listing names it. */
interface Titled {
  readonly category: string
  readonly title: string | null
  readonly attributes: Answers
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
    const { value, label, singular, iconName } = category
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
      label,
      singular,
      iconName,
      isService: isService(category),
      isAnimal: isLivestock(category),
      numbers,
      fields: inTitle.map(({ id, roles = [], dependsOn, unit, unitLabel }) => ({
        id,
        roles,
        ...(dependsOn ? { dependsOn } : {}),
        ...(unit ? { unit, unitLabel } : {}),
      })),
      choices: Object.fromEntries(choices),
      nouns: nounsOf(inTitle),
    }
  }
  return Object.fromEntries(categories.map((category) => [category.value, one(category)]))
}

/** A listing's title in the reader's language. */
export function titleOf(listing: Titled, categories: TitledCategories): string {
  const category = categories[listing.category]
  return composeTitle(listing, {
    language: category?.language ?? 'en',
    singular: category?.singular ?? listing.category,
    fields: category?.fields ?? [],
    option: (fieldId, value) => category?.choices[fieldId]?.[value] ?? value,
    noun: (subcategory) => category?.nouns[subcategory],
  })
}
