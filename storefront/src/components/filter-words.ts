import { quantityText } from '@maveshi/shared/listing/answer'
import type { Translate } from '@maveshi/shared/locale/translate'
import type { FieldInWords } from '../data/rules/catalogue-words.ts'
import type { AttributeFilter, Range } from '../data/rules/listing-query.ts'

/** How a number is said: with its unit, and as the first of a span, whose end says the unit for both. */
type Say = (value: number, isFirst?: boolean) => string

export const saidWithUnit =
  (field: FieldInWords): Say =>
  (value, isFirst) =>
    quantityText(value, field.unit, isFirst ? { unitLabel: '' } : field)

export function rangeText(t: Translate, { min, max }: Range, say: Say): string {
  if (min === undefined) return t('buy:priceUpTo', { price: say(max ?? 0) })
  if (max === undefined) return t('buy:priceFrom', { price: say(min) })
  return min === max ? say(min) : t('buy:filters.range', { from: say(min, true), to: say(max) })
}

/** What is asked of one question, in words: a text for each of several choices. */
export function answerTexts(t: Translate, field: FieldInWords, filter: AttributeFilter): string[] {
  if (filter === true) return [field.label]
  if (Array.isArray(filter)) {
    const chosen: readonly string[] = filter
    return chosen.map((value) => field.choices.find((choice) => choice.value === value)?.label ?? value)
  }
  const answered = { question: field.label, answer: rangeText(t, filter as Range, saidWithUnit(field)) }
  return [t('buy:filters.answered', answered)]
}
