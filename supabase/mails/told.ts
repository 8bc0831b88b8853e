import { type TitledCategories, titleOf } from '@maveshi/shared/listing/title-words'
import { formatPrice } from '@maveshi/shared/locale/format'
import type { Language } from '@maveshi/shared/locale/languages'
import { joinList } from '@maveshi/shared/locale/list'
import type { Translate } from '@maveshi/shared/locale/translate'
import { aboutOf } from '@maveshi/shared/notice/about'
import { markedPath } from '@maveshi/shared/notice/followed'
import { moreOf, pathOf, sentenceOf, writtenWith } from '@maveshi/shared/notice/sentences'
import { COUNTED_UP_TO, type Found, type FoundListing, type Notice } from '@maveshi/shared/notice/told'

/** What is told by mail or push, and with which words. */
export interface Telling {
  /** At least one, the newest first. */
  readonly notices: readonly [Notice, ...Notice[]]
  readonly language: Language
  readonly t: Translate
  readonly titles: TitledCategories
}

/** One listing in words. */
export interface ToldListing {
  readonly title: string
  /** Its price and its place, as far as it has them. */
  readonly facts: readonly string[]
  readonly path: string
}

/** One notice in words. */
export interface Told {
  /** What it is about; nothing where it is about the account. */
  readonly about: string | undefined
  readonly sentence: string
  readonly more: readonly string[]
  /** How much a saved search has found, and the newest of it. */
  readonly found: { readonly count: string; readonly listings: readonly ToldListing[] } | undefined
  /** Where to see what it is about, from the root; whoever is led there has read it. */
  readonly path: string
}

function priceOf({ price, isService }: FoundListing, t: Translate): string {
  if (price === null) return t('listing:ask')
  return isService ? t('listing:perService', { fee: formatPrice(price) }) : formatPrice(price)
}

function foundBy({ count, listings }: Found, noticeId: number, { language, t, titles }: Telling): Told['found'] {
  return {
    count: count < COUNTED_UP_TO ? t('dashboard:searches.new', { count }) : t('dashboard:searches.manyNew'),
    listings: listings.map((listing) => ({
      title: titleOf(listing, titles),
      facts: [priceOf(listing, t), joinList(listing.place, language)].filter(Boolean),
      path: markedPath(`/listing/${listing.id}`, noticeId),
    })),
  }
}

/** A notice in the words of the page of notices. */
export function toldBy(notice: Notice, telling: Telling): Told {
  const { language, t, titles } = telling
  const { found } = notice
  return {
    about: aboutOf(notice, titles),
    sentence: sentenceOf(notice, language, t),
    more: [moreOf(notice, language, t), writtenWith(notice, language)?.text].filter((line): line is string =>
      Boolean(line),
    ),
    found: found && foundBy(found, notice.id, telling),
    path: markedPath(pathOf(notice), notice.id),
  }
}
