import { formatter } from './formatters.ts'
import type { Language } from './languages.ts'
import { indianHour } from './time.ts'

/** Chromium brings no words of dates in Punjabi and writes "2026 M11 24": these are ours, on servers and phones alike. */
const PUNJABI_MONTHS = 'ਜਨਵਰੀ ਫ਼ਰਵਰੀ ਮਾਰਚ ਅਪ੍ਰੈਲ ਮਈ ਜੂਨ ਜੁਲਾਈ ਅਗਸਤ ਸਤੰਬਰ ਅਕਤੂਬਰ ਨਵੰਬਰ ਦਸੰਬਰ'.split(' ')

/** One of them, and many. */
const PUNJABI_UNITS = {
  minute: ['ਮਿੰਟ', 'ਮਿੰਟ'],
  hour: ['ਘੰਟਾ', 'ਘੰਟੇ'],
  day: ['ਦਿਨ', 'ਦਿਨ'],
  week: ['ਹਫ਼ਤਾ', 'ਹਫ਼ਤੇ'],
  month: ['ਮਹੀਨਾ', 'ਮਹੀਨੇ'],
} as const

export type TimeUnit = keyof typeof PUNJABI_UNITS

/** What browsers say in words of books, or in two ways, and how it is said on farms. */
const SAID: Partial<Record<Language, readonly (readonly [string, string])[]>> = {
  hi: [
    ['सप्ताह', 'हफ्ते'],
    ['माह', 'महीने'],
  ],
  gu: [
    ['ગયા પરમદિવસે', 'પરમદિવસે'],
    ['અઠવાડિયા ', 'અઠવાડિયાં '],
  ],
  ur: [
    ['گزشتہ ', ''],
    ['دنوں', 'دن'],
    ['قبل', 'پہلے'],
    ['ماہ', 'مہینے'],
  ],
}

/** The words of a browser's dates as our readers say them. */
export function asSaid(text: string, language: Language): string {
  return (SAID[language] ?? []).reduce((said, [written, ours]) => said.replace(written, ours), text)
}

/** The parts of a day, where browsers say them as a thing and people as a time. */
const PARTS_OF_DAY: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  mr: { पहाट: 'पहाटे', सकाळ: 'सकाळी', दुपार: 'दुपारी', संध्याकाळ: 'संध्याकाळी', मध्यान्ह: 'दुपारी', रात्र: 'रात्री' },
  bn: { রাত্রি: 'রাত', বিকাল: 'বিকেল' },
}

/** A browser's word for a part of a day as our readers say it before an hour. */
export const partOfDayAsSaid = (part: string, language: Language): string => PARTS_OF_DAY[language]?.[part] ?? part

/** A day in Punjabi: 24 ਨਵੰਬਰ 2026. @param withYear whether the year is said too */
export function punjabiDate(date: Date, withYear: boolean): string {
  const parts = { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'Asia/Kolkata' } as const
  const [day, month, year] = formatter(Intl.DateTimeFormat, 'en-IN', parts).format(date).split('/')
  return [day, PUNJABI_MONTHS[Number(month) - 1], ...(withYear ? [year] : [])].join(' ')
}

/** How long something lasts, in Punjabi: "4.3 ਘੰਟੇ". */
export function punjabiSpan(value: number, unit: TimeUnit, digitsMax: number): string {
  const [one, many] = PUNJABI_UNITS[unit]
  const number = formatter(Intl.NumberFormat, 'en-IN', { maximumFractionDigits: digitsMax }).format(value)
  return `${number} ${number === '1' ? one : many}`
}

/** How far off a time is, in Punjabi: "5 ਦਿਨ ਪਹਿਲਾਂ". @param value negative for what is over */
export function punjabiDistance(value: number, unit: TimeUnit): string {
  const number = Math.abs(value)
  const [one, many] = PUNJABI_UNITS[unit]
  return value < 0 ? `${number} ${number === 1 ? one : many} ਪਹਿਲਾਂ` : `${number} ${many} ਵਿੱਚ`
}

/** What part of its day in India a moment is, in Punjabi: "in the morning", "at night". */
export function punjabiPartOfDay(date: Date): string {
  const hour = indianHour(date)
  if (hour < 4 || hour >= 20) return 'ਰਾਤੀਂ'
  if (hour < 12) return 'ਸਵੇਰੇ'
  return hour < 16 ? 'ਦੁਪਹਿਰੇ' : 'ਸ਼ਾਮੀਂ'
}
