import { CURRENCY_UNIT } from '@maveshi/shared/catalogue/types'
import { distanceText, rangeText } from '@maveshi/shared/listing/range-text'
import { formatPrice } from '@maveshi/shared/locale/format'
import { joinList } from '@maveshi/shared/locale/list'
import { X } from 'lucide-react'
import { ANIMALS, type ListScreen } from '../data/guest/list-screen.ts'
import type { ReadAmount } from '../data/guest/search.ts'
import type { FieldInWords } from '../data/rules/catalogue-words.ts'
import { isEmptyRange } from '../data/rules/listing-query.ts'
import { type QueryChanges, withQuery } from '../paths.ts'
import { answerTexts, saidWithUnit } from './filter-words.ts'
import type { SearchPart } from './search-name.ts'

interface Chip extends SearchPart {
  /** What goes out of the address with it. */
  readonly changes: QueryChanges
}

/** The parameters that a field's answers stand in. */
const parametersOf = ({ id }: FieldInWords) => ({ [id]: undefined, [`${id}.min`]: undefined, [`${id}.max`]: undefined })

function fieldChips({ t, query }: ListScreen, field: FieldInWords): Chip[] {
  const filter = query.attributes[field.id]
  if (filter === undefined) return []
  const texts = answerTexts(t, field, filter)
  if (!Array.isArray(filter)) return texts.map((text) => ({ text, changes: parametersOf(field) }))
  const chosen: readonly string[] = filter
  return chosen.map((value, index) => ({
    text: texts[index] ?? value,
    changes: { [field.id]: chosen.filter((other) => other !== value) },
  }))
}

function categoryChip({ url, t, query, category, categories, fields }: ListScreen): Chip[] {
  const isAnimals = url.searchParams.get('category') === ANIMALS
  const isNamed = category && query.categories.length === 1
  if (categories.length < 2 || !(isAnimals || isNamed)) return []
  const answers = Object.assign({}, ...fields.map(parametersOf))
  const text = isNamed ? category.label : t('buy:filters.anyAnimal')
  return [{ text, changes: { ...answers, category: undefined } }]
}

function placeChips({ t, query, states, words }: ListScreen): Chip[] {
  const { state, district, near, withinKm } = query
  const place = near && words.place(near.id)
  const around = withinKm
    ? t('buy:within', { distance: distanceText(withinKm, t), place: place ?? '' })
    : t('buy:near', { place: place ?? '' })
  return [
    ...(district ? [{ text: words.place(district), changes: { district: undefined, state } }] : []),
    ...(state && !district
      ? [{ text: states.find(({ id }) => id === state)?.name ?? '', changes: { state: undefined } }]
      : []),
    ...(near ? [{ text: around, changes: { near: undefined, within: undefined } }] : []),
  ]
}

/** The query without some of its amounts, or without "near me". */
function queryWithout({ page }: ListScreen, left: ReadAmount | 'near'): string | undefined {
  const { rest, amounts, near_words } = page.reading
  const others = amounts.filter((one) => one !== left).map(({ words }) => words)
  return [rest, ...others, ...(left === 'near' ? [] : [near_words])].filter(Boolean).join(' ') || undefined
}

/** How far away a listing may be by the words of a query; as they say it where it is not known from where. */
function wordsDistanceText({ t, query, page, words }: ListScreen, amount: ReadAmount): string {
  const { within_km, around } = page.reading
  const from = around ?? query.near?.id
  if (!within_km || !from) return amount.words
  const isOverruled = !around && query.withinKm
  return t('buy:within', {
    distance: distanceText(isOverruled || within_km, t),
    place: words.place(from),
  })
}

/** What an amount means here: a price, or answers of the one question that it is about. */
function amountText(screen: ListScreen, amount: ReadAmount): string | undefined {
  const { t, category, fields } = screen
  if (amount.unit === CURRENCY_UNIT) return rangeText(t, amount, formatPrice)
  if (amount.unit === 'km') return wordsDistanceText(screen, amount)
  const [answered] = amount.fields?.filter((one) => !category || one.category === category.value) ?? []
  const field = category && fields.find(({ id }) => id === answered?.field)
  if (!answered) return undefined
  if (!field) return amount.words
  return t('buy:filters.answered', {
    question: field.label,
    answer: rangeText(t, answered, saidWithUnit(field)),
  })
}

/** What a word says of what is wanted within the category, and of a maker: taken away, the rest of the words stays. */
function namedChips({ page, query, category, fields, language }: ListScreen): Chip[] {
  const { narrowings, amounts, near_words, is_loosened } = page.reading
  const beside = [...amounts.map(({ words }) => words), near_words]
  const wanted = narrowings.filter((one) => one.category === category?.value && !is_loosened)
  return wanted.map(({ field, values, rest }) => {
    const choices = fields.find(({ id }) => id === field)?.choices
    const labels = values.map((value) => choices?.find((choice) => choice.value === value)?.label ?? value)
    const q = [rest, ...beside].filter(Boolean).join(' ') || undefined
    const changes = { q, ...(query.categories.length === 0 ? { category: category?.value } : {}) }
    return { text: joinList(labels, language), changes, isDetail: true }
  })
}

/** What the words of a query narrow the list to, each to be taken away by itself. */
function readChips(screen: ListScreen): Chip[] {
  const { t, page, query } = screen
  const chips = page.reading.amounts.flatMap((amount) => {
    const text = amountText(screen, amount)
    return text ? [{ text, changes: { q: queryWithout(screen, amount) }, isDetail: true }] : []
  })
  const isNear = page.reading.is_near && page.reading.near_words !== '' && !query.near
  return [
    ...namedChips(screen),
    ...chips,
    ...(isNear ? [{ text: t('buy:nearMe'), changes: { q: queryWithout(screen, 'near') } }] : []),
  ]
}

/** What narrows a list now. */
export function activeFilters(screen: ListScreen): Chip[] {
  const { t, query, fields } = screen
  return [
    ...(query.text ? [{ text: `“${query.text}”`, changes: { q: undefined } }] : []),
    ...categoryChip(screen),
    ...fields.flatMap((field) => fieldChips(screen, field)).map((chip) => ({ ...chip, isDetail: true })),
    ...(isEmptyRange(query.price)
      ? []
      : [
          {
            text: rangeText(t, query.price, formatPrice),
            changes: { priceMin: undefined, priceMax: undefined },
          },
        ]),
    ...placeChips(screen),
    ...readChips(screen),
  ]
}

/** What narrows the list now, each with a link that takes it away: items of a list. */
export function ActiveFilters(screen: ListScreen) {
  const { url, t } = screen
  const chips = activeFilters(screen)
  return chips.map(({ text, changes }) => (
    <li key={text}>
      <a
        className="pill bg-leaf-soft"
        href={withQuery(url, { ...changes, after: undefined })}
        aria-label={t('buy:filters.remove', { filter: text })}
      >
        <bdi>{text}</bdi>
        <X size={16} aria-hidden className="shrink-0" />
      </a>
    </li>
  ))
}
