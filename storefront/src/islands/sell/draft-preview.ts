import { storedAnswers } from '@maveshi/shared/listing/visibility'
import type { Language } from '@maveshi/shared/locale/languages'
import { joinList } from '@maveshi/shared/locale/list'
import { parseNumber } from '@maveshi/shared/locale/parse'
import type { FieldInWords } from '../../data/rules/catalogue-words.ts'
import type { ListingSummary } from '../../data/rules/listings.ts'
import type { Photo } from '../../data/rules/photos.ts'
import type { State } from '../../data/rules/states.ts'
import { type Draft, readAnswers } from './draft.ts'

const wholeNumber = (text: string): number | undefined => {
  const value = parseNumber(text)
  return value !== undefined && Number.isFinite(value) ? Math.round(value) : undefined
}

/** A draft as lists and its own page will show it, as far as it is answered. Half-typed numbers are left out. */
export function previewOf(draft: Draft, fields: readonly FieldInWords[], photos: readonly Photo[]): ListingSummary {
  const answers = Object.entries(storedAnswers(fields, readAnswers(fields, draft.answers)))
  return {
    id: draft.id,
    category: draft.category,
    title: draft.title.trim() || null,
    price: wholeNumber(draft.price) ?? null,
    negotiable: draft.negotiable,
    quantity: wholeNumber(draft.quantity) ?? 1,
    attributes: Object.fromEntries(answers.filter(([, answer]) => !Number.isNaN(answer) && !isHalfSpan(answer))),
    placeId: draft.placeId,
    publishedAt: new Date(),
    km: null,
    photos,
    isVerified: false,
  }
}

function isHalfSpan(answer: unknown): boolean {
  return (
    typeof answer === 'object' && answer !== null && 'from' in answer && !('to' in answer && answer.from && answer.to)
  )
}

/** "Pune, Maharashtra", from the districts that the form offers. */
export function placeName(states: readonly State[], placeId: string, language: Language): string {
  for (const state of states) {
    const district = state.districts.find(({ id }) => id === placeId)
    if (district) return joinList([district.name, state.name], language)
  }
  return ''
}
