import { fieldWith, hasRole } from '../catalogue/roles.ts'
import type { FieldRole } from '../catalogue/types.ts'
import type { Language } from '../locale/languages.ts'
import { joinList } from '../locale/list.ts'
import { quantityText } from './answer.ts'
import { isNamedBy, isTitleComposed, NAMELESS, nameOf, type Titled, type TitleField } from './naming.ts'
import { OTHER_SUBCATEGORY, SUBCATEGORY, shortName } from './subcategory.ts'
import type { Answers } from './visibility.ts'

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

/** The numbers that stand behind a name: "2019", "45 HP". */
function numbersOf(answers: Answers, fields: readonly TitleField[]): string[] {
  return fields.flatMap((field) => {
    const given = answers[field.id]
    return typeof given === 'number' && hasRole(field, 'title')
      ? [quantityText(given, field.unit, { unitLabel: '', ...field })]
      : []
  })
}

/** In Tamil, native and crossbred (நாட்டு, கலப்பின) double the hard consonant that follows: நாட்டுப் பசு. */
const DOUBLING = /(?:ட்டு|ின)$/
const HARD = /^[கசதப]/

/** A name before its noun: "Gir heifer". */
function named(name: string, noun: string, language: Language): string {
  const [hard = ''] = language === 'ta' && DOUBLING.test(name) ? (HARD.exec(noun) ?? []) : []
  return `${name}${hard && `${hard}்`} ${noun}`
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
  const withNumbers = (text: string) => joinList([text, ...numbersOf(attributes, words.fields)], words.language)
  const person = answer('person')
  if (person) return `${person} – ${words.singular}`
  const name = isNamedBy(attributes, words.fields) ? nameOf(attributes, words.fields, words.option) : undefined
  const noun = answer('noun')
  const subcategory = attributes[SUBCATEGORY]
  if (typeof subcategory === 'string' && subcategory !== OTHER_SUBCATEGORY) {
    const own = shortName(words.option(SUBCATEGORY, subcategory))
    if (name) return withNumbers(named(shortName(name), words.noun?.(subcategory) ?? own, words.language))
    return (!isTitleComposed(attributes, words.fields) && title) || withNumbers(own)
  }
  if (name) return withNumbers(`${name} – ${noun ?? words.singular}`)
  return noun ?? (title || words.singular)
}
