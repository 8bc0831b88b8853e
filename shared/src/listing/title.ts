import { fieldWith, hasRole } from '../catalogue/roles.ts'
import type { FieldRole, ListingField } from '../catalogue/types.ts'
import type { Language } from '../locale/languages.ts'
import { joinList } from '../locale/list.ts'
import { quantityText } from './answer.ts'
import { OTHER_SUBCATEGORY, SUBCATEGORY, shortName } from './subcategory.ts'
import { type Answers, visibleFields } from './visibility.ts'

/** What of a question a title is composed by. */
export type TitleField = Pick<ListingField, 'id' | 'roles' | 'dependsOn' | 'unit'> & { readonly unitLabel?: string }

/** What a title is composed from: the catalogue's words in the reader's language. */
export interface TitleWords {
  readonly language: Language
  /** One such thing: "Cow or bull", "Veterinarian". */
  readonly singular: string
  /** The questions of the category. */
  readonly fields: readonly TitleField[]
  /** The label of an option in the reader's language. */
  readonly option: (fieldId: string, value: string) => string
  /** The noun of a subcategory behind a name ("heifer"), where it is not its label. */
  readonly noun?: (subcategory: string) => string | undefined
}

/** What of a listing names it. */
interface Titled {
  readonly title: string | null
  readonly attributes: Answers
}

/** The roles whose answers make a title. */
const TITLE_ROLES: readonly FieldRole[] = ['name', 'noun', 'person']
/** Answers that name nothing, so that the noun alone says more. */
const NAMELESS: ReadonlySet<string> = new Set(['Other'])

function isNamed(field: TitleField): boolean {
  return TITLE_ROLES.some((role) => hasRole(field, role))
}

/** Whether a question asks for own words where no answer to another one fits: for a maker that is not on the list. */
function isOwnWordsFor({ dependsOn }: TitleField, named: TitleField | undefined): boolean {
  return named !== undefined && dependsOn?.field === named.id && dependsOn.values.some((value) => NAMELESS.has(value))
}

/** The questions of a category whose answers can stand in a title. */
export function titleFields<Field extends TitleField>(fields: readonly Field[]): Field[] {
  const named = fieldWith('name', fields)
  return fields.filter(
    (field) => field.id === SUBCATEGORY || isNamed(field) || hasRole(field, 'title') || isOwnWordsFor(field, named),
  )
}

/** Whether a category's questions always name the thing, so that no title need be asked of the seller. */
export function hasComposedTitle(fields: readonly TitleField[]): boolean {
  return fields.some((field) => isNamed(field) && field.dependsOn?.field !== SUBCATEGORY)
}

/** The answer that names a listing, or the seller's own words instead of it. */
function nameOf(answers: Answers, { fields, option }: Pick<TitleWords, 'fields' | 'option'>): string | undefined {
  const field = fieldWith('name', fields)
  const given = field && answers[field.id]
  if (typeof given !== 'string' || !given) return undefined
  if (!NAMELESS.has(given)) return option(field.id, given)
  const own = fields.find((one) => isOwnWordsFor(one, field))
  const words = own && answers[own.id]
  return typeof words === 'string' ? words.trim() || undefined : undefined
}

/** Whether answers name a listing: a maker alone does not, of what is none of the subcategories. */
function isNamedBy(answers: Answers, fields: readonly TitleField[]): boolean {
  if (answers[SUBCATEGORY] === OTHER_SUBCATEGORY && !hasComposedTitle(fields)) return false
  return nameOf(answers, { fields, option: (_, value) => value }) !== undefined
}

/** Whether the seller is asked for a title: none can be composed from what is answered. */
export function needsTitle(fields: readonly TitleField[], answers: Answers): boolean {
  return !hasComposedTitle(fields) && !isNamedBy(answers, visibleFields(fields, answers))
}

/** The answers that stand in a composed title, so that they need not be said beside it; none in a seller's own. */
export function idsInTitle({ attributes, title }: Titled, fields: readonly TitleField[]): ReadonlySet<string> {
  const isOwn = title && !isNamedBy(attributes, fields)
  return new Set(isOwn ? [] : titleFields(fields).map(({ id }) => id))
}

/** The numbers that stand behind a name: "2019", "45 HP". */
function numbersOf(answers: Answers, fields: readonly TitleField[]): string[] {
  return fields.flatMap((field) => {
    const given = answers[field.id]
    return typeof given === 'number' && hasRole(field, 'title')
      ? [quantityText(given, field.unit, field.unitLabel ?? '')]
      : []
  })
}

/**
 * A listing's title in the reader's language, composed from its structure: "Gir heifer", "Mahindra tractor, 2019, 45 HP",
 * or where it does not say what it is, "Gir – Cow or bull". The name comes first in every language of ours. Where the
 * answers name nothing, the seller's own title, and where there is none either, the noun.
 */
export function composeTitle({ attributes, title }: Titled, words: TitleWords): string {
  const answer = (role: FieldRole) => {
    const field = fieldWith(role, words.fields)
    const given = field && attributes[field.id]
    return typeof given === 'string' && given && !NAMELESS.has(given) ? words.option(field.id, given) : undefined
  }
  const withNumbers = (named: string) => joinList([named, ...numbersOf(attributes, words.fields)], words.language)
  const person = answer('person')
  if (person) return `${person} – ${words.singular}`
  const name = isNamedBy(attributes, words.fields) ? nameOf(attributes, words) : undefined
  const noun = answer('noun')
  const subcategory = attributes[SUBCATEGORY]
  if (typeof subcategory === 'string' && subcategory !== OTHER_SUBCATEGORY) {
    const own = shortName(words.option(SUBCATEGORY, subcategory))
    if (name) return withNumbers(`${shortName(name)} ${words.noun?.(subcategory) ?? own}`)
    return title || withNumbers(own)
  }
  if (name) return withNumbers(`${name} – ${noun ?? words.singular}`)
  return noun ?? (title || words.singular)
}
