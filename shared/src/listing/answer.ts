import { CURRENCY_UNIT, type FieldType, YEAR_UNIT } from '../catalogue/types.ts'
import { formatDate, formatNumber, formatPrice } from '../locale/format.ts'
import type { Language } from '../locale/languages.ts'
import { joinList } from '../locale/list.ts'
import type { Answer } from './visibility.ts'

/** What is needed to put an answer into words. */
export interface AnswerWords {
  readonly language: Language
  readonly yes: string
  readonly no: string
  /** A choice's label in the reader's language. */
  readonly option: (value: string) => string
  /** The unit's label: "years". `unit` itself decides that rupees are written as a price. */
  readonly unitLabel: string
}

function dayOf(iso: string, language: Language): string {
  return formatDate(new Date(`${iso}T00:00:00+05:30`), language)
}

/** A number with its unit: "4 years", "₹500"; a year has neither unit nor grouping. */
export function quantityText(value: number, unit: string | undefined, unitLabel: string): string {
  if (unit === CURRENCY_UNIT) return formatPrice(value)
  if (unit === YEAR_UNIT) return String(value)
  return [formatNumber(value), unitLabel].filter(Boolean).join(' ')
}

/** An answer as people read it: "4 years", "Yes", "Hindi, Marathi", "1 May 2026 – 3 June 2026". */
export function formatAnswer(
  field: { type: FieldType; unit?: string | undefined },
  answer: Answer,
  words: AnswerWords,
): string {
  if (typeof answer === 'boolean') return answer ? words.yes : words.no
  if (typeof answer === 'number') return quantityText(answer, field.unit, words.unitLabel)
  if (typeof answer === 'string') {
    return field.type === 'select' || field.type === 'radio' ? words.option(answer) : answer
  }
  if ('from' in answer) return `${dayOf(answer.from, words.language)} – ${dayOf(answer.to, words.language)}`
  return joinList(
    answer.map((one) => words.option(one)),
    words.language,
  )
}
