import { distanceText, rangeText } from '@maveshi/shared/listing/range-text'
import { formatDate, formatPrice } from '@maveshi/shared/locale/format'
import type { Language } from '@maveshi/shared/locale/languages'
import type { Translate } from '@maveshi/shared/locale/translate'
import type { WantedConditions } from '@maveshi/shared/wanted'
import { readCategories, readListingFields } from '../data/guest/catalogue.ts'
import { readPlaceNames } from '../data/guest/places.ts'
import type { CategoryInMenu } from '../data/rules/catalogue-words.ts'
import { type AttributeFilter, isEmptyRange } from '../data/rules/listing-query.ts'
import { answerTexts } from './filter-words.ts'

/** What somebody looks for, in the reader's words. */
export interface WantedInWords {
  readonly category: CategoryInMenu | undefined
  readonly title: string
  /** What it has to be, one by one. */
  readonly details: readonly string[]
  readonly price: string | undefined
  readonly place: string
}

export type WordWanted = (wanted: WantedConditions) => WantedInWords

/** Puts wanted notices into the words of a language: out of what they ask, never out of somebody's own words. */
export async function wantedWords(language: Language, t: Translate): Promise<WordWanted> {
  const [categories, fieldsOf, place] = await Promise.all([
    readCategories(language),
    readListingFields(language),
    readPlaceNames(language),
  ])
  return ({ category: value, attributes, price_min, price_max, place_id, within_km }) => {
    const category = categories.find((one) => one.value === value)
    const range = {
      ...(price_min === undefined ? {} : { min: price_min }),
      ...(price_max === undefined ? {} : { max: price_max }),
    }
    return {
      category,
      title: category?.label ?? value,
      details: (fieldsOf.get(value) ?? []).flatMap((field) => {
        const filter = attributes[field.id] as AttributeFilter | undefined
        return filter === undefined ? [] : answerTexts(t, field, typeof filter === 'string' ? [filter] : filter)
      }),
      price: isEmptyRange(range) ? undefined : rangeText(t, range, formatPrice),
      place: within_km
        ? t('buy:within', { distance: distanceText(within_km, t), place: place(place_id) })
        : place(place_id),
    }
  }
}

export const untilText = (expiresAt: string, language: Language, t: Translate) =>
  t('wanted:until', { date: formatDate(new Date(expiresAt), language) })
