import type { Labels } from '../locale/languages.ts'

/** What administrators say about moving animals. Days are ISO 8601 dates, the last one included. */
export interface MovementNotice {
  readonly id: string
  /** Categories; none means every animal. */
  readonly categories: readonly string[]
  /** States and districts; none means all of India. */
  readonly place_ids: readonly string[]
  readonly starts_on: string
  readonly ends_on: string
  readonly texts: Labels
}

/** Where a notice stands on a day. */
export type NoticeState = 'coming' | 'inForce' | 'ended'

/** The day in India, as an ISO 8601 date. */
export function dayInIndia(now: Date): string {
  const shifted = new Date(now.getTime() + 5.5 * 3_600_000)
  return shifted.toISOString().slice(0, 10)
}

/** Whether a notice is still to come, in force, or over on a day of India. */
export function noticeState(
  { starts_on, ends_on }: Pick<MovementNotice, 'starts_on' | 'ends_on'>,
  day: string,
): NoticeState {
  if (day < starts_on) return 'coming'
  return day > ends_on ? 'ended' : 'inForce'
}

/** What of a listing decides which notices are about it. */
export interface NoticedListing {
  readonly category: string
  readonly isAnimal: boolean
  /** Its district and the state that it is in. */
  readonly placeIds: readonly string[]
}

/** Whether a notice is about a listing. One without categories is about animals only. */
export function concerns(
  { categories, place_ids }: Pick<MovementNotice, 'categories' | 'place_ids'>,
  { category, isAnimal, placeIds }: NoticedListing,
): boolean {
  const isMeant = categories.length === 0 ? isAnimal : categories.includes(category)
  return isMeant && (place_ids.length === 0 || placeIds.some((id) => place_ids.includes(id)))
}
