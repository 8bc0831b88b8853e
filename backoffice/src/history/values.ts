import type { Json } from '@maveshi/shared/database'
import { isNoGoal } from '@maveshi/shared/goals'
import { formatDate, formatMoment, formatNumber, formatPrice } from '@maveshi/shared/locale/format'
import { isLanguage, type Language } from '@maveshi/shared/locale/languages'
import { joinList } from '@maveshi/shared/locale/list'
import { noonOf, readTime } from '@maveshi/shared/locale/time'
import type { TranslateFunction } from 'react-admin'
import type { Catalogue } from '../market/catalogue.ts'
import { languageWords } from '../market/language-words.ts'
import { SETTING_VALUE_WORDS } from '../market/setting-words.ts'
import type { AuditEntry } from '../providers/audit.ts'

/** Who reads an entry, and which. */
export interface Reading {
  readonly translate: TranslateFunction
  readonly language: Language
  readonly catalogue: Catalogue
  readonly entry: AuditEntry
  /** The category of a row of the catalogue. */
  readonly category: string
}

/** What a column's value is in the reader's words. Null never comes here. */
export type Telling = (value: Json, reading: Reading) => string
/** The same of a column that has several values, by the name of each. */
export type TellingParts = (value: Json, reading: Reading) => ReadonlyMap<string, string>

/** A longer text is recognised by its beginning. */
const CHARACTERS_MAX = 300

const strings = (value: Json): readonly string[] => (Array.isArray(value) ? value.map(String) : [])
const members = (value: Json): readonly (readonly [string, Json])[] =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, one]) => (one === undefined ? [] : [[key, one] as const]))
    : []
const nameOfLanguage = (code: string, { translate }: Reading) =>
  isLanguage(code) ? translate(languageWords(code)) : code

export const text: Telling = (value) => {
  const said = typeof value === 'string' ? value : String(value)
  return said.length > CHARACTERS_MAX ? `${said.slice(0, CHARACTERS_MAX)}…` : said
}
export const number: Telling = (value) => formatNumber(Number(value))
export const rupees: Telling = (value) => formatPrice(Number(value))
export const yesOrNo: Telling = (value, { translate }) => translate(value ? 'ra.boolean.true' : 'ra.boolean.false')
export const moment: Telling = (value, { language }) => formatMoment(readTime(String(value)), language)
export const day: Telling = (value, { language }) => formatDate(noonOf(String(value)), language)
export const languageName: Telling = (value, reading) => nameOfLanguage(String(value), reading)
export const category: Telling = (value, { catalogue }) => catalogue.category(String(value))
export const question: Telling = (value, reading) => reading.catalogue.question(reading.category, String(value))
export const questions: Telling = (value, reading) =>
  joinList(
    strings(value).map((field) => question(field, reading)),
    reading.language,
  )
export const categories: Telling = (value, reading) =>
  joinList(
    strings(value).map((one) => category(one, reading)),
    reading.language,
  )

/** A value that has a word of its own, by key. */
export const worded =
  (words: Readonly<Record<string, string>>): Telling =>
  (value, { translate }) =>
    translate(words[String(value)] ?? String(value))

/** Several values that have words of their own, by key. */
export const wordedList =
  (words: Readonly<Record<string, string>>): Telling =>
  (value, { translate, language }) =>
    joinList(
      strings(value).map((one) => translate(words[one] ?? one)),
      language,
    )

/** Answers on which a question depends. */
export const dependedOn: Telling = (value, { catalogue, entry, category: own, language }) => {
  const field = entry.after?.depends_on_field ?? entry.before?.depends_on_field
  const words = strings(value).map((one) => (typeof field === 'string' ? catalogue.choice(own, field, one) : one))
  return joinList(words, language)
}

/** What a listing is within its category. */
export const subcategory: Telling = (value, { catalogue, entry }) =>
  catalogue.choice(entry.thing.listing?.category ?? '', 'subcategory', String(value))

/** Words in several languages; of a whole row, the reader's alone. */
export const words: TellingParts = (value, reading) => {
  const { language, entry } = reading
  const isWhole = !entry.before || !entry.after
  const said = members(value).filter(([code, one]) => one !== '' && (!isWhole || code === language || code === 'en'))
  const shown = isWhole && said.length > 1 ? said.filter(([code]) => code === language) : said
  return new Map(shown.map(([code, one]) => [isWhole ? '' : nameOfLanguage(code, reading), String(one)]))
}

/** The answers of a listing, by their questions. */
export const answers: TellingParts = (value, { catalogue, entry }) => {
  const { listing } = entry.thing
  if (!listing) return new Map()
  const attributes = Object.fromEntries(members(value)) as typeof listing.attributes
  const told = catalogue.answers({ ...listing, subcategory: null, attributes })
  return new Map(told.map(({ question: asked, answer }) => [asked, answer]))
}

const flaggedWords = (value: Json, reading: Reading, other: 'before' | 'after'): ReadonlyMap<string, string> => {
  const others = new Map(members(reading.entry[other]?.value ?? null))
  const differing = members(value).map(([code, list]) => {
    const there = strings(others.get(code) ?? null)
    const own = strings(list).filter((word) => !there.includes(word))
    return [nameOfLanguage(code, reading), own.join(' · ')] as const
  })
  return new Map(differing.filter(([, list]) => list !== ''))
}

/** The value of a setting. */
export const setting: TellingParts = (value, reading) => {
  const { row_id, before } = reading.entry
  if (row_id === 'flagged_words') return flaggedWords(value, reading, value === before?.value ? 'after' : 'before')
  if (isNoGoal(row_id, value)) return new Map([['', reading.translate('admin:history.noGoal')]])
  const own = SETTING_VALUE_WORDS[row_id]
  if (own) return new Map([['', worded(own)(value, reading)]])
  return new Map([['', typeof value === 'number' ? formatNumber(value) : text(value, reading)]])
}
