import type { Problems } from '@maveshi/shared/listing/problem'
import { SUBCATEGORY } from '@maveshi/shared/listing/subcategory'
import { checkTyped, newId, readAnswers, storedListing, type TypedListing } from '@maveshi/shared/listing/typed'
import { type Answer, type Answers, isVisible } from '@maveshi/shared/listing/visibility'
import type { Language } from '@maveshi/shared/locale/languages'
import type { FieldInWords } from './catalogue-words.ts'
import type { DraftListing } from './draft-listing.ts'

/** One more animal as it is typed: what is empty is as with the one that it is like. */
export interface AnimalRow {
  /** The listing's id from the beginning, so that a retry makes no second listing. */
  readonly id: string
  /** What its seller calls it, as by its ear tag. */
  readonly label: string
  readonly answers: Answers
  readonly price: string
  readonly quantity: string
}

/** Animals that are entered together, and which of the seller's own words are for them too. */
export interface Herd {
  readonly rows: readonly AnimalRow[]
  /** `title`, `description`, or the id of a question that is answered in words. */
  readonly words: readonly string[]
}

/** What a new animal differs in from the model, as the database takes it. */
export interface Animal {
  readonly id: string
  readonly label: string
  readonly subcategory: string | null
  readonly title?: null
  readonly description?: null
  readonly price: number | null
  readonly quantity: number
  /** Null where it has no answer and the model has one. */
  readonly attributes: Readonly<Record<string, Answer | null>>
}

export const blankRow = (): AnimalRow => ({ id: newId(), label: '', answers: {}, price: '', quantity: '' })

const isText = ({ type }: FieldInWords) => type === 'text' || type === 'textarea'

/** The questions by which animals of one herd differ: what it is, numbers, yes or no. */
const isAskedOfEach = ({ id, type }: FieldInWords) => id === SUBCATEGORY || type === 'number' || type === 'switch'

/** Whether nothing is said of an animal yet. */
export function isBlank({ label, answers, price, quantity }: AnimalRow): boolean {
  const given = [label, price, quantity, ...Object.values(answers)]
  return given.every((answer) => answer === undefined || String(answer).trim() === '')
}

/** What holds for all: the model, without the words that are about it alone. */
export function sharedModel(
  model: TypedListing,
  words: readonly string[],
  fields: readonly FieldInWords[],
): TypedListing {
  const alone = new Set(fields.filter((field) => isText(field) && !words.includes(field.id)).map(({ id }) => id))
  return {
    ...model,
    title: words.includes('title') ? model.title : '',
    description: words.includes('description') ? model.description : '',
    answers: Object.fromEntries(Object.entries(model.answers).filter(([id]) => !alone.has(id))),
  }
}

/** What an animal is in whole: what holds for all, but for what its own row says. */
export function animalInWhole(model: TypedListing, row: AnimalRow): TypedListing {
  const own = Object.entries(row.answers).filter(([, answer]) => answer !== undefined && answer !== '')
  return {
    ...model,
    answers: { ...model.answers, ...Object.fromEntries(own) },
    price: row.price.trim() || model.price,
    quantity: row.quantity.trim() || model.quantity,
  }
}

/** The questions that are asked of any of these animals, each by itself. */
export function columnsOf(
  fields: readonly FieldInWords[],
  animals: readonly Pick<TypedListing, 'answers'>[],
): FieldInWords[] {
  return fields
    .filter(isAskedOfEach)
    .filter((field) => animals.some(({ answers }) => isVisible(field, fields, readAnswers(fields, answers))))
}

/** The seller's own words about the model, by id, with what they say. */
export function wordsOf(model: TypedListing, fields: readonly FieldInWords[]): { id: string; text: string }[] {
  const answers = fields.filter(isText).map(({ id }) => ({ id, text: String(model.answers[id] ?? '') }))
  const own = [
    { id: 'title', text: model.title },
    { id: 'description', text: model.description },
  ]
  return [...answers, ...own].filter(({ text }) => text.trim() !== '')
}

/** What is wrong with an animal, by field id. */
export function checkAnimal(model: TypedListing, row: AnimalRow, fields: readonly FieldInWords[]): Problems {
  return checkTyped(animalInWhole(model, row), fields)
}

/** Answers that differ from the model's; null for those that it has and the animal has not. */
function differences(answers: Answers, model: Answers): Animal['attributes'] {
  const ids = new Set([...Object.keys(answers), ...Object.keys(model)])
  const differing = [...ids].filter((id) => JSON.stringify(answers[id]) !== JSON.stringify(model[id]))
  return Object.fromEntries(differing.map((id) => [id, answers[id] ?? null]))
}

/** A checked animal as it is sent. */
export function animalOf(
  stored: DraftListing,
  whole: TypedListing,
  row: AnimalRow,
  fields: readonly FieldInWords[],
  language: Language,
): Animal {
  const { subcategory, price, quantity, attributes, title, description } = storedListing(whole, fields, language)
  return {
    id: row.id,
    label: row.label.trim(),
    subcategory,
    price,
    quantity,
    attributes: differences(attributes, stored.attributes),
    ...(title === null ? { title } : {}),
    ...(description === null ? { description } : {}),
  }
}
