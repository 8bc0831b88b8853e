import type { ListingField } from '../catalogue/types.ts'
import {
  ANSWER_CHARACTERS,
  DESCRIPTION_CHARACTERS,
  PRICE_MAX_RUPEES,
  QUANTITY_MAX,
  TITLE_CHARACTERS,
} from '../limits.ts'
import { type Answer, type Answers, visibleFields } from './visibility.ts'

/** What is wrong with one answer. `code` names a sentence under `createListing:errors`. */
export type Problem =
  | { readonly code: 'required' | 'choice' | 'number' | 'whole' | 'dates' }
  | { readonly code: 'between'; readonly min: number; readonly max: number }
  | { readonly code: 'long'; readonly max: number }

/** Problems by listing field id. */
export type Problems = Record<string, Problem>

type Question = Pick<ListingField, 'id' | 'type' | 'options' | 'required' | 'min' | 'max' | 'dependsOn'>

function isMissing(answer: Answer | undefined): boolean {
  return (
    answer === undefined ||
    (typeof answer === 'string' && answer.trim() === '') ||
    (Array.isArray(answer) && !answer.length)
  )
}

function between(value: number, min: number, max: number): Problem | undefined {
  return value < min || value > max ? { code: 'between', min, max } : undefined
}

function checkNumber({ min = 0, max = Number.MAX_SAFE_INTEGER }: Question, answer: Answer): Problem | undefined {
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return { code: 'number' }
  return between(answer, min, max)
}

function checkChoices({ options = [] }: Question, answers: readonly Answer[]): Problem | undefined {
  return answers.every((one) => options.includes(one as string)) ? undefined : { code: 'choice' }
}

function checkDates(answer: Answer): Problem | undefined {
  const { from, to } = answer as { from?: unknown; to?: unknown }
  const isDay = (day: unknown) =>
    typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))
  return isDay(from) && isDay(to) && String(from) <= String(to) ? undefined : { code: 'dates' }
}

/** Checks one answer by the type of its question. */
export function checkAnswer(field: Question, answer: Answer | undefined): Problem | undefined {
  if (answer === undefined || isMissing(answer)) return field.required ? { code: 'required' } : undefined
  switch (field.type) {
    case 'number':
      return checkNumber(field, answer)
    case 'select':
    case 'radio':
      return checkChoices(field, [answer])
    case 'multi-select':
      return Array.isArray(answer) ? checkChoices(field, answer) : { code: 'choice' }
    case 'switch':
      return typeof answer === 'boolean' ? undefined : { code: 'choice' }
    case 'date-range':
      return checkDates(answer)
    case 'text':
    case 'textarea':
      return String(answer).length > ANSWER_CHARACTERS ? { code: 'long', max: ANSWER_CHARACTERS } : undefined
  }
}

/** Checks the answers to all the questions that are asked; a hidden question has no problem. */
export function checkAnswers(fields: readonly Question[], answers: Answers): Problems {
  const problems: Problems = {}
  for (const field of visibleFields(fields, answers)) {
    const problem = checkAnswer(field, answers[field.id])
    if (problem) problems[field.id] = problem
  }
  return problems
}

/** What a listing holds besides the answers to its category's questions. */
export interface ListingTerms {
  readonly title: string
  readonly description: string
  /** Whole rupees, or nothing for "ask". NaN is what was typed and is no number. */
  readonly price: number | undefined
  readonly quantity: number | undefined
  readonly placeId: string
}

/** Checks a listing's own columns. A title is asked only where none can be composed from answers. */
export function checkTerms(terms: ListingTerms, needsTitle: boolean): Problems {
  const problems: Problems = {}
  const title = terms.title.trim()
  if (needsTitle && !title) problems.title = { code: 'required' }
  if (title.length > TITLE_CHARACTERS) problems.title = { code: 'long', max: TITLE_CHARACTERS }
  if (terms.description.length > DESCRIPTION_CHARACTERS)
    problems.description = { code: 'long', max: DESCRIPTION_CHARACTERS }
  if (!terms.placeId) problems.placeId = { code: 'required' }
  const price = terms.price === undefined ? undefined : checkWhole(terms.price, 0, PRICE_MAX_RUPEES)
  if (price) problems.price = price
  const quantity = checkWhole(terms.quantity ?? 1, 1, QUANTITY_MAX)
  if (quantity) problems.quantity = quantity
  return problems
}

function checkWhole(value: number, min: number, max: number): Problem | undefined {
  if (!Number.isFinite(value)) return { code: 'number' }
  return between(value, min, max) ?? (Number.isInteger(value) ? undefined : { code: 'whole' })
}

/** The codes that have a sentence. */
const PROBLEM_CODES: ReadonlySet<string> = new Set<Problem['code']>([
  'required',
  'choice',
  'number',
  'whole',
  'dates',
  'between',
  'long',
])

/** Whether a refusal of the database is one that can be said beside its field. */
export function isProblemCode(code: string): code is Problem['code'] {
  return PROBLEM_CODES.has(code)
}
