import { fieldWith } from '@maveshi/shared/catalogue/roles'
import { formatAnswer } from '@maveshi/shared/listing/answer'
import { flagsOf } from '@maveshi/shared/listing/flags'
import { type Unlikely, unlikely } from '@maveshi/shared/listing/likelihood'
import type { Answers } from '@maveshi/shared/listing/visibility'
import { formatPrice } from '@maveshi/shared/locale/format'
import type { Language } from '@maveshi/shared/locale/languages'
import { parseNumber } from '@maveshi/shared/locale/parse'
import type { Translate } from '@maveshi/shared/locale/translate'
import type { CategoryInMenu, FieldInWords } from '../../data/rules/catalogue-words.ts'
import { type Draft, readAnswers } from './draft.ts'

interface Adviser {
  readonly draft: Draft
  readonly fields: readonly FieldInWords[]
  readonly category: CategoryInMenu | undefined
  readonly language: Language
  readonly t: Translate
}

/** What the number is about: the breed where one is named, else "Cow or bull". */
function thing({ draft, fields, category }: Adviser): string {
  const field = fieldWith('name', fields)
  const name = field?.choices.find(({ value }) => value === draft.answers[field.id])
  return name?.label ?? category?.singular ?? ''
}

/** How a number is said: with its unit, and as the first of a span, whose end says the unit for both. */
type Say = (value: number, isFirst?: boolean) => string

function rareNumber(adviser: Adviser, value: number, { low, high }: Unlikely, say: Say): string {
  const { t } = adviser
  const parameters = { thing: thing(adviser), value: say(value), low: say(low, true), high: say(high) }
  return low > 0 ? t('createListing:advice.between', parameters) : t('createListing:advice.upTo', parameters)
}

function adviseNumber(adviser: Adviser, id: string, answers: Answers): string {
  const { draft, fields, language } = adviser
  const found = unlikely(draft.category, id, answers)
  const value = answers[id]
  if (!found || typeof value !== 'number') return ''
  const field = fields.find((one) => one.id === id)
  if (!field) return rareNumber(adviser, value, found, (rupees) => formatPrice(rupees))
  const words = { language, yes: '', no: '', option: String, ...field }
  return rareNumber(adviser, value, found, (number, isFirst) =>
    formatAnswer(field, number, isFirst ? { ...words, unitLabel: '', unitLabelOne: '' } : words),
  )
}

function adviseText(text: string, t: Translate): string {
  return flagsOf(text)
    .map(({ flag, found }) =>
      flag === 'phone' ? t('createListing:advice.phone') : t('createListing:advice.flagged', { found }),
    )
    .join(' ')
}

/** Advice by the id of an answer: what is rare, and what makes a moderator look first. It never stops anybody. */
export function createAdvice(adviser: Adviser): (id: string) => string {
  const { draft, fields, t } = adviser
  const answers = {
    ...readAnswers(fields, draft.answers),
    price: parseNumber(draft.price),
    quantity: parseNumber(draft.quantity),
  }
  const texts: Answers = { ...draft.answers, title: draft.title, description: draft.description }
  const isText = (id: string) =>
    id === 'title' || id === 'description' || fields.some((one) => one.id === id && one.type.startsWith('text'))
  return (id) => (isText(id) ? adviseText(String(texts[id] ?? ''), t) : adviseNumber(adviser, id, answers))
}
