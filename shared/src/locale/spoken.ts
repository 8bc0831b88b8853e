import { withoutIsolates } from './isolate.ts'
import type { Translate } from './translate.ts'

const LAKH = 100_000
const CRORE = 10_000_000

/** Rupees as they are written, by us and by sellers: ₹1,25,000 · Rs. 500/- · 500 rs. */
const MONEY =
  /(?:₹|\b(?:rs|inr)\b\.?|रु\.?)\s*(\d(?:[\d,]*\d)?(?:\.\d+)?)(?:\s*\/-)?|(\d(?:[\d,]*\d)?)\s*(?:\/-|rs\b\.?|रु\.)/gi
const MEASURE = /(\d(?:[\d,]*\d)?(?:\.\d+)?)\s*(kgs?|kms?|l|ltrs?|lit|litres?|liters?)(?![\p{L}\p{M}/])/giu
const GROUPED = /\d{1,3}(?:,\d{2,3})+(?:\.\d+)?/g
/** Nobody says these as one number: ear tags, telephones. */
const DIGITS_ONE_BY_ONE = /\d{8,}/g
const PICTURES = /\p{Extended_Pictographic}|[\u200d\ufe0f]/gu
const BETWEEN = /\s+[–—-]+\s+|\s*[·•|\u2192]+\s*/g
const LINE_END = /[\s,:;]*\n\s*/g
const OPEN_END = /([^\s.!?।۔,:;])\n/g

/**
 * A number in words that every voice reads alike: what is above a lakh by lakh and crore, as people say it, the rest by
 * digits without commas, at which a voice would stop.
 */
function spokenNumber(text: string, t: Translate): string {
  const value = Number(text.replace(/,/g, ''))
  if (!Number.isSafeInteger(value) || value < LAKH) return String(value)
  const [crore, lakh, rest] = [Math.floor(value / CRORE), Math.floor((value % CRORE) / LAKH), value % LAKH]
  const parts = [
    crore && t(lakh || rest ? 'listing:spoken.croreAnd' : 'listing:spoken.crore', { count: crore }),
    lakh && t(rest ? 'listing:spoken.lakhAnd' : 'listing:spoken.lakh', { count: lakh }),
    rest,
  ]
  return parts.filter(Boolean).join(' ')
}

const numberIn = (text: string) => Number(text.replace(/,/g, ''))

/** A measure by the first letters of its unit. */
function spokenMeasure(written: string, unit: string, t: Translate): string {
  const said = { number: spokenNumber(written, t), count: numberIn(written) }
  if (/^kg/i.test(unit)) return t('listing:spoken.kilograms', said)
  if (/^km/i.test(unit)) return t('listing:spoken.kilometres', said)
  return t('listing:spoken.litres', said)
}

function spokenRupees(written: string, t: Translate): string {
  return t('listing:spoken.rupees', { amount: spokenNumber(written, t), count: numberIn(written) })
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const BEHIND_ONE = /(?:^|[^\d.,])1\s?$/

/**
 * What the language writes short, and how it says it: "km" is said "kilometres", and where the table has another word
 * before a stroke, behind 1 that. The longest first.
 */
function withoutShortForms(text: string, t: Translate): string {
  const pairs = t('listing:spoken.shortened')
    .split('\n')
    .map((line) => line.split('='))
    .sort(([a = ''], [b = '']) => b.length - a.length)
  return pairs.reduce((rest, [short = '', said = '']) => {
    const [one = '', many = one] = said.split('|')
    const written = new RegExp(`(^|[^\\p{L}\\p{M}])${escaped(short)}(?![\\p{L}\\p{M}])`, 'gu')
    return rest.replace(
      written,
      (_whole, before: string, place: number) => before + (BEHIND_ONE.test(rest.slice(0, place) + before) ? one : many),
    )
  }, text)
}

/**
 * A text of a listing as it is to be said: money, measures and large numbers in words, no signs that a voice would name.
 * @param t with the namespace `listing`, in the language of the text
 */
export function spokenText(text: string, t: Translate): string {
  const measured = withoutIsolates(text)
    .replace(PICTURES, ' ')
    .replace(MONEY, (_whole, before: string | undefined, after: string) => spokenRupees(before ?? after, t))
    .replace(MEASURE, (_whole, number: string, unit: string) => spokenMeasure(number, unit, t))
  const said = withoutShortForms(measured, t)
    .replace(GROUPED, (number) => spokenNumber(number, t))
    .replace(DIGITS_ONE_BY_ONE, (digits) => digits.split('').join(' '))
    .replace(/([\p{L}\p{M}])\s*\/\s*(?=\p{L})/gu, '$1, ')
    .replace(BETWEEN, ', ')
    .replace(OPEN_END, '$1. ')
    .replace(LINE_END, ' ')
  return withoutIsolates(said).replace(/\s+/g, ' ').trim()
}

/** Some voices fall silent in the middle of what takes longer than a quarter of a minute. */
const UTTERANCE_CHARACTERS = 160
const SENTENCE_END = /([.!?।۔])\s+/g

/** A text in pieces that a voice says one after the other: by sentences, and those that are too long by words. */
export function utterances(text: string): string[] {
  const pieces = ['']
  for (const sentence of text.replace(SENTENCE_END, '$1\n').split('\n')) {
    for (const word of sentence.split(' ')) {
      const last = pieces[pieces.length - 1] ?? ''
      if (last.length + word.length < UTTERANCE_CHARACTERS) pieces[pieces.length - 1] = `${last} ${word}`.trim()
      else pieces.push(word)
    }
    pieces.push('')
  }
  return pieces.filter(Boolean)
}
