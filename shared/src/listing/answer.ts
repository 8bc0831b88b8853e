import { CURRENCY_UNIT, type FieldType, YEAR_UNIT } from '../catalogue/types.ts'
import type { UnitWords } from '../catalogue/unit-label.ts'
import { formatDate, formatNumber, formatPrice } from '../locale/format.ts'
import type { Language } from '../locale/languages.ts'
import { joinList } from '../locale/list.ts'
import type { Answer } from './visibility.ts'

/** What is needed to put an answer into words. */
export interface AnswerWords extends UnitWords {
  readonly language: Language
  readonly yes: string
  readonly no: string
  /** A choice's label in the reader's language. */
  readonly option: (value: string) => string
}

function dayOf(iso: string, language: Language): string {
  return formatDate(new Date(`${iso}T00:00:00+05:30`), language)
}

/** A number with its unit: "4 years", "1 year", "₹500"; a year has neither unit nor grouping. */
export function quantityText(value: number, unit: string | undefined, words: UnitWords): string {
  if (unit === CURRENCY_UNIT) return formatPrice(value)
  if (unit === YEAR_UNIT) return String(value)
  const label = (value === 1 && words.unitLabelOne) || words.unitLabel
  return [formatNumber(value), label].filter(Boolean).join(' ')
}

/** An answer as people read it: "4 years", "Yes", "Hindi, Marathi", "1 May 2026 – 3 June 2026". */
export function formatAnswer(
  field: { type: FieldType; unit?: string | undefined },
  answer: Answer,
  words: AnswerWords,
): string {
  if (typeof answer === 'boolean') return answer ? words.yes : words.no
  if (typeof answer === 'number') return quantityText(answer, field.unit, words)
  if (typeof answer === 'string') {
    return field.type === 'select' || field.type === 'radio' ? words.option(answer) : answer
  }
  if ('from' in answer) return `${dayOf(answer.from, words.language)} – ${dayOf(answer.to, words.language)}`
  return joinList(
    answer.map((one) => words.option(one)),
    words.language,
  )
}
