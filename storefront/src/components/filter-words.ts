import { quantityText } from '@maveshi/shared/listing/answer'
import { type Range, rangeText, type Say } from '@maveshi/shared/listing/range-text'
import type { Translate } from '@maveshi/shared/locale/translate'
import type { FieldInWords } from '../data/rules/catalogue-words.ts'
import type { AttributeFilter } from '../data/rules/listing-query.ts'

export const saidWithUnit =
  (field: FieldInWords): Say =>
  (value, isFirst) =>
    quantityText(value, field.unit, isFirst ? { unitLabel: '' } : field)

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
