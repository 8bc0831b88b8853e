import { isLivestock } from '@maveshi/shared/catalogue/kinds'
import { concerns, dayInIndia, noticeState } from '@maveshi/shared/listing/movement-notice'
import type { Labels, Language } from '@maveshi/shared/locale/languages'
import { type TextInLanguage, textIn } from '@maveshi/shared/locale/text-in'
import { noonOf } from '@maveshi/shared/locale/time'
import { readCategories } from './catalogue.ts'
import { cached, guestClient, rowsOf } from './guest-client.ts'
import { readPlaceAndState } from './places.ts'

/** A notice as the reader reads it. */
export interface NoticeInWords extends TextInLanguage {
  readonly id: string
  /** The last day of it. */
  readonly until: Date
}

const NOTICE = 'id, categories, place_ids, starts_on, ends_on, texts'

const loadNotices = cached(async () =>
  rowsOf(await guestClient().from('movement_notices').select(NOTICE).order('ends_on').order('id').limit(500)),
)

const loadSafety = cached(async () => rowsOf(await guestClient().from('safety_texts').select('language, body')))

/** The notices in force about a listing, the one that ends first at the beginning. */
export async function readMovementNotices(
  listing: { readonly category: string; readonly placeId: string },
  language: Language,
): Promise<NoticeInWords[]> {
  const notices = await loadNotices()
  if (notices.length === 0) return []
  const [categories, placeIds] = await Promise.all([readCategories(language), readPlaceAndState(listing.placeId)])
  const category = categories.find(({ value }) => value === listing.category)
  const noticed = { category: listing.category, isAnimal: Boolean(category && isLivestock(category)), placeIds }
  const today = dayInIndia(new Date())
  return notices
    .filter((notice) => noticeState(notice, today) === 'inForce' && concerns(notice, noticed))
    .flatMap(({ id, texts, ends_on }) => {
      const words = textIn(texts, language)
      return words ? [{ id, ...words, until: noonOf(ends_on) }] : []
    })
}

/** What administrators add to the advice about safety, or nothing. */
export async function readSafetyText(language: Language): Promise<TextInLanguage | undefined> {
  const texts: Labels = Object.fromEntries((await loadSafety()).map((row) => [row.language, row.body]))
  return textIn(texts, language)
}
