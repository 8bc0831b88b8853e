import { fieldWith, hasRole } from '@maveshi/shared/catalogue/roles'
import { MILK_UNIT } from '@maveshi/shared/catalogue/types'
import { formatAnswer } from '@maveshi/shared/listing/answer'
import { idsInTitle, isNamedBy, isTitleComposed } from '@maveshi/shared/listing/naming'
import { SUBCATEGORY } from '@maveshi/shared/listing/subcategory'
import { composeTitle } from '@maveshi/shared/listing/title'
import { visibleFields } from '@maveshi/shared/listing/visibility'
import type { Language } from '@maveshi/shared/locale/languages'
import type { Translate } from '@maveshi/shared/locale/translate'
import type { CategoryInMenu, FieldInWords } from './catalogue-words.ts'
import type { ListingSummary } from './listings.ts'

/** A question and its answer in the reader's language. */
export interface Fact {
  readonly id: string
  readonly label: string
  readonly text: string
}

/** How many answers a card has room for. */
const SHORT_FACTS = 2

/** What of a listing can be put into words. */
type Described = Pick<ListingSummary, 'category' | 'attributes'>

/** Puts listings into the reader's language: titles, facts and places. */
export interface ListingWords {
  readonly category: (value: string) => CategoryInMenu | undefined
  readonly title: (listing: Described & { readonly title: string | null }) => string
  /** The seller's own title, where the composed one says only what kind of thing it is. */
  readonly ownTitle: (listing: Described & { readonly title: string | null }) => string | undefined
  /** All answers, in the order of the questions. */
  readonly facts: (listing: Described) => Fact[]
  /** The answers that stand on a card beside its title. */
  readonly shortFacts: (listing: Described & { readonly title: string | null }) => Fact[]
  /** The price that is given as an answer, in rupees, as services have one. */
  readonly fee: (listing: Described) => number | undefined
  /** Litres a day, where they are asked and answered. */
  readonly milk: (listing: Described) => number | undefined
  readonly place: (placeId: string) => string
}

function choiceOf(fields: readonly FieldInWords[], fieldId: string, value: string) {
  return fields.find(({ id }) => id === fieldId)?.choices.find((choice) => choice.value === value)
}

function optionLabel(fields: readonly FieldInWords[]) {
  return (fieldId: string, value: string) => choiceOf(fields, fieldId, value)?.label ?? value
}

/** The catalogue's and the places' words in one language. */
export interface CatalogueWords {
  readonly categories: readonly CategoryInMenu[]
  readonly fields: (category: string) => readonly FieldInWords[]
  readonly place: (placeId: string) => string
}

/** Whether an animal gives no milk now: litres that it once gave would promise what is not there. */
const isDry = ({ attributes }: Described) => attributes.isLactating === false

/** Beside an animal a number of years is its age; beside a person one says what they are years of. */
const named = (fact: Fact): Fact => ({ ...fact, text: `${fact.label}: ${fact.text}` })

/** Puts listings into words of one language that are at hand: on the server, and on the phone of a seller. */
export function describeListings(
  { categories, fields, place }: CatalogueWords,
  language: Language,
  t: Translate,
): ListingWords {
  const category = (value: string) => categories.find((one) => one.value === value)
  const asked = (listing: Described) => visibleFields(fields(listing.category), listing.attributes)

  const isOfPerson = ({ type }: FieldInWords, listing: Described) =>
    type === 'number' && fieldWith('person', fields(listing.category)) !== undefined

  function factOf(field: FieldInWords, listing: Described): Fact[] {
    const answer = listing.attributes[field.id]
    if (answer === undefined) return []
    const text = formatAnswer(field, answer, {
      ...field,
      language,
      yes: t('listing:yes'),
      no: t('listing:no'),
      option: (value) => optionLabel([field])(field.id, value),
    })
    return [{ id: field.id, label: field.label, text }]
  }

  return {
    category,
    place,
    title: (listing) =>
      composeTitle(listing, {
        language,
        singular: category(listing.category)?.singular ?? listing.category,
        fields: fields(listing.category),
        option: optionLabel(fields(listing.category)),
        noun: (subcategory) => choiceOf(fields(listing.category), SUBCATEGORY, subcategory)?.singular,
      }),
    ownTitle({ title, attributes, category: value }) {
      const isNamed = isNamedBy(attributes, fields(value))
      return (!isNamed && isTitleComposed(attributes, fields(value)) && title) || undefined
    },
    facts: (listing) => asked(listing).flatMap((field) => factOf(field, listing)),
    shortFacts(listing) {
      const inTitle = idsInTitle(listing, fields(listing.category))
      return asked(listing)
        .filter((field) => hasRole(field, 'card') && !inTitle.has(field.id))
        .filter((field) => !(field.unit === MILK_UNIT && isDry(listing)))
        .flatMap((field) => factOf(field, listing).map((fact) => (isOfPerson(field, listing) ? named(fact) : fact)))
        .slice(0, SHORT_FACTS)
    },
    milk(listing) {
      const field = asked(listing).find(({ unit }) => unit === MILK_UNIT)
      const litres = field && listing.attributes[field.id]
      return typeof litres === 'number' && litres > 0 ? litres : undefined
    },
    fee(listing) {
      const field = fieldWith('price', fields(listing.category))
      const fee = field && listing.attributes[field.id]
      return typeof fee === 'number' ? fee : undefined
    },
  }
}
