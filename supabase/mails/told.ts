import { type TitledCategories, titleOf } from '@maveshi/shared/listing/title-words'
import type { Language } from '@maveshi/shared/locale/languages'
import type { Translate } from '@maveshi/shared/locale/translate'
import { moreOf, pathOf, sentenceOf } from '@maveshi/shared/notice/sentences'
import type { Notice } from '@maveshi/shared/notice/told'

/** What is told by mail or push, and with which words. */
export interface Telling {
  /** At least one, the newest first. */
  readonly notices: readonly [Notice, ...Notice[]]
  readonly language: Language
  readonly t: Translate
  readonly titles: TitledCategories
}

/** One notice in words. */
export interface Told {
  /** The listing or the search that it is about; nothing where it is about the account. */
  readonly about: string | undefined
  readonly sentence: string
  readonly more: readonly string[]
  /** Where to see what it is about, from the root. */
  readonly path: string
}

/** A notice in the words of the page of notices. */
export function toldBy(notice: Notice, { language, t, titles }: Telling): Told {
  const { listing, search, details } = notice
  return {
    about: listing ? titleOf(listing, titles) : search?.name,
    sentence: sentenceOf(notice, language, t),
    more: [moreOf(notice, language, t), details.note].filter((line): line is string => Boolean(line)),
    path: pathOf(notice),
  }
}
