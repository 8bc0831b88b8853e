import { fieldWith, hasRole } from '../catalogue/roles.ts'
import type { FieldRole, ListingField } from '../catalogue/types.ts'
import { OTHER_SUBCATEGORY, SUBCATEGORY, shortName } from './subcategory.ts'
import type { Answers } from './visibility.ts'

/** What of a question a title is composed by. */
export type TitleField = Pick<ListingField, 'id' | 'roles'>

/** What a title is composed from: the catalogue's words in the reader's language. */
export interface TitleWords {
  /** One such thing: "Cow or bull", "Veterinarian". */
  readonly singular: string
  /** The questions of the category. */
  readonly fields: readonly TitleField[]
  /** The label of an option in the reader's language. */
  readonly option: (fieldId: string, value: string) => string
  /** The noun of a subcategory behind a name ("heifer"), where it is not its label. */
  readonly noun?: (subcategory: string) => string | undefined
}

/** The roles whose answers make a title. */
const TITLE_ROLES: readonly FieldRole[] = ['name', 'noun', 'person']
/** Answers that name nothing, so that the noun alone says more. */
const NAMELESS: ReadonlySet<string> = new Set(['Other'])

function isNamed(field: TitleField): boolean {
  return TITLE_ROLES.some((role) => hasRole(field, role))
}

/** Whether an answer to a question can stand in a title. */
export function isInTitle(field: TitleField): boolean {
  return field.id === SUBCATEGORY || isNamed(field)
}

/** Whether a category's questions name the thing, so that no title need be asked of the seller. */
export function hasComposedTitle(fields: readonly TitleField[]): boolean {
  return fields.some(isNamed)
}

/**
 * A listing's title in the reader's language, composed from its structure: "Gir heifer", or where it does not say what it
 * is, "Gir – Cow or bull". The name comes first in every language of ours. Where the answers name nothing, the seller's own
 * title, and where there is none either, the noun.
 */
export function composeTitle(listing: { title: string | null; attributes: Answers }, words: TitleWords): string {
  const { attributes, title } = listing
  const answer = (role: FieldRole) => {
    const field = fieldWith(role, words.fields)
    const given = field && attributes[field.id]
    return typeof given === 'string' && given && !NAMELESS.has(given) ? words.option(field.id, given) : undefined
  }
  const person = answer('person')
  if (person) return `${person} – ${words.singular}`
  const [name, noun] = [answer('name'), answer('noun')]
  const subcategory = attributes[SUBCATEGORY]
  if (typeof subcategory === 'string' && subcategory !== OTHER_SUBCATEGORY) {
    const own = shortName(words.option(SUBCATEGORY, subcategory))
    return name ? `${shortName(name)} ${words.noun?.(subcategory) ?? own}` : title || own
  }
  if (name) return `${name} – ${noun ?? words.singular}`
  return noun ?? (title || words.singular)
}
