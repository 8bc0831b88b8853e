import { type ListingField, YEAR_UNIT } from '../catalogue/types.ts'
import {
  ANSWER_CHARACTERS,
  DESCRIPTION_CHARACTERS,
  PRICE_MAX_RUPEES,
  QUANTITY_MAX,
  TITLE_CHARACTERS,
} from '../limits.ts'
import { indianYear } from '../locale/time.ts'
import type { Problem, Problems, StoredProblem } from './problem.ts'
import { type Answer, type Answers, visibleFields } from './visibility.ts'

type Question = Pick<ListingField, 'id' | 'type' | 'options' | 'required' | 'min' | 'max' | 'unit' | 'dependsOn'>

/** How many characters people see, more or less: what the database counts, too. */
function lengthOf(text: string): number {
  return [...text].length
}

/** White space, and signs that nobody sees. */
const BLANK = /^[\s\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F]*$/

function isMissing(answer: Answer | undefined): boolean {
  return (
    answer === undefined ||
    (typeof answer === 'string' && BLANK.test(answer)) ||
    (Array.isArray(answer) && !answer.length)
  )
}

function between(value: number, min: number, max: number): Problem | undefined {
  return value < min || value > max ? { code: 'between', min, max } : undefined
}

/** The most that a number may be: a year is none that is still to come. */
function mostOf({ max, unit }: Question): number {
  return max ?? (unit === YEAR_UNIT ? indianYear() : Number.MAX_SAFE_INTEGER)
}

function checkNumber(field: Question, answer: Answer): Problem | undefined {
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return { code: 'number' }
  const [min, max] = [field.min ?? 0, mostOf(field)]
  const problem = between(answer, min, max)
  return field.unit === YEAR_UNIT && (problem || !Number.isInteger(answer)) ? { code: 'year', min, max } : problem
}

function checkChoices({ options = [] }: Question, answers: readonly Answer[]): Problem | undefined {
  const areDifferent = new Set(answers).size === answers.length
  return areDifferent && answers.every((one) => options.includes(one as string)) ? undefined : { code: 'choice' }
}

/** A day of the years 2000 to 2999. The parser alone would take 30 February for 2 March. */
function isDay(day: unknown): boolean {
  if (typeof day !== 'string' || !/^2\d{3}-\d\d-\d\d$/.test(day)) return false
  const time = Date.parse(day)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

function checkDates(answer: Answer): Problem | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return { code: 'dates' }
  const { from, to, ...others } = answer as { from?: unknown; to?: unknown }
  const isSpan = isDay(from) && isDay(to) && String(from) <= String(to) && Object.keys(others).length === 0
  return isSpan ? undefined : { code: 'dates' }
}

function checkText(answer: Answer): Problem | undefined {
  if (typeof answer !== 'string') return { code: 'choice' }
  return lengthOf(answer) > ANSWER_CHARACTERS ? { code: 'long', max: ANSWER_CHARACTERS } : undefined
}

/** Checks one answer by the type of its question. */
export function checkAnswer(field: Question, answer: Answer | undefined): Problem | undefined {
  if (answer === undefined || isMissing(answer)) return field.required ? { code: 'required' } : undefined
  return checkGiven(field, answer)
}

function checkGiven(field: Question, answer: Answer): Problem | undefined {
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
      return checkText(answer)
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

/** Whether a stored answer is none: nothing, or what is as good as nothing to a question of its type. */
function isUnanswered({ type }: Question, answer: Answer | undefined): boolean {
  if (answer === undefined) return true
  if (type === 'multi-select') return Array.isArray(answer) && answer.length === 0
  return (type === 'text' || type === 'textarea') && typeof answer === 'string' && BLANK.test(answer)
}

function checkStoredAnswer(field: Question, answer: Answer | undefined, isComplete: boolean): Problem | undefined {
  if (answer === undefined || isUnanswered(field, answer))
    return field.required && isComplete ? { code: 'required' } : undefined
  return checkGiven(field, answer)
}

/**
 * Checks the attributes of a listing as they are stored: every one answers a question that is asked, and rightly. The
 * database gives the same verdict, which a test compares.
 * @param isComplete whether answers that are needed may not be missing: drafts may lack them
 */
export function checkStored(
  fields: readonly Question[],
  attributes: Answers,
  isComplete = true,
): Record<string, StoredProblem> {
  const asked = new Set(visibleFields(fields, attributes))
  const problemOf = (field: Question): StoredProblem | undefined => {
    const answer = attributes[field.id]
    if (asked.has(field)) return checkStoredAnswer(field, answer, isComplete)
    return answer === undefined ? undefined : { code: 'hidden' }
  }
  const known = new Set(fields.map(({ id }) => id))
  const strays = Object.keys(attributes).filter((id) => !known.has(id))
  return Object.fromEntries<StoredProblem>([
    ...fields.flatMap((field) => {
      const problem = problemOf(field)
      return problem ? [[field.id, problem] as const] : []
    }),
    ...strays.map((id) => [id, { code: 'unknown' }] as const),
  ])
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
export function checkTerms(terms: ListingTerms, isTitleNeeded: boolean): Problems {
  const problems: Problems = {}
  const title = terms.title.trim()
  if (isTitleNeeded && BLANK.test(title)) problems.title = { code: 'required' }
  if (lengthOf(title) > TITLE_CHARACTERS) problems.title = { code: 'long', max: TITLE_CHARACTERS }
  if (lengthOf(terms.description) > DESCRIPTION_CHARACTERS)
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
